import { expect, test } from "vitest";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { readNdc } from "#/kernel/ndc.ts";
import { createLimiter } from "#/platform/http/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { drugReferenceRoutes } from "../server/all-routes.ts";
import { STARTER_PILLS } from "#/features/pills/data/starter-pills.ts";
import { offlineAnswer } from "#/features/pills/logic/offline-answer.ts";
import type { Sighting } from "#/features/pills/pill-options.contract.ts";
import { pillRoutes } from "#/features/pills/server/pill.routes.ts";
import { createPillStore } from "#/features/pills/server/pill.store.ts";
import { drugs } from "../server/drugs.table.ts";
import { starterPills } from "./starter-pills.ts";
import { loadStarterDrugs, readStarterProducts } from "./starter.ts";

const products = await readStarterProducts();

test("has a thousand products at least, each once and with a code that can be read", () => {
  expect(products.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(products.map(({ ndc }) => ndc)).size).toBe(products.length);
  expect(products.filter(({ ndc }) => readNdc(ndc).length !== 1)).toEqual([]);
});

test("names ingredients of the vocabulary only", () => {
  const unknown = products.flatMap(({ ingredients }) =>
    ingredients.filter((id) => !substanceOf(id)),
  );
  expect(unknown).toEqual([]);
});

test("writes strengths the safe way: no trailing zero, no naked point, mcg", () => {
  const unsafe = products.flatMap(({ strength = "" }) =>
    /\d\.\d*0(?!\d)|(?<!\d)\.\d|\bug\b|µg|\bIU\b/.test(strength) ? [strength] : [],
  );
  expect(unsafe).toEqual([]);
});

test("has the pills of the browser's table: run `node scripts/compile-pills.ts` where it has not", async () => {
  expect(STARTER_PILLS).toEqual(await starterPills());
});

describeEachDatabase("the starter products", (database) => {
  test("fill an empty reference once, and are found", async () => {
    expect(await loadStarterDrugs(database())).toBe(products.length);
    expect(await loadStarterDrugs(database())).toBe(0);
    expect(await database().$count(drugs)).toBe(products.length);
    const ask = createApiClient(database(), drugReferenceRoutes(database()), {
      limiter: createLimiter({ off: true }),
    });
    const { body } = await ask("GET", "/api/drugs?search=metformin&limit=1");
    expect(body).toMatchObject({ drugs: [{ substances: [expect.stringMatching(/metformin/i)] }] });
  });

  test("are identified without a network as the server does it", async () => {
    await loadStarterDrugs(database());
    // The device does not know which drugs the reference holds.
    await database().update(drugs).set({ productKey: null });
    const ask = createApiClient(database(), pillRoutes(createPillStore(database())), {
      limiter: createLimiter({ off: true }),
    });
    const sightings: Sighting[] = STARTER_PILLS.flatMap(({ imprint }) => [
      { imprint },
      { imprint: imprint.slice(0, 3), shape: "oval", color: "white" },
      { shape: "round", size: "small", score: "no" },
    ]);
    for (const seen of sightings) {
      const query = new URLSearchParams(Object.entries(seen));
      const { body } = await ask("GET", `/api/pills?${query}`);
      expect(offlineAnswer(seen, 1)).toEqual(body);
    }
  });
});
