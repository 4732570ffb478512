import { expect, test, vi } from "vitest";
import { createLimiter } from "#/platform/http/limits.ts";
import { createLog } from "#/platform/log/log.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { localServer } from "#/platform/testing/local-server.ts";
import { sourceAges } from "#/platform/ingest/source-ages.ts";
import { drugReferenceRoutes } from "../server/all-routes.ts";
import { drugs } from "../server/drugs.table.ts";
import { fixture, importFixture } from "./importing.testing.ts";
import { createLabelOnOpen } from "./label-on-open.ts";
import { createDailyBudget } from "./openfda-pages.ts";
import { refreshFromOpenFda } from "./openfda-refresh.ts";

const NOW = new Date("2026-04-02T05:00:00Z");

/** Answers one page as openFDA does, and "none found" for any other. */
async function upstream(file: string) {
  const asked: string[] = [];
  const body = await fixture(file);
  const origin = await localServer((request, response) => {
    const url = decodeURI(request.url ?? "");
    asked.push(url);
    response.statusCode = url.includes("skip=0") ? 200 : 404;
    response.end(url.includes("skip=0") ? body : '{"error":{"code":"NOT_FOUND"}}');
  });
  return { asked, ask: { fetch, origin, budget: createDailyBudget(10) } };
}

describeEachDatabase("the daily refresh from openFDA", (database) => {
  test("brings in the labels of the last days, and next time what came since", async () => {
    const { asked, ask } = await upstream("openfda-label-reply.json");
    expect(await refreshFromOpenFda(database(), "labels", ask, NOW)).toBe(2);
    expect(asked).toEqual([
      "/drug/label.json?search=effective_time:[20260326+TO+20260402]&limit=50&skip=0",
    ]);
    expect(await database().$count(drugs)).toBe(2);
    const ages = await sourceAges(database());
    expect(ages).toMatchObject([{ name: "drugs", updatedAt: expect.any(String) }]);
  });

  test("brings in recalls", async () => {
    const { ask } = await upstream("openfda-enforcement.json");
    expect(await refreshFromOpenFda(database(), "recalls", ask, NOW)).toBe(3);
  });

  test("asks no more than the day allows", async () => {
    const { asked, ask } = await upstream("openfda-label-reply.json");
    let now = 0;
    const budget = createDailyBudget(1, () => now);
    await refreshFromOpenFda(database(), "labels", { ...ask, budget }, NOW);
    expect(await refreshFromOpenFda(database(), "labels", { ...ask, budget }, NOW)).toBe(0);
    expect(asked.length).toBe(1);
    now += 86_400_000;
    expect(budget.take()).toBe(true);
  });

  test.each([
    ["an error", 500, "{}"],
    ["a web page", 200, "<html></html>"],
  ])("leaves everything as it is where %s is answered", async (_, status, body) => {
    await importFixture(database(), "openfda-label-reply.json");
    const origin = await localServer((_request, response) => {
      response.statusCode = status;
      response.end(body);
    });
    const ask = { fetch, origin, budget: createDailyBudget(10) };
    await expect(refreshFromOpenFda(database(), "labels", ask, NOW)).rejects.toThrow(/answered/);
    expect(await database().$count(drugs)).toBe(2);
  });

  test("fetches the label of a product that is opened without one, once", async () => {
    await importFixture(database(), "openfda-ndc.json");
    const { asked, ask } = await upstream("openfda-label-reply.json");
    const onOpen = createLabelOnOpen(database(), ask, createLog("silent"));
    const open = createApiClient(database(), drugReferenceRoutes(database(), onOpen), {
      limiter: createLimiter({ off: true }),
    });
    const address = "/api/drugs/northfield-labs/99990-001";
    expect((await open("GET", address)).body).toMatchObject({ label: null });
    await open("GET", address);
    await vi.waitFor(async () => {
      expect((await open("GET", address)).body).toMatchObject({ label: { version: 2 } });
    });
    expect(asked.filter((url) => url.includes('product_ndc:"99990-001"')).length).toBeLessThan(3);
  });
});
