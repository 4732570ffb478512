import { PAGE_CACHE } from "./names.ts";

/** A page whose data is not kept may be kept as a page: loading it anew gets it from there. */
export async function showKeptPage(): Promise<void> {
  if (!("caches" in window) || location.search !== "") return;
  const cache = await caches.open(PAGE_CACHE);
  if (await cache.match(location.pathname, { ignoreVary: true })) location.reload();
}
