import { expect, test } from "vitest";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { readNdc } from "#/kernel/ndc.ts";
import { createLimiter } from "#/platform/http/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { drugReferenceRoutes } from "../server/all-routes.ts";
import { drugs } from "../server/drugs.table.ts";
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
});
