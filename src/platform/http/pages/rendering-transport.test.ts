import { expect, test } from "vitest";
import { createRenderingTransport } from "./rendering-transport.ts";

function counting() {
  const asked: string[] = [];
  const clock = { now: 0 };
  const rendering = createRenderingTransport(
    async (request) => {
      asked.push(`${request.method} ${new URL(request.url).pathname}`);
      const status = request.url.includes("missing") ? 404 : 200;
      return Response.json({ turn: asked.length }, { status });
    },
    () => clock.now,
  );
  const ask = async (path: string, method = "GET") => {
    const answer = await rendering.transport(path, { method });
    const { turn } = await answer.json();
    return [answer.status, answer.headers.get("content-type"), turn];
  };
  return { ...rendering, asked, ask, clock };
}

test("many renderings ask the same question once", async () => {
  const { ask, asked } = counting();
  const answers = await Promise.all([ask("/api/stats"), ask("/api/stats"), ask("/api/stats")]);
  for (const answer of [...answers, await ask("/api/stats")]) {
    expect(answer).toEqual([200, "application/json", 1]);
  }
  expect(await ask("/api/stats?page=2")).toEqual([200, "application/json", 2]);
  expect(asked).toEqual(["GET /api/stats", "GET /api/stats"]);
});

test("what is old, purged, not a success or no question is asked anew", async () => {
  const { ask, asked, purge, clock } = counting();
  await ask("/api/stats");
  clock.now = 60_000;
  expect(await ask("/api/stats")).toEqual([200, "application/json", 2]);
  purge();
  expect(await ask("/api/stats")).toEqual([200, "application/json", 3]);
  for (const path of ["/api/missing", "/api/missing"]) await ask(path);
  for (const method of ["POST", "POST"]) await ask("/api/stats", method);
  expect(asked).toHaveLength(7);
});
