import { setTimeout } from "node:timers/promises";
import * as v from "valibot";
import { Failure } from "#/kernel/failure.ts";
import { madeOnce } from "#/platform/threads/made-once.ts";
import { Description, Health, Liveness, Nothing, Readiness } from "./health.contract.ts";
import { getDescription, getHealth, getLiveness, getReadiness } from "./health.endpoints.ts";
import { describeApi } from "../openapi.ts";
import { serve, type Route } from "../serve.ts";

export type HealthParts = {
  readonly version: string;
  readonly productName: string;
  /** Whether the database has all that this version asks of it; rejects when it does not answer. */
  readonly isMigrated: () => Promise<boolean>;
  /** Whether this server was told to stop. */
  readonly isDraining: () => boolean;
  readonly sources: () => Promise<Health["sources"]>;
  /** Every route of the API, to describe them. */
  readonly routes: () => readonly Route[];
};

/** What operators and client writers ask the server about itself. */
export function healthRoutes(parts: HealthParts): Route[] {
  return [
    serve(getHealth, { input: Nothing, output: Health }, { access: "anyone" }, async () => ({
      status: "ok",
      version: parts.version,
      uptimeSeconds: Math.round(process.uptime()),
      sources: await parts.sources(),
    })),
    // Whoever restarts servers that do not live asks here: a database that is away is cured by no restart.
    serve(getLiveness, { input: Nothing, output: Liveness }, { access: "anyone" }, async () => ({
      live: true,
    })),
    serve(getReadiness, { input: Nothing, output: Readiness }, { access: "anyone" }, async () => {
      if (parts.isDraining()) throw unready("This server is being stopped.");
      const isMigrated = await soon(parts.isMigrated()).catch((cause: unknown) => {
        throw unready("The database does not answer.", cause);
      });
      if (!isMigrated) throw unready("The database is not yet set up for this version.");
      return { ready: true };
    }),
    serve(
      getDescription,
      { input: Nothing, output: Description },
      { access: "anyone", cache: "public" },
      madeOnce(async () =>
        JSON.stringify(v.parse(Description, await describeApi(parts.routes(), parts.productName))),
      ),
    ),
  ];
}

function unready(detail: string, cause?: unknown): Failure {
  return new Failure("unavailable", detail, { cause, retryAfter: 5 });
}

/** Whoever asks whether we are ready sends requests elsewhere meanwhile, and does not wait as these do. */
const READY_MS = 2000;

async function soon<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const late = new AbortController();
  const tooLate = setTimeout(READY_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error("The database is slow to answer.");
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    late.abort();
    tooLate.catch(() => undefined);
    asked.catch(() => undefined);
  }
}
