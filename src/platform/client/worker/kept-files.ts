/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";

const OLDER = "older-files";
const MONTH = 30 * 24 * 3600;

/**
 * The built files of this version, fetched when it is installed. Files that only an older version knows move to a
 * second cache instead of going away: a tab that is still open, or a page that was kept, may ask for them.
 */
export function keepBuiltFiles(files: PrecacheEntry[]) {
  const controller = new PrecacheController();
  controller.addToCacheList(files);
  const older = new CacheFirst({
    cacheName: OLDER,
    plugins: [
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: MONTH, purgeOnQuotaError: true }),
    ],
  });
  registerRoute(new PrecacheRoute(controller, { cleanURLs: false, directoryIndex: "" }));
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
    // A version that waits has its files here already, while the one before it still answers.
    async (asked) => (await caches.match(asked.request)) ?? older.handle(asked),
  );
  return {
    install: (event: ExtendableEvent) => controller.install(event),
    async activate(event: ExtendableEvent): Promise<void> {
      await moveOlder(controller);
      await controller.activate(event);
    },
  };
}

async function moveOlder(controller: PrecacheController): Promise<void> {
  const known = new Set(controller.getCachedURLs());
  const from = await caches.open(controller.strategy.cacheName);
  const to = await caches.open(OLDER);
  for (const request of await from.keys()) {
    if (known.has(request.url) || !request.url.includes("/assets/")) continue;
    const file = await from.match(request);
    if (file) await to.put(request, file);
  }
}
