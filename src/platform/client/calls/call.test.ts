import { QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { endpoint } from "#/kernel/endpoint.ts";
import { call } from "./call.ts";
import { loadByKey } from "./loader.ts";
import { connectTransport } from "./transport.ts";

const Anything = v.record(v.string(), v.unknown());
const read = endpoint<typeof Anything, typeof Anything>("GET", "/api/drugs/{manufacturer}/{ndc}");
const create = endpoint<typeof Anything, typeof Anything>("POST", "/api/contact");
const ping = endpoint<typeof Anything, typeof Anything>("POST", "/api/auth/logout");

let sent: Request[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  answer = () => Response.json({ ok: true });
  connectTransport(async (path, init) => {
    sent.push(new Request(new URL(path, "http://in.process"), init));
    return answer();
  });
});

describe("a call", () => {
  test("fills the path, puts the rest into the query, and leaves out what is not said", async () => {
    await call(read, { manufacturer: "A/B Labs", ndc: "0071-0155", q: "a b", none: undefined });
    expect(sent[0]?.url).toBe("http://in.process/api/drugs/A%2FB%20Labs/0071-0155?q=a+b");
    expect(await sent[0]?.text()).toBe("");
  });

  test("sends JSON with its idempotency key, and cookies with it", async () => {
    await call(create, { name: "Ana" }, { idempotencyKey: "k" });
    const [request] = sent;
    expect(await request?.json()).toEqual({ name: "Ana" });
    expect(request?.credentials).toBe("include");
    expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
      "content-type": "application/json",
      "idempotency-key": "k",
    });
  });

  test("sends a body only where there is a payload", async () => {
    await call(ping, {});
    expect([await sent[0]?.text(), sent[0]?.headers.get("content-type")]).toEqual(["", null]);
  });

  test("fails with the status and the body", async () => {
    answer = () => new Response("no such drug", { status: 404 });
    await expect(call(read, { manufacturer: "a", ndc: "b" })).rejects.toThrow("404: no such drug");
  });

  test.each([false, "true", null])("has failed where its success is %s", async (success) => {
    answer = () => Response.json({ success, message: "Not today" });
    await expect(call(ping, {})).rejects.toMatchObject({
      message: `200: ${JSON.stringify({ success, message: "Not today" })}`,
      problem: { message: "Not today" },
    });
    answer = () => Response.json({ success: true, message: "Done" });
    expect(await call(ping, {})).toEqual({ success: true, message: "Done" });
  });
});

const load = (on401?: "throw" | "null") =>
  new QueryClient().fetchQuery({
    queryKey: ["/api/news", "cardiology", 7],
    queryFn: loadByKey(on401),
    retry: false,
  });

describe("the generic loader", () => {
  test("asks for the key's segments joined with slashes", async () => {
    expect(await load()).toEqual({ ok: true });
    expect(sent[0]?.url).toBe("http://in.process/api/news/cardiology/7");
    expect(sent[0]?.credentials).toBe("include");
  });

  test("throws for a 401, or gives null where that mode is set", async () => {
    answer = () => new Response("", { status: 401, statusText: "Unauthorized" });
    await expect(load()).rejects.toThrow("401: Unauthorized");
    expect(await load("null")).toBeNull();
  });

  test("throws for every other failure in either mode", async () => {
    answer = () => new Response("down", { status: 503 });
    await expect(load("null")).rejects.toThrow("503: down");
  });
});
