import { pipeline, Readable } from "node:stream";
import { expect, onTestFinished, test } from "vitest";
import { Failure } from "#/kernel/failure.ts";
import { createPoliteFetch } from "#/platform/outgoing/polite-fetch.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import type { NewsSource } from "../../logic/source.ts";
import { createArticleStore } from "../../server/article.store.ts";
import { createFeedStateStore } from "../../server/feed-state.store.ts";
import { articleOf } from "../keep/article-of-entry.ts";
import { fetchNews } from "../fetch/fetch-news.ts";
import { hostileDocuments } from "./hostile-feeds.testing.ts";
import { readFeed } from "./read-feed.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const SOURCE: NewsSource = {
  id: "hostile",
  name: "Hostile",
  kind: "news",
  terms: "public-domain",
  specialties: [],
  feed: "https://hostile.example/feed",
};
const SPENT_MS = 5000;

test("a thousand hostile documents give clean articles or are refused, and none takes long", () => {
  let articles = 0;
  let documents = 0;
  const slow: string[] = [];
  for (const { name, bytes } of hostileDocuments(1000)) {
    documents++;
    const started = performance.now();
    for (const entry of entriesOf(bytes, name)) {
      const judged = articleOf(entry, { source: SOURCE, base: SOURCE.feed, now: NOW });
      if (!judged.ok) continue;
      articles++;
      const { content, title, url, description, imageUrl, publishedDate } = judged.article;
      const kept = [url, imageUrl, judged.article.publishedAt, judged.article.author];
      for (const word of [...kept, ...judged.article.tags]) {
        expect((word ?? "").length).toBeLessThanOrEqual(2048);
      }
      expect(content ?? "").not.toMatch(
        /<\s*(?:script|iframe|object|img|style|svg|form|base|meta|xmp|textarea)/i,
      );
      expect(content ?? "").not.toMatch(/<[^>]{0,500}\s(?:on\w+|style|id|class|name)\s*=/i);
      for (const address of [url, imageUrl ?? "https:"]) expect(address).toMatch(/^https?:/);
      const texts = [title, description ?? "", content ?? ""].join("");
      expect(texts.isWellFormed() && !texts.includes("\0")).toBe(true);
      expect(texts).not.toContain("root:x:0");
      expect(texts.length).toBeLessThan(1_000_000);
      expect(publishedDate?.getTime() ?? 0).toBeLessThan(NOW.getTime() + 3 * 86_400_000);
    }
    if (performance.now() - started > SPENT_MS) slow.push(name);
  }
  expect(slow).toEqual([]);
  expect(documents).toBe(1000);
  expect(articles).toBeGreaterThan(300);
});

function* endless() {
  for (;;) yield Buffer.alloc(1024 * 1024, 32);
}

function entriesOf(bytes: Uint8Array, name: string) {
  try {
    return readFeed(bytes, name).entries;
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

describeEachDatabase("hostile feeds in the catalogue", (database) => {
  test("harm neither the articles nor the other feeds", async () => {
    const documents = hostileDocuments(20);
    const origin = await localServer((request, response) => {
      const [, kind = "", index] = (request.url ?? "").split("/");
      if (kind === "endless") {
        pipeline(Readable.from(endless()), response, () => undefined);
      } else if (kind === "good") {
        response.end(
          "<rss version='2.0'><channel><item><title>A good one</title><link>https://a.example/1</link></item></channel></rss>",
        );
      } else {
        response.end(documents[Number(index)]?.bytes);
      }
    });
    const fetch = createPoliteFetch({
      userAgent: "Wardbook/test",
      gapMs: 0,
      isAllowed: () => true,
    });
    onTestFinished(() => fetch.close());
    const paths = [...documents.map((_, index) => `hostile/${index}`), "endless", "good"];
    const sources = paths.map((path) => ({
      ...SOURCE,
      id: path,
      name: path,
      feed: `${origin}/${path}`,
    }));
    await fetchNews({ database: database(), fetch, sources, which: "all" });
    const states = await createFeedStateStore(database()).all();
    expect(states.size).toBe(sources.length);
    expect(states.get("endless")?.error).toContain("larger than 4.0 MB");
    expect(states.get("good")?.error).toBeNull();
    const { articles } = await createArticleStore(database()).list({
      search: "good",
      category: undefined,
      source: "good",
      sort: "date",
      page: 1,
      limit: 20,
    });
    expect(articles).toHaveLength(1);
  });
});
