import { hash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { Failure } from "#/kernel/failure.ts";
import { eventually } from "#/platform/testing/eventually.ts";
import { createAnswerCache } from "../answer-cache.ts";
import { bytesOfPage, readPage } from "./page.ts";
import { createMark } from "./own-inline.ts";
import { createPages } from "./pages.ts";

const MARK = createMark();
const MARKED = `<html><head><style nonce="${MARK}">a{}</style></head><body>Hi<script nonce="${MARK}" class="ours">stamp</script></body></html>`;
const HTML = MARKED.replaceAll(` nonce="${MARK}"`, "");
const rules = { mark: MARK, allowedAt: () => ({}), development: false };

function htmlResponse(html: string, status = 200) {
  return new Response(html, { status, headers: { "content-type": "text/html" } });
}

function hashesIn(policy: string): string[] {
  return policy.match(/'sha256-[^']+'/g) ?? [];
}

function hashOf(text: string): string {
  return `'sha256-${hash("sha256", text, "base64")}'`;
}

function get(path: string, headers: Record<string, string> = {}) {
  return new Request(`http://wardbook.test${path}`, { headers });
}

describe("pages", () => {
  test("reach the renderer without anything that tells people apart", async () => {
    const seen: Request[] = [];
    const pages = createPages(async (request) => {
      seen.push(request);
      return htmlResponse(MARKED);
    }, rules);
    await pages.answer(get("/?a=1", { cookie: "x=1", authorization: "Bearer t" }));
    expect(seen.map((request) => [...request.headers])).toEqual([[["accept", "text/html"]]]);
  });

  test("allow exactly their own inline scripts and styles", async () => {
    const pages = createPages(async () => htmlResponse(MARKED), rules);
    const policy = (await pages.answer(get("/"))).headers.get("content-security-policy") ?? "";
    expect(hashesIn(policy)).toEqual([hashOf("stamp"), hashOf("a{}")]);
    expect(policy).not.toContain("unsafe-inline");
  });

  test.each([
    ["a script", "<script>theirs()</script>"],
    ["a script with a guessed mark", `<script nonce="${"0".repeat(32)}">theirs()</script>`],
    ["a script in capitals", "<SCRIPT>theirs()</SCRIPT>"],
    ["a style", "<style>theirs()</style>"],
    [
      "a script that swallows the mark of another",
      `<script a="<i nonce="${MARK}">theirs()</script>`,
    ],
    ["a script that is not closed", "<script>theirs();"],
    ["a script with a line break in its tag", "<script\n>theirs()</script>"],
  ])("allow nothing that somebody else put into them: %s", async (_, theirs) => {
    const pages = createPages(async () => htmlResponse(MARKED.replace("Hi", theirs)), rules);
    const policy = (await pages.answer(get("/"))).headers.get("content-security-policy") ?? "";
    const own = [hashOf("stamp"), hashOf("a{}")];
    expect(hashesIn(policy).filter((hash) => !own.includes(hash))).toEqual([]);
  });

  test("have no hash for structured data, which does not run, nor for what has no text", async () => {
    const file = `<script nonce="${MARK}" type="module" src="/a.js"></script>`;
    const data = `<script type="application/ld+json" nonce="${MARK}">{}</script>`;
    const pages = createPages(async () => htmlResponse(file + data), rules);
    const policy = (await pages.answer(get("/"))).headers.get("content-security-policy") ?? "";
    expect(hashesIn(policy)).toEqual([]);
  });

  test.each([rules, { ...rules, development: true }])(
    "show nobody the mark of their scripts (%o)",
    async (asRuled) => {
      const link = `<link rel="stylesheet" href="/a.css" nonce="${MARK}"/>`;
      const meta = `<meta property="csp-nonce" content="${MARK}"/>`;
      const pages = createPages(async () => htmlResponse(link + meta + MARKED), asRuled);
      const answer = await pages.answer(get("/"));
      expect(JSON.stringify([...answer.headers])).not.toContain(MARK);
      expect(await answer.text()).toBe(`<link rel="stylesheet" href="/a.css"/>${HTML}`);
    },
  );

  test.each([
    ["/drugs/?page=2", 301, "/drugs?page=2"],
    ["/", 200, null],
    // Two slashes would name another host.
    ["//elsewhere.example/", 301, "/elsewhere.example"],
    ["///elsewhere.example//a?b=//c", 301, "/elsewhere.example/a?b=//c"],
    ["//", 301, "/"],
  ])("have one address: %s", async (path, status, location) => {
    const answer = await createPages(async () => htmlResponse(MARKED), rules).answer(get(path));
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });

  test("have a tag that ignores the times in the dehydrated data", async () => {
    let count = 0;
    const pages = createPages(
      async () => htmlResponse(MARKED.replace("stamp", `${++count}`)),
      rules,
    );
    const tag = (await pages.answer(get("/"))).headers.get("etag") ?? "";
    pages.purge();
    const again = await pages.answer(get("/", { "if-none-match": tag }));
    expect([count, again.status, await again.text()]).toEqual([2, 304, ""]);
    // The copy that the browser keeps has the first rendering's scripts, and the policy for them.
    expect(again.headers.has("content-security-policy")).toBe(false);
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
  ])("accepting %s are sent as %s", async (accepted, encoding, open) => {
    const pages = createPages(async () => htmlResponse(MARKED), rules);
    const answer = await pages.answer(get("/", { "accept-encoding": accepted }));
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(open(Buffer.from(await answer.arrayBuffer())).toString()).toBe(HTML);
  });
});

function cached(answers: (() => Promise<Response>)[]) {
  const clock = { now: 0 };
  const render = vi.fn<(url: URL) => Promise<Response>>();
  for (const answer of answers) render.mockImplementationOnce(answer);
  const cache = createAnswerCache(async (url) => readPage(await render(url), MARK, null), {
    freshMs: 10,
    staleMs: 100,
    maxBytes: 1e6,
    bytesOf: bytesOfPage,
    now: () => clock.now,
  });
  const html = async () => (await cache.answer(new URL("http://wardbook.test/news"))).html;
  return { cache, clock, html, render };
}

describe("the page cache", () => {
  test("renders once for many who ask at once, and again only when a page is old", async () => {
    const { clock, html, render } = cached([
      async () => htmlResponse("one"),
      async () => htmlResponse("two"),
    ]);
    expect(await Promise.all([html(), html(), html()])).toEqual(["one", "one", "one"]);
    clock.now = 50;
    expect(await html()).toBe("one");
    await eventually(async () => expect(await html()).toBe("two"));
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("keeps serving what it has when a new rendering fails", async () => {
    const { clock, html } = cached([
      async () => htmlResponse("one"),
      async () => Promise.reject(new Error("down")),
      async () => htmlResponse("three"),
    ]);
    await html();
    clock.now = 50;
    expect(await html()).toBe("one");
    await new Promise(setImmediate);
    clock.now = 500;
    expect(await html()).toBe("three");
  });

  test("does not keep what was asked for before a purge", async () => {
    const before = Promise.withResolvers<Response>();
    const { cache, html } = cached([() => before.promise, async () => htmlResponse("after")]);
    const first = html();
    cache.purge();
    expect(await html()).toBe("after");
    before.resolve(htmlResponse("before"));
    expect([await first, await html()]).toEqual(["before", "after"]);
  });

  test("keeps no page that is not a success", async () => {
    const { html, render } = cached([
      async () => htmlResponse("missing", 404),
      async () => htmlResponse("there"),
    ]);
    expect([await html(), await html()]).toEqual(["missing", "there"]);
    expect(render).toHaveBeenCalledTimes(2);
  });
});

const refuse = async () => Promise.reject(new Failure("too-many-requests", "Wait."));

describe("pages that are not kept", () => {
  test("are asked for permission, those kept are not", async () => {
    const pages = createPages(async () => htmlResponse(MARKED), rules);
    await expect(pages.answer(get("/a"), {}, refuse)).rejects.toThrow("Wait.");
    expect((await pages.answer(get("/a"))).status).toBe(200);
    expect((await pages.answer(get("/a"), {}, refuse)).status).toBe(200);
  });

  test("are made a few at once, and beyond a queue not at all", async () => {
    let [running, most] = [0, 0];
    const pages = createPages(async () => {
      running += 1;
      most = Math.max(most, running);
      await setTimeout(5);
      running -= 1;
      return htmlResponse(MARKED);
    }, rules);
    const asked = Array.from({ length: 300 }, (_, at) => pages.answer(get(`/?turn=${at}`)));
    const answers = await Promise.allSettled(asked);
    const refused = answers.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    expect(most).toBeLessThan(20);
    expect(refused.length).toBeGreaterThan(100);
    for (const reason of refused) expect(reason).toMatchObject({ code: "unavailable" });
    expect((await pages.answer(get("/after"))).status).toBe(200);
  });

  test("that lack an answer say when to come back", async () => {
    const pages = createPages(async () => htmlResponse(MARKED, 503), rules);
    expect((await pages.answer(get("/"))).headers.get("retry-after")).toMatch(/^\d+$/);
  });
});
