import { LRUCache } from "lru-cache";
import type { Page, RenderPage } from "./page.ts";

export type PageCacheRules = {
  /** For so long a kept page is served as it is, in ms. */
  readonly freshMs: number;
  /** After that it is served once more while a new one is rendered, for so long, in ms. */
  readonly staleMs: number;
  readonly maxBytes: number;
  readonly now: () => number;
};

type Kept = { readonly page: Page; readonly at: number };

/** An address longer than this is nobody's bookmark, and not worth the memory. */
const LONGEST_KEY = 400;

/** Keeps anonymous pages in this process. One rendering at a time for an address, however many ask for it. */
export function createPageCache(render: RenderPage, rules: PageCacheRules) {
  const kept = new LRUCache<string, Kept>({
    maxSize: rules.maxBytes,
    sizeCalculation: ({ page }, key) => page.html.length * 2 + key.length,
  });
  const rendering = new Map<string, Promise<Page>>();

  function renew(url: URL, key: string): Promise<Page> {
    const running = rendering.get(key);
    if (running) return running;
    const next = render(url)
      .then((page) => {
        if (page.status === 200 && key.length <= LONGEST_KEY)
          kept.set(key, { page, at: rules.now() });
        else kept.delete(key);
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, next);
    return next;
  }

  return {
    async page(url: URL): Promise<Page> {
      const key = url.pathname + url.search;
      const found = kept.get(key);
      const age = found ? rules.now() - found.at : Infinity;
      if (!found || age > rules.freshMs + rules.staleMs) return renew(url, key);
      // A rendering that fails in the background leaves the kept page; the next one in the open reports it.
      if (age > rules.freshMs) renew(url, key).catch(() => undefined);
      return found.page;
    },
    /** Forgets pages, because what they show has changed: all, or those at certain paths. */
    purge(isConcerned: (path: string) => boolean = () => true): void {
      const gone = [...kept.keys()].filter((key) => isConcerned(key.split("?")[0] ?? key));
      for (const key of gone) kept.delete(key);
    },
  };
}
