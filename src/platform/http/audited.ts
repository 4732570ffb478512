import { isIPv4 } from "node:net";
import { Failure, type FailureCode } from "#/kernel/failure.ts";
import type { AuditEvent, Recorded } from "#/platform/audit/audit-log.store.ts";
import { isAway } from "#/platform/database/is-away.ts";
import type { Log } from "#/platform/log/log.ts";
import type { Caller } from "./caller.ts";
import { networkOf } from "./limits/network-of.ts";
import type { Route } from "./serve.ts";

/** Keeps what was done, and by whom. */
export type RecordEvent = (event: AuditEvent) => Promise<Recorded>;

/** What says nothing of who did what: typing errors, and what was stopped before it was looked at. */
const NOT_KEPT: ReadonlySet<FailureCode> = new Set([
  "invalid-input",
  "malformed-body",
  "too-large",
  "too-many-requests",
  "unavailable",
  "unsupported-media-type",
  "idempotency-mismatch",
]);

/**
 * Whether a call leaves an event: all that changes something of an account or begins a session, all that needs a role,
 * and what takes a person's data away.
 */
export function isAudited({ endpoint, policy }: Route): boolean {
  const { access } = policy;
  if (policy.audited !== undefined) return policy.audited;
  if (access !== "anyone" && access !== "signed-in") return true;
  if (endpoint.method === "GET") return false;
  return access === "signed-in" || endpoint.path.startsWith("/api/auth/");
}

type Parts = { readonly record: RecordEvent; readonly log: Log };

/** Does the call, and answers only once it is recorded. */
export async function audited<Answer>(
  { record, log }: Parts,
  route: Route,
  caller: Caller,
  work: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  let about: Pick<AuditEvent, "object" | "detail"> = {};
  const keep = async (outcome: string) => {
    const event = {
      ...about,
      action: `${route.endpoint.method} ${route.endpoint.path}`,
      outcome,
      actor: caller.person?.id,
      network: coarse(caller.ipAddress),
      requestId: caller.requestId,
    };
    const { seq, hash } = await record(event);
    // Outside the database the hash is an anchor: a chain that was cut off and its end rewritten does not hold it.
    log.info({ audit: seq, hash, requestId: caller.requestId, action: event.action, outcome });
  };
  let answer: Answer;
  try {
    answer = await work({
      ...caller,
      concerns: (object, detail) => {
        about = { object, detail };
      },
    });
  } catch (error) {
    // Nothing was done, and there is nowhere to keep it.
    if (isAway(error)) throw error;
    const code = error instanceof Failure ? error.code : "internal";
    const isStranger = code === "unauthenticated" && route.policy.access !== "anyone";
    if (!NOT_KEPT.has(code) && !isStranger) {
      await keep(code).catch((err: unknown) => log.warn({ err }, "a refusal was not recorded"));
    }
    throw error;
  }
  await keep("done");
  return answer;
}

/** Tells networks apart, not people: 24 bits of an IPv4 address, 64 of an IPv6 one. */
function coarse(ipAddress: string): string {
  return isIPv4(ipAddress) ? ipAddress.replace(/\d+$/, "0") : networkOf(ipAddress);
}
