/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { OFFLINE_PAGE, PAGE_CACHE } from "../offline/names.ts";

const PATIENCE_S = 5;
const FORTNIGHT = 14 * 24 * 3600;
const MOST = 120;

/** Pages are the same for everyone. What belongs to a person or to one moment is not worth a place all the same. */
const NEVER = /^\/(profile|bookmarks|signin|api|assets)(\/|$)/;

/** A filtered list is not kept: what somebody searched for has no business in a browser that others use too. */
export function isKept({ pathname, search }: URL): boolean {
  return search === "" && !NEVER.test(pathname);
}

const onlyPages: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (mayKeep(request, response) ? response : null),
};

function mayKeep(request: Request, response: Response): boolean {
  const html = response.headers.get("content-type")?.startsWith("text/html") ?? false;
  return response.status === 200 && html && !response.redirected && isKept(new URL(request.url));
}

const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyPages,
    new ExpirationPlugin({ maxEntries: MOST, maxAgeSeconds: FORTNIGHT, purgeOnQuotaError: true }),
  ],
});

/** By path, when the page that was last shown there was made. */
const since = new Map<string, string>();

/** When the page that was last shown at this path was made; null where that is not known. */
export function keptSince(path: string): string | null {
  return since.get(path) ?? null;
}

export function serveKeptPages(): void {
  registerRoute(
    ({ request, sameOrigin }) => request.mode === "navigate" && sameOrigin,
    async (asked) => {
      try {
        const page = await pages.handle(asked);
        since.set(asked.url.pathname, page.headers.get("date") ?? "");
        return page;
      } catch {
        // No network, and not kept: the offline page takes the address along and tries what is kept of its data.
        const wanted = asked.url.pathname + asked.url.search;
        if (asked.url.pathname === OFFLINE_PAGE) return Response.error();
        return Response.redirect(`${OFFLINE_PAGE}#${wanted}`);
      }
    },
  );
}

/** Fetches pages to keep them; one that cannot be had is left out. */
export async function keepPages(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(PAGE_CACHE);
  for (const path of paths) {
    const request = new Request(path, { credentials: "omit", cache: "no-cache" });
    const response = await fetch(request).catch(() => undefined);
    if (response && mayKeep(request, response)) await cache.put(request, response);
  }
}
