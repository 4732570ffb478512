import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createLog } from "#/platform/log/log.ts";
import { sharedCounts } from "#/platform/http/limits/shared-count.table.ts";
import type { Database } from "#/platform/database/database.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import { sourceAges } from "#/platform/ingest/run/source-ages.ts";
import { eventually } from "#/platform/testing/eventually.ts";
import { drugReferenceRoutes } from "../../server/all-routes.ts";
import { drugs } from "../../server/drugs.table.ts";
import { fixture, importFixture } from "../importing.testing.ts";
import { createLabelOnOpen } from "./label-on-open.ts";
import { createOpenFdaBudget } from "./openfda-budget.ts";
import { refreshFromOpenFda } from "./openfda-refresh.ts";

const NOW = new Date("2026-04-02T05:00:00Z");

/** Answers one page as openFDA does, and "none found" for any other. */
async function upstream(database: Database, file: string) {
  const asked: string[] = [];
  const body = await fixture(file);
  const origin = await localServer((request, response) => {
    const url = decodeURI(request.url ?? "");
    asked.push(url);
    response.statusCode = url.includes("skip=0") ? 200 : 404;
    response.end(url.includes("skip=0") ? body : '{"error":{"code":"NOT_FOUND"}}');
  });
  return { asked, ask: { fetch, origin, budget: createOpenFdaBudget(database, "refresh") } };
}

describeEachDatabase("the daily refresh from openFDA", (database) => {
  test("brings in the labels of the last days, and next time what came since", async () => {
    const { asked, ask } = await upstream(database(), "openfda-label-reply.json");
    expect(await refreshFromOpenFda(database(), "labels", ask, NOW)).toBe(2);
    expect(asked).toEqual([
      "/drug/label.json?search=effective_time:[20260326+TO+20260402]&limit=50&skip=0",
    ]);
    expect(await database().$count(drugs)).toBe(2);
    const ages = await sourceAges(database());
    expect(ages).toMatchObject([{ name: "labels", updatedAt: expect.any(String) }]);
  });

  test("brings in recalls", async () => {
    const { ask } = await upstream(database(), "openfda-enforcement.json");
    expect(await refreshFromOpenFda(database(), "recalls", ask, NOW)).toBe(3);
  });

  test("asks no more than the day allows, all servers together", async () => {
    const { asked, ask } = await upstream(database(), "openfda-label-reply.json");
    const server = () => createOpenFdaBudget(database(), "refresh", { perDay: 1 });
    await refreshFromOpenFda(database(), "labels", { ...ask, budget: server() }, NOW);
    expect(await refreshFromOpenFda(database(), "labels", { ...ask, budget: server() }, NOW)).toBe(
      0,
    );
    expect(asked.length).toBe(1);
    await database()
      .update(sharedCounts)
      .set({ endsAt: new Date(0) });
    expect(await server().take()).toBe(true);
  });

  test("waits for the next minute where this one's questions are used up", async () => {
    const budget = createOpenFdaBudget(database(), "opened", { perMinute: 1 });
    expect(await budget.take()).toBe(true);
    await expect(budget.take(AbortSignal.timeout(30))).rejects.toThrow(/aborted/);
  });

  test("asks again where it is asked to wait, and takes records of odd shapes as far as they go", async () => {
    const records = [
      null,
      "text",
      [],
      { id: "x", openfda: [], version: ["2"], effective_time: 20260401 },
      { set_id: ["ODD-1"], openfda: null, spl_product_data_elements: null, warnings: { a: 1 } },
      { set_id: "odd-2", id: 7, version: 3, effective_time: ["20260401"], warnings: "Beware." },
      {
        set_id: "odd-3",
        openfda: { brand_name: "Oddol", generic_name: "ODDOL", product_ndc: "99990-009" },
        indications_and_usage: [null, 5, "For odd days."],
        indications_and_usage_table: {},
      },
    ];
    const answers = [429, 503, 200, 404];
    const origin = await localServer((_request, response) => {
      response.statusCode = answers.shift() ?? 404;
      if (response.statusCode !== 200) response.setHeader("retry-after", "0");
      response.end(JSON.stringify(response.statusCode === 200 ? { results: records } : {}));
    });
    const ask = { fetch, origin, budget: createOpenFdaBudget(database(), "refresh") };
    expect(await refreshFromOpenFda(database(), "labels", ask, NOW)).toBe(7);
    const [oddol] = await database().select().from(drugs).where(eq(drugs.ndcNumber, "99990-009"));
    expect(oddol).toMatchObject({ brandName: "Oddol", indication: "5 For odd days." });
  });

  test.each([
    ["nothing but a wish to wait for an hour", 429, "{}"],
    ["an error", 500, "{}"],
    ["a web page", 200, "<html></html>"],
  ])("leaves everything as it is where %s is answered", async (_, status, body) => {
    await importFixture(database(), "openfda-label-reply.json");
    const origin = await localServer((_request, response) => {
      response.statusCode = status;
      response.setHeader("retry-after", "3600");
      response.end(body);
    });
    const ask = { fetch, origin, budget: createOpenFdaBudget(database(), "refresh") };
    await expect(refreshFromOpenFda(database(), "labels", ask, NOW)).rejects.toThrow(/answered/);
    expect(await database().$count(drugs)).toBe(2);
  });

  test("fetches the label of a product that is opened without one or with one of yesterday, once", async () => {
    await importFixture(database(), "openfda-ndc.json");
    const { asked, ask } = await upstream(database(), "openfda-label-reply.json");
    let now = Date.now();
    const onOpen = createLabelOnOpen(database(), ask, createLog("silent"), () => now);
    const open = createApiClient(database(), drugReferenceRoutes(database(), onOpen), {
      limiter: createLimiter({ off: true }),
    });
    const address = "/api/drugs/northfield-labs/99990-001";
    expect((await open("GET", address)).body).toMatchObject({ label: null });
    await open("GET", address);
    await eventually(async () => {
      expect((await open("GET", address)).body).toMatchObject({ label: { version: 2 } });
    });
    expect(asked.filter((url) => url.includes('product_ndc:"99990-001"')).length).toBeLessThan(3);
    expect(asked.some((url) => url.includes("set_id"))).toBe(false);
    now += 2 * 86_400_000;
    await open("GET", address);
    const bySetId = () => asked.filter((url) => /set_id:"[\w-]+"&limit=2&skip=0$/.test(url)).length;
    await eventually(() => expect(bySetId()).toBe(1));
    now += 2 * 86_400_000;
    await open("GET", address);
    await eventually(() => expect(bySetId()).toBe(2));
  });
});
