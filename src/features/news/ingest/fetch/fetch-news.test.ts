import type { RequestListener } from "node:http";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createPoliteFetch } from "#/platform/outgoing/polite-fetch.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import type { NewsSource } from "../../logic/source.ts";
import { createArticleStore } from "../../server/article.store.ts";
import { createFeedStateStore } from "../../server/feed-state.store.ts";
import { fetchNews } from "./fetch-news.ts";

const MINUTE = 60_000;

function feedOf(...titles: string[]): string {
  const items = titles.map(
    (title) => `<item><title>${title}</title><link>https://a.example/${title}</link></item>`,
  );
  return `<rss version="2.0"><channel><title>A</title>${items.join("")}</channel></rss>`;
}

function sourceAt(feed: string, id = "a"): NewsSource {
  return { id, name: `Source ${id}`, kind: "news", terms: "summary", specialties: [], feed };
}

/** Comes to grief at one address in a way that nobody reckons with. */
async function stumbling(url: string): Promise<Response> {
  if (url.endsWith("/a")) throw new RangeError("unforeseen");
  return fetch(url);
}

describeEachDatabase("the catalogue's feeds", (database) => {
  let asked: string[] = [];
  let answer: RequestListener | undefined;
  let origin = "";
  const fetched = (sources: readonly NewsSource[], which: "all" | "due" = "all") => {
    const fetch = createPoliteFetch({
      userAgent: "Wardbook/test",
      gapMs: 0,
      isAllowed: () => true,
    });
    onTestFinished(() => fetch.close());
    return fetchNews({ database: database(), fetch, sources, which });
  };
  const stateOf = async (id: string) => (await createFeedStateStore(database()).all()).get(id);
  const waits = async (id: string) => {
    const state = await stateOf(id);
    return (state?.nextAt.getTime() ?? 0) - (state?.fetchedAt.getTime() ?? 0);
  };

  beforeEach(async () => {
    asked = [];
    origin = await localServer((request, response) => {
      asked.push(request.url ?? "");
      answer?.(request, response);
    });
  });

  test("are read, and not again before their time", async () => {
    answer = (_, response) => response.end(feedOf("One", "Two"));
    const source = sourceAt(`${origin}/feed`);
    expect(await fetched([source], "due")).toMatchObject({ inserted: 2, rejected: 0 });
    expect(await fetched([source], "due")).toBeUndefined();
    expect(await fetched([source])).toMatchObject({ inserted: 0, unchanged: 2 });
    const articles = await createArticleStore(database()).withImages(5);
    // They give no date, and none is made up.
    expect(articles.map(({ isDated }) => isDated)).toEqual([false, false]);
    expect(await stateOf("a")).toMatchObject({ failures: 0, error: null });
  });

  test("need not be sent again where they are the same", async () => {
    answer = (request, response) => {
      if (request.headers["if-none-match"] === '"v1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"v1"' }).end(feedOf("One"));
    };
    const source = sourceAt(`${origin}/feed`);
    await fetched([source]);
    expect(await fetched([source])).toMatchObject({ read: 0 });
    expect(await stateOf("a")).toMatchObject({ etag: '"v1"', failures: 0 });
  });

  test("are left alone for longer with every failure, and say why", async () => {
    answer = (request, response) =>
      request.url === "/good" ? response.end(feedOf("One")) : response.writeHead(500).end();
    const sources = [sourceAt(`${origin}/bad`), sourceAt(`${origin}/good`, "b")];
    await fetched(sources);
    expect(await stateOf("a")).toMatchObject({
      failures: 1,
      error: `${origin}/bad answered 500.`,
    });
    expect(await waits("a")).toBe(10 * MINUTE);
    await fetched(sources);
    expect(await waits("a")).toBe(20 * MINUTE);
    expect(await fetched(sources, "due")).toBeUndefined();
    answer = (_, response) => response.end(feedOf("One"));
    await fetched(sources);
    expect(await stateOf("a")).toMatchObject({ failures: 0, error: null });
  });

  test("are left alone for as long as they ask", async () => {
    answer = (_, response) => response.writeHead(503, { "retry-after": "7200" }).end();
    await expect(fetched([sourceAt(`${origin}/feed`)])).rejects.toThrow("No feed could be read");
    expect(await waits("a")).toBeGreaterThanOrEqual(119 * MINUTE);
  });

  test("are read although one of them comes to something unforeseen, which is told", async () => {
    answer = (_, response) => response.end(feedOf("One"));
    const sources = [sourceAt(`${origin}/a`), sourceAt(`${origin}/b`, "b")];
    const all = fetchNews({ database: database(), fetch: stumbling, sources, which: "all" });
    await expect(all).rejects.toThrow("unforeseen");
    expect(await createArticleStore(database()).count()).toBe(1);
    expect(await stateOf("b")).toMatchObject({ failures: 0, error: null });
  });

  test("that are none are refused by name, and switched-off ones not asked", async () => {
    answer = (request, response) =>
      response.end(
        request.url === "/wall" ? "<!DOCTYPE html><title>Checking your browser" : feedOf("One"),
      );
    await fetched([
      sourceAt(`${origin}/wall`),
      sourceAt(`${origin}/feed`, "b"),
      { ...sourceAt(`${origin}/off`, "c"), off: true },
    ]);
    expect((await stateOf("a"))?.error).toBe(`${origin}/wall is not a feed: it is a web page.`);
    expect(asked.toSorted()).toEqual(["/feed", "/wall"]);
  });
});
