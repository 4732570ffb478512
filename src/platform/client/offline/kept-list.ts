import { OFFLINE_PAGE, PAGE_CACHE } from "./names.ts";

type KeptPage = {
  readonly path: string;
  readonly title: string;
  /** When it was made; null where that is not known. */
  readonly keptAt: Date | null;
};

/** The pages that open without a network, as the service worker keeps them, by their titles. */
export async function keptPages(): Promise<KeptPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(PAGE_CACHE);
  const all = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const page = await cache.match(request, { ignoreVary: true });
      return page === undefined ? [] : [await keptPage(new URL(request.url).pathname, page)];
    }),
  );
  return all
    .flat()
    .filter(({ path }) => path !== OFFLINE_PAGE)
    .toSorted((one, other) => one.title.localeCompare(other.title, "en"));
}

async function keptPage(path: string, page: Response): Promise<KeptPage> {
  const { title } = new DOMParser().parseFromString(await page.text(), "text/html");
  const date = page.headers.get("date");
  return { path, title: title || path, keptAt: date === null ? null : new Date(date) };
}
