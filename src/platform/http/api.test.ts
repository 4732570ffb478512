import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { endpoint } from "#/kernel/endpoint.ts";
import { Failure } from "#/kernel/failure.ts";
import { wholeNumber } from "#/kernel/schema.ts";
import { createLog } from "#/platform/log/log.ts";
import { createApi } from "./api.ts";
import type { FirstAnswers } from "./idempotency/idempotency.ts";
import { createLimiter } from "./limits/limits.ts";
import { serve } from "./serve.ts";

const Question = v.object({ name: v.string("Name is required"), count: wholeNumber(1, 9) });
const Answer = v.object({ said: v.string() });
const ask = endpoint<typeof Question, typeof Answer>("GET", "/api/things/{name}");
const make = endpoint<typeof Question, typeof Answer>("POST", "/api/things");

function inMemory(): FirstAnswers {
  const kept = new Map<string, { fingerprint: string; answer?: string }>();
  return {
    async claim(key, fingerprint) {
      const found = kept.get(key);
      if (!found) {
        kept.set(key, { fingerprint });
        return { state: "ours" };
      }
      return found.answer !== undefined
        ? { state: "answered", fingerprint: found.fingerprint, answer: found.answer }
        : { state: "running" };
    },
    async keep(key, answer) {
      kept.set(key, { fingerprint: kept.get(key)?.fingerprint ?? "", answer });
    },
    async release(key) {
      kept.delete(key);
    },
    atOnce: async () => {
      throw new TypeError("Nothing here has a transaction.");
    },
    async forgetOld() {
      kept.clear();
    },
  };
}

/** As the system says it where a database's files are written. */
function diskIsFull(): Error {
  return Object.assign(new Error("secret path"), { code: "ENOSPC", syscall: "write" });
}

function thingsApi(addressOf = () => "192.0.2.1") {
  let made = 0;
  const log = createLog("silent");
  return createApi({
    log,
    addressOf,
    limiter: createLimiter({ off: false }),
    firstAnswers: inMemory(),
    identify: async (token) => (token === "good" ? { id: "1", sessionId: "1" } : null),
    routes: [
      serve(
        ask,
        { input: Question, output: Answer },
        { access: "anyone" },
        async ({ name, count }) => {
          if (name === "defect") throw new Error("secret detail");
          if (name === "full") throw new Error("secret query", { cause: diskIsFull() });
          if (name === "missing") throw new Failure("not-found", "No such thing.");
          return { said: name.repeat(count), extra: "never sent" };
        },
      ),
      serve(
        make,
        { input: Question, output: Answer },
        { access: "signed-in", creates: true, limit: { calls: 5, seconds: 60 } },
        async ({ name }) => ({ said: `${name} ${++made}` }),
      ),
    ],
  });
}

function post(body: string, headers: Record<string, string> = {}) {
  return new Request("http://wardbook.test/api/things", {
    method: "POST",
    body,
    headers: { "content-type": "application/json", authorization: "Bearer good", ...headers },
  });
}

describe("reading", () => {
  test("answers what the contract says and nothing more", async () => {
    const response = await thingsApi().request("/api/things/ab?count=2");
    expect(await response.json()).toEqual({ said: "abab" });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("answers 304 to whoever has it already", async () => {
    const api = thingsApi();
    const tag = (await api.request("/api/things/ab?count=2")).headers.get("etag") ?? "";
    const again = await api.request("/api/things/ab?count=2", {
      headers: { "if-none-match": tag },
    });
    expect(again.status).toBe(304);
  });

  test.each([
    ["gzip, br", 2000, "gzip"],
    ["gzip, br", 20_000, "gzip"],
    ["gzip, br", 20, null],
    ["gzip;q=0", 2000, null],
  ])("to whoever takes %s, %i letters are sent as %s", async (accepted, letters, encoding) => {
    const said = "é".repeat(letters);
    const answer = await thingsApi().request(`/api/things/${encodeURIComponent(said)}?count=1`, {
      headers: { "accept-encoding": accepted },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(JSON.parse(String(encoding ? gunzipSync(bytes) : bytes))).toEqual({ said });
  });

  test.each([
    ["/api/things/ab?count=12", 400, "invalid-input"],
    ["/api/things/ab?count=1&count=2", 400, "invalid-input"],
    ["/api/things/a%00b?count=1", 400, "invalid-input"],
    ["/api/things/missing?count=1", 404, "not-found"],
    ["/api/nowhere", 404, "not-found"],
    ["/api/things/defect?count=1", 500, "internal"],
    ["/api/things/full?count=1", 503, "unavailable"],
  ])("%s is refused with %i", async (path, status, code) => {
    const response = await thingsApi().request(path);
    const problem = await response.json();
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect({ status: response.status, code: problem.code }).toEqual({ status, code });
    expect(JSON.stringify(problem)).not.toContain("secret");
    expect(Number(response.headers.get("retry-after")) > 0).toBe(status === 503);
  });

  test("names the field that is wrong and what is allowed", async () => {
    const response = await thingsApi().request("/api/things/ab?count=12");
    const { fields } = await response.json();
    expect(fields).toEqual([{ field: "count", message: "Must be a whole number from 1 to 9" }]);
  });

  test("says which methods an address takes", async () => {
    const response = await thingsApi().request("/api/things", { method: "DELETE" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

describe("creating", () => {
  const body = JSON.stringify({ name: "ab", count: 1 });

  test.each([
    ["{", {}, 400],
    ["[]", {}, 400],
    [body, { "content-type": "text/plain" }, 415],
    [body, { authorization: "Bearer bad" }, 401],
    ["x".repeat(70_000), {}, 413],
  ])("%.10s with %o is refused with %i", async (text, headers, status) => {
    expect((await thingsApi().request(post(text, headers))).status).toBe(status);
  });

  test("answers a repeat under the same key with the first answer", async () => {
    const api = thingsApi();
    const headers = { "idempotency-key": "k1" };
    const [first, second] = await Promise.all([
      api.request(post(body, headers)),
      api.request(post(body, headers)),
    ]);
    expect(await first.json()).toEqual({ said: "ab 1" });
    expect(await second.json()).toEqual({ said: "ab 1" });
    const other = post(JSON.stringify({ name: "cd", count: 1 }), headers);
    expect((await api.request(other)).status).toBe(422);
  });

  test("limits one caller, whichever address of their network they use, and says when to come back", async () => {
    let host = 0;
    const api = thingsApi(() => `2001:db8:1:2::${(host += 1)}`);
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await api.request(post(body))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number((await api.request(post(body))).headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
