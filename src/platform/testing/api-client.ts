import { createApi, type ApiParts } from "#/platform/http/api.ts";
import type { Database } from "#/platform/database/database.ts";
import { createFirstAnswers } from "#/platform/http/idempotency/idempotency.store.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createSharedCounts } from "#/platform/http/limits/shared-count.store.ts";
import type { Route } from "#/platform/http/serve.ts";
import { createLog } from "#/platform/log/log.ts";

/** Where requests of these tests come from: an address reserved for documentation. */
export const TEST_ADDRESS = "192.0.2.1";

type Options = Partial<Pick<ApiParts, "identify" | "limiter">>;

type Asked = {
  /** Among them x-forwarded-for, where a request shall come from another address. */
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
};

/** The API over these routes with everything real behind it, asked as a client asks it. */
export function createApiClient(
  database: Database,
  routes: readonly Route[],
  options: Options = {},
) {
  const api = createApi({
    routes,
    identify: options.identify ?? (async () => null),
    limiter: options.limiter ?? createLimiter({ off: false, shared: createSharedCounts(database) }),
    firstAnswers: createFirstAnswers(database),
    log: createLog("silent"),
    addressOf: (_, forwardedFor) => forwardedFor ?? TEST_ADDRESS,
  });
  return async (method: string, path: string, { headers = {}, body }: Asked = {}) => {
    const response = await api.request(path, {
      method,
      headers: body === undefined ? headers : { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const json: unknown = text === "" ? null : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: json };
  };
}
