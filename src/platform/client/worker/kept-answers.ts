/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { KEPT_SINCE } from "../offline/names.ts";

const PATIENCE_S = 5;
const MONTH = 30 * 24 * 3600;
const MOST = 400;

/** Reference and news. Providers and suggestions stay out: they tell what somebody searched for. */
const KEPT =
  /^\/api\/(drugs|labels|monographs|news|site|dosage|symptoms|interactions|evidence)(\/|$)/;
const NEVER = /\/(suggestions|likes|comments)$/;

export function isKeptAnswer(path: string): boolean {
  return KEPT.test(path) && !NEVER.test(path);
}

/** An answer that depends on who asks, or that was given to somebody by name, is not kept. */
export function mayKeepAnswer(request: Request, response: Response): boolean {
  const control = response.headers.get("cache-control") ?? "private";
  return (
    response.status === 200 &&
    !request.headers.has("authorization") &&
    !/\b(private|no-store)\b/.test(control)
  );
}

const onlyPublic: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    mayKeepAnswer(request, response) ? response : null,
};

const withAge: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && aged(cachedResponse),
};

function aged(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(KEPT_SINCE, kept.headers.get("date") ?? new Date(0).toUTCString());
  return new Response(kept.body, { status: kept.status, headers });
}

const answers = new NetworkFirst({
  cacheName: "answers",
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyPublic,
    withAge,
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
  ],
});

/** @param monographs the built file with all monographs, by their API path; it stands in for what was never asked. */
export function serveKeptAnswers(monographs: string): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isKeptAnswer(url.pathname),
    async (asked) => {
      try {
        return await answers.handle(asked);
      } catch (error) {
        const brought = await broughtAlong(monographs, asked.url.pathname);
        if (brought) return brought;
        throw error;
      }
    },
  );
}

async function broughtAlong(file: string, path: string): Promise<Response | undefined> {
  const kept = path.startsWith("/api/monographs/") ? await caches.match(file) : undefined;
  if (kept === undefined) return undefined;
  const answer: unknown = (await kept.clone().json())[path];
  const date = kept.headers.get("date") ?? "";
  return answer === undefined ? undefined : aged(Response.json(answer, { headers: { date } }));
}
