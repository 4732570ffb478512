import { Failure } from "#/kernel/failure.ts";
import {
  Description,
  getDescription,
  getHealth,
  getReadiness,
  Health,
  Nothing,
  Readiness,
} from "./health.contract.ts";
import { describeApi } from "./openapi.ts";
import { serve, type Route } from "./serve.ts";

export type HealthParts = {
  readonly version: string;
  readonly productName: string;
  /** Rejects when the database does not answer. */
  readonly ping: () => Promise<void>;
  readonly sources: () => Promise<{ name: string; updatedAt: string | null }[]>;
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
    serve(getReadiness, { input: Nothing, output: Readiness }, { access: "anyone" }, async () => {
      await parts.ping().catch((cause: unknown) => {
        throw new Failure("unavailable", "The database does not answer.", { cause, retryAfter: 5 });
      });
      return { ready: true };
    }),
    serve(
      getDescription,
      { input: Nothing, output: Description },
      { access: "anyone", cache: "public" },
      async () => describeApi(parts.routes(), parts.productName),
    ),
  ];
}
