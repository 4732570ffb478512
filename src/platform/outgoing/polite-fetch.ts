import { fetch as undiciFetch } from "undici";
import { Failure } from "#/kernel/failure.ts";
import { isPublicAddress, type AddressGuard } from "./address-guard.ts";
import { guardedAgent } from "./guarded-agent.ts";
import { createHostPace } from "./host-pace.ts";
import { retryAfterMs } from "./retry-after.ts";

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

export type PoliteFetch = Fetch & { close(): Promise<void> };

export type PoliteOptions = {
  /** Who asks, for whoever reads the other side's log: see `userAgentOf`. */
  readonly userAgent: string;
  /** Milliseconds between two requests to one host. */
  readonly gapMs?: number;
  readonly isAllowed?: AddressGuard;
};

const USUAL_GAP_MS = 1000;
const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const ASKS_TO_WAIT = new Set([429, 503]);
const USUAL_REST_MS = 60_000;

/**
 * `fetch` for the internet at large: says who asks, follows at most five redirects, connects to public addresses only,
 * paces itself for each host, and heeds Retry-After. A total time is the caller's to set, with `signal`.
 * @throws Failure "forbidden" for an address that is not public or not of the web, "unavailable" while the host asks to
 * wait, "upstream-failed" where it cannot be reached.
 */
export function createPoliteFetch(options: PoliteOptions): PoliteFetch {
  const { userAgent, gapMs = USUAL_GAP_MS, isAllowed = isPublicAddress } = options;
  const agent = guardedAgent(isAllowed);
  const pace = createHostPace(gapMs);

  async function once(url: URL, init: RequestInit): Promise<Response> {
    if (!/^https?:$/.test(url.protocol)) {
      throw new Failure("forbidden", `${url.protocol} is not fetched, only http and https.`);
    }
    await pace.turn(url.host, init.signal);
    const headers = new Headers(init.headers);
    headers.set("user-agent", userAgent);
    const response = await ask(url, { ...init, headers });
    if (ASKS_TO_WAIT.has(response.status)) {
      const asked = retryAfterMs(response.headers.get("retry-after"), Date.now());
      pace.rest(url.host, asked ?? USUAL_REST_MS);
    }
    return response;
  }

  async function ask(url: URL, init: RequestInit): Promise<Response> {
    try {
      const { method, headers, signal } = init;
      const answer = await undiciFetch(url, {
        ...(method !== undefined && { method }),
        ...(signal && { signal }),
        headers: [...new Headers(headers)],
        redirect: "manual",
        dispatcher: agent,
      });
      // The same object as the global one of its class, but of another copy of undici's types.
      return answer as unknown as Response;
    } catch (error) {
      throw reasonOf(error, url);
    }
  }

  async function politeFetch(input: string, init: RequestInit = {}): Promise<Response> {
    let url = addressOf(input);
    for (let redirects = 0; ; redirects += 1) {
      const response = await once(url, init);
      const location = response.headers.get("location");
      if (!REDIRECTS.has(response.status) || location === null) return response;
      await response.body?.cancel();
      if (redirects === MOST_REDIRECTS) {
        throw new Failure(
          "upstream-failed",
          `${input} redirects more than ${MOST_REDIRECTS} times.`,
        );
      }
      url = addressOf(location, url);
    }
  }
  return Object.assign(politeFetch, { close: () => agent.destroy() });
}

function addressOf(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url) throw new Failure("upstream-failed", `${address} is not an address.`);
  if (url.username || url.password) {
    throw new Failure("forbidden", `${url.host} is not asked with a name and password.`);
  }
  return url;
}

/** fetch says "fetch failed" and keeps the reason to itself; an abort by the caller stays one. */
function reasonOf(error: unknown, url: URL): unknown {
  const cause = error instanceof TypeError ? error.cause : undefined;
  if (cause instanceof Failure) return cause;
  if (!(cause instanceof Error)) return error;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
  return new Failure("upstream-failed", `${url.host} cannot be reached: ${code}.`, {
    cause: error,
  });
}

/** "Wardbook/1.0.0 (+https://wardbook.example/about; help@wardbook.example)": product, version and whom to turn to. */
export function userAgentOf(product: string, version: string, contacts: readonly string[]): string {
  const name = product.replace(/[^\w.-]+/g, "-").replace(/^-+|-+$/g, "") || "Wardbook";
  const known = contacts.map((contact) => contact.replace(/[^\x21-\x7e]+/g, "")).filter(Boolean);
  return `${name}/${version}${known.length > 0 ? ` (${known.join("; ")})` : ""}`;
}
