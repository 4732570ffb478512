import { describe, expect, test } from "vitest";
import { createDocuments } from "#/platform/http/documents.ts";
import { sitemapDocuments, type SitemapEntry } from "./sitemap.ts";

function siteOf(entries: readonly SitemapEntry[]) {
  const part = {
    count: async () => entries.length,
    slice: async (offset: number, limit: number) => entries.slice(offset, offset + limit),
  };
  return createDocuments(sitemapDocuments("https://wardbook.test", { drugs: part }));
}

describe("the sitemap", () => {
  test("lists every page once, over as many files as it takes", async () => {
    const entries = Array.from({ length: 40_001 }, (_, n) => ({ path: `/drugs/a/${n}` }));
    const site = siteOf(entries);
    const index = await (await site.request("/sitemap.xml")).text();
    const files = [...index.matchAll(/<loc>https:\/\/wardbook\.test([^<]+)<\/loc>/g)];
    const found = new Set<string>();
    for (const [, file] of files) {
      const text = await (await site.request(file ?? "")).text();
      for (const [, path] of text.matchAll(/<loc>https:\/\/wardbook\.test([^<]+)<\/loc>/g)) {
        expect(found.has(path ?? "")).toBe(false);
        found.add(path ?? "");
      }
    }
    expect(files).toHaveLength(2);
    expect(found.size).toBe(entries.length);
  });

  test("escapes what an address may contain", async () => {
    const site = siteOf([{ path: "/news/a?b=1&c='<>", modified: "2026-11-21" }]);
    const text = await (await site.request("/sitemaps/drugs/1.xml")).text();
    expect(text).toContain("<loc>https://wardbook.test/news/a?b=1&amp;c=&apos;&lt;&gt;</loc>");
    expect(text).toContain("<lastmod>2026-11-21</lastmod>");
  });

  test.each(["/sitemaps/drugs/2.xml", "/sitemaps/drugs/0.xml", "/sitemaps/toString/1.xml"])(
    "%s is nobody's",
    async (path) => {
      const site = siteOf([{ path: "/" }]);
      expect((await site.request(path)).status).toBe(404);
    },
  );

  test("is named in robots.txt", async () => {
    const text = await (await siteOf([]).request("/robots.txt")).text();
    expect(text).toContain("Sitemap: https://wardbook.test/sitemap.xml");
  });
});
