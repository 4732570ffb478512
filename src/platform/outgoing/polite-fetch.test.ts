import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { localServer } from "#/platform/testing/local-server.ts";
import { guardFor } from "./address-guard.ts";
import { createPoliteFetch, userAgentOf, type PoliteOptions } from "./polite-fetch.ts";

const USER_AGENT = userAgentOf("St. Anne's", "1.2.3", ["+https://a.example/about", "b@a.example"]);

function polite(options: Partial<PoliteOptions> = {}) {
  const fetch = createPoliteFetch({
    userAgent: USER_AGENT,
    gapMs: 0,
    isAllowed: (address) => address === "127.0.0.1",
    ...options,
  });
  onTestFinished(() => fetch.close());
  return fetch;
}

test("says who asks and whom to turn to", async () => {
  const origin = await localServer((request, response) =>
    response.end(request.headers["user-agent"]),
  );
  const answer = await polite()(origin);
  expect(await answer.text()).toBe("St.-Anne-s/1.2.3 (+https://a.example/about; b@a.example)");
  expect(userAgentOf("病", "1.0.0", [])).toBe("Wardbook/1.0.0");
});

test.each([
  "http://127.0.0.1",
  "http://localhost",
  "http://2130706433",
  "http://0177.0.0.1",
  "http://[::1]",
  "http://[::ffff:127.0.0.1]",
  "http://0.0.0.0",
  "http://[::]",
  "http://127.1",
  "http://0x7f.1",
  "http://[64:ff9b::127.0.0.1]",
  "http://[2002:7f00:1::]",
  "http://127\u30020\u30020\u30021",
])("%s is refused as an address and as the answer to a name", async (host) => {
  let asked = 0;
  const origin = await localServer((_, response) => response.end(String((asked += 1))));
  const fetch = createPoliteFetch({ userAgent: USER_AGENT, gapMs: 0 });
  onTestFinished(() => fetch.close());
  await expect(fetch(`${host}:${new URL(origin).port}/`)).rejects.toMatchObject({
    code: "forbidden",
  });
  expect(asked).toBe(0);
});

test.each([
  "http://127.0.0.2/",
  "http://[::1]/",
  "http://0.0.0.0/",
  "http://[::ffff:127.0.0.2]/",
  "http://2130706434/",
  "\\\\127.0.0.2\\x",
  "file:///etc/passwd",
  "ftp://127.0.0.1/",
  "http://me:secret@127.0.0.1/",
])("a redirect to %s is refused", async (location) => {
  const origin = await localServer((_, response) =>
    response.writeHead(302, { location }).end("elsewhere"),
  );
  await expect(polite()(origin)).rejects.toMatchObject({ code: "forbidden" });
});

test("follows redirects, but not for ever", async () => {
  const origin = await localServer((request, response) => {
    const left = Number(new URL(request.url ?? "/", "http://a").searchParams.get("left"));
    if (left === 0) response.end("there");
    else response.writeHead(301, { location: `?left=${left - 1}` }).end();
  });
  expect(await (await polite()(`${origin}/?left=5`)).text()).toBe("there");
  await expect(polite()(`${origin}/?left=6`)).rejects.toMatchObject({
    code: "upstream-failed",
    message: expect.stringContaining("more than 5 times"),
  });
});

test("leaves a host alone that asks for it", async () => {
  let asked = 0;
  const origin = await localServer((_, response) => {
    asked += 1;
    response.writeHead(429, { "retry-after": "120" }).end();
  });
  const fetch = polite();
  expect((await fetch(origin)).status).toBe(429);
  await expect(fetch(`${origin}/other`)).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 120,
  });
  expect(asked).toBe(1);
});

test("pauses between two requests to one host", async () => {
  const at: number[] = [];
  const origin = await localServer((_, response) => {
    at.push(performance.now());
    response.end();
  });
  const fetch = polite({ gapMs: 150 });
  await Promise.all([fetch(origin), fetch(origin), fetch(origin)]);
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeGreaterThan(100);
  expect(third - second).toBeGreaterThan(100);
});

test("says which host cannot be reached and why", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const address = `127.0.0.1:${(closed.address() as AddressInfo).port}`;
  closed.close();
  await expect(polite()(`http://${address}/feed`)).rejects.toMatchObject({
    code: "upstream-failed",
    message: `${address} cannot be reached: ECONNREFUSED.`,
  });
});

test("an operator who names a local machine by its address means it", () => {
  expect(guardFor(["http://127.0.0.1:8080/feed"])("127.0.0.1")).toBe(true);
  expect(guardFor(["http://localhost/feed"])("::1")).toBe(true);
  expect(guardFor(["https://wardbook.example/feed"])("127.0.0.1")).toBe(false);
});
