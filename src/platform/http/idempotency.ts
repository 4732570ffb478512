import { createHash } from "node:crypto";
import { createSealer, type Sealer } from "#/platform/secrets/sealer.ts";
import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "#/kernel/failure.ts";
import type { Caller } from "./caller.ts";

/** What became of the first request under a key. */
export type Claim =
  | { readonly state: "ours" }
  | { readonly state: "running" }
  | { readonly state: "answered"; readonly fingerprint: string; readonly answer: string };

/** Keeps the first answer to each idempotency key. Claims are atomic: of two equal requests one gets "ours". */
export type FirstAnswers = {
  claim(key: string, fingerprint: string): Promise<Claim>;
  keep(key: string, answer: string): Promise<void>;
  release(key: string): Promise<void>;
  /** Removes what no repeat will ask for any more. */
  forgetOld(): Promise<void>;
};

type Attempt = {
  readonly key: string;
  readonly route: string;
  readonly caller: Caller;
  readonly input: unknown;
};

const WAITS_MS = [50, 100, 200, 400, 800, 1600];

/**
 * Does the work once however often it is asked for under the same key, and answers every repeat alike.
 * A failed attempt is forgotten, so that its repeat tries again. What is kept opens under the client's key alone, which
 * is kept nowhere: an answer may hold a token, and its input a password.
 * @throws Failure idempotency-mismatch when the key was used for a different request.
 */
export async function answerOnce(
  answers: FirstAnswers,
  attempt: Attempt,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = digest(["sealed", attempt.key, attempt.route, attempt.caller.person?.id ?? ""]);
  const fingerprint = digest([attempt.key, attempt.input]);
  const sealer = createSealer(() => attempt.key);
  for (const pause of WAITS_MS) {
    const claim = await answers.claim(key, fingerprint);
    if (claim.state === "ours") return doAndKeep(answers, key, sealer, work);
    if (claim.state === "answered") {
      if (claim.fingerprint === fingerprint) return opened(claim.answer, key, sealer);
      const message = "This Idempotency-Key was already used for a different request.";
      throw new Failure("idempotency-mismatch", message);
    }
    await wait(pause);
  }
  throw new Failure("conflict", "The same request is still being worked on.", { retryAfter: 2 });
}

async function doAndKeep(
  answers: FirstAnswers,
  key: string,
  sealer: Sealer,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const answer = await work();
    const text = Buffer.from(JSON.stringify(answer));
    await answers.keep(key, sealer.seal(text, key).toString("base64url"));
    return answer;
  } catch (error) {
    await answers.release(key);
    throw error;
  }
}

function opened(answer: string, key: string, sealer: Sealer): unknown {
  return JSON.parse(sealer.open(Buffer.from(answer, "base64url"), key).toString());
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("base64url");
}
