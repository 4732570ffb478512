import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test, vi } from "vitest";
import { Failure } from "#/kernel/failure.ts";
import { eventually } from "#/platform/testing/eventually.ts";
import { createAnswerCache } from "./answer-cache.ts";
import { bytesOfPage, readPage } from "./page.ts";
import { createPages } from "./pages.ts";

const HTML = `<html><head><style>a{}</style></head><body>Hi<script>stamp</script></body></html>`;
const rules = { allowedAt: () => ({}), development: false };

function htmlResponse(html: string, status = 200) {
  return new Response(html, { status, headers: { "content-type": "text/html" } });
}

function get(path: string, headers: Record<string, string> = {}) {
  return new Request(`http://wardbook.test${path}`, { headers });
}

describe("pages", () => {
  test("reach the renderer without anything that tells people apart", async () => {
    const seen: Request[] = [];
    const pages = createPages(async (request) => {
      seen.push(request);
      return htmlResponse(HTML);
    }, rules);
    await pages.answer(get("/?a=1", { cookie: "x=1", authorization: "Bearer t" }));
    expect(seen.map((request) => [...request.headers])).toEqual([[["accept", "text/html"]]]);
  });

  test("allow exactly their own inline scripts and styles", async () => {
    const pages = createPages(async () => htmlResponse(HTML), rules);
    const policy = (await pages.answer(get("/"))).headers.get("content-security-policy") ?? "";
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
    expect(policy).not.toContain("unsafe-inline");
  });

  test.each([
    ["/drugs/?page=2", 301, "/drugs?page=2"],
    ["/", 200, null],
    // Two slashes would name another host.
    ["//elsewhere.example/", 301, "/elsewhere.example"],
    ["///elsewhere.example//a?b=//c", 301, "/elsewhere.example/a?b=//c"],
    ["//", 301, "/"],
  ])("have one address: %s", async (path, status, location) => {
    const answer = await createPages(async () => htmlResponse(HTML), rules).answer(get(path));
    expect([answer.status, answer.headers.get("location")]).toEqual([status, location]);
  });

  test("have a tag that ignores the times in the dehydrated data", async () => {
    let count = 0;
    const pages = createPages(async () => htmlResponse(HTML.replace("stamp", `${++count}`)), rules);
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
    const pages = createPages(async () => htmlResponse(HTML), rules);
    const answer = await pages.answer(get("/", { "accept-encoding": accepted }));
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(open(Buffer.from(await answer.arrayBuffer())).toString()).toBe(HTML);
  });
});

function cached(answers: (() => Promise<Response>)[]) {
  const clock = { now: 0 };
  const render = vi.fn<(url: URL) => Promise<Response>>();
  for (const answer of answers) render.mockImplementationOnce(answer);
  const cache = createAnswerCache(async (url) => readPage(await render(url), null), {
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
    const pages = createPages(async () => htmlResponse(HTML), rules);
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
      return htmlResponse(HTML);
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
    const pages = createPages(async () => htmlResponse(HTML, 503), rules);
    expect((await pages.answer(get("/"))).headers.get("retry-after")).toMatch(/^\d+$/);
  });
});
