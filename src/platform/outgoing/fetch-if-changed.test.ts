import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { localServer } from "#/platform/testing/local-server.ts";
import { fetchIfChanged } from "./fetch-if-changed.ts";
import { createPoliteFetch } from "./polite-fetch.ts";

const NOTHING = { etag: null, lastModified: null };

function bounds(more: { maxBytes?: number; timeoutMs?: number } = {}) {
  const fetch = createPoliteFetch({ userAgent: "Wardbook/test", gapMs: 0, isAllowed: () => true });
  onTestFinished(() => fetch.close());
  return { fetch, accept: "application/rss+xml", maxBytes: 1000, timeoutMs: 5000, ...more };
}

test("says what it has seen, and is told when that is still so", async () => {
  const origin = await localServer((request, response) => {
    const { "if-none-match": tag, "if-modified-since": since } = request.headers;
    if (tag === '"v1"' && since === "Sat, 21 Nov 2026 12:00:00 GMT") {
      response.writeHead(304).end();
    } else {
      response.writeHead(200, {
        etag: '"v1"',
        "last-modified": "Sat, 21 Nov 2026 12:00:00 GMT",
        "content-type": "application/rss+xml; charset=utf-8",
      });
      response.end(request.headers.accept);
    }
  });
  const first = await fetchIfChanged(origin, NOTHING, bounds());
  if (!first.changed) throw new Error("nothing came");
  expect(Buffer.from(first.bytes).toString()).toBe("application/rss+xml");
  expect(first.contentType).toBe("application/rss+xml; charset=utf-8");
  expect(await fetchIfChanged(origin, first.seen, bounds())).toEqual({ changed: false });
});

test("reads no more than it was allowed, decompressed", async () => {
  const origin = await localServer((_, response) => {
    response.writeHead(200, { "content-encoding": "gzip" });
    response.end(gzipSync(Buffer.alloc(50_000_000)));
  });
  await expect(fetchIfChanged(origin, NOTHING, bounds())).rejects.toMatchObject({
    code: "too-large",
  });
});

test("does not wait for a server that drips", async () => {
  const origin = await localServer((_, response) => {
    const drip = setInterval(() => response.write("a"), 50);
    response.on("close", () => clearInterval(drip));
  });
  await expect(fetchIfChanged(origin, NOTHING, bounds({ timeoutMs: 400 }))).rejects.toMatchObject({
    code: "upstream-failed",
    message: expect.stringContaining("0.4 s"),
  });
});

test("says that a document broke off or was compressed wrongly", async () => {
  const origin = await localServer((request, response) => {
    if (request.url === "/cut") {
      response.writeHead(200, { "content-length": 500 });
      response.write("half", () => setTimeout(() => response.destroy(), 50));
    } else {
      response.writeHead(200, { "content-encoding": "gzip" }).end("not gzip at all");
    }
  });
  for (const path of ["/cut", "/wrong"]) {
    await expect(fetchIfChanged(origin + path, NOTHING, bounds())).rejects.toMatchObject({
      code: "upstream-failed",
      message: `${origin}${path} broke off.`,
    });
  }
});

test("hands on how long a server asks to wait", async () => {
  const origin = await localServer((request, response) =>
    request.url === "/busy"
      ? response.writeHead(503, { "retry-after": "90" }).end()
      : response.writeHead(404).end(),
  );
  await expect(fetchIfChanged(`${origin}/busy`, NOTHING, bounds())).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 90,
  });
  await expect(fetchIfChanged(`${origin}/gone`, NOTHING, bounds())).rejects.toMatchObject({
    code: "upstream-failed",
    message: `${origin}/gone answered 404.`,
  });
});
