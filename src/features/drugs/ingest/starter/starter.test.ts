import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { desc } from "drizzle-orm";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { labelsAtHand } from "#/features/substances/labels-at-hand.testing.ts";
import { namesImprint } from "#/features/pills/pills.terms.ts";
import { splColor, splShape } from "#/features/substances/logic/spl-codes.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { readNdc } from "#/kernel/ndc.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createApiClient } from "#/platform/testing/api-client.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { drugReferenceRoutes } from "../../server/all-routes.ts";
import { STARTER_PILLS } from "#knowledge/pills.js";
import { offlineAnswer } from "#/features/pills/logic/offline-answer.ts";
import type { Sighting } from "#/features/pills/pills.terms.ts";
import { pillRoutes } from "#/features/pills/server/pill.routes.ts";
import { createPillStore } from "#/features/pills/server/pill.store.ts";
import { ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { drugs } from "../../server/drugs.table.ts";
import { createImportStore } from "../store/import.store.ts";
import { FACTS_RANK, rowOfProduct } from "../store/product-row.ts";
import { starterPills } from "./starter-pills.ts";
import { asRecord, loadStarterDrugs, readStarterProducts } from "./starter.ts";

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

test("has the pills that browsers bring along", async () => {
  expect(STARTER_PILLS).toEqual(await starterPills());
});

test("has five hundred pills at least, with imprint, shape and color by the lists, each from a label", () => {
  const pills = products.filter(({ pill }) => pill !== undefined);
  expect(pills.length).toBeGreaterThanOrEqual(500);
  const wrong = pills.filter(({ pill }) => {
    const { colors = [], shape = "", imprint = "" } = pill ?? {};
    const isListed = splShape(shape) !== undefined && colors.every((color) => splColor(color));
    return !isListed || colors.length === 0 || !namesImprint(imprint) || imprint.length > 30;
  });
  expect(wrong.map(({ ndc }) => ndc)).toEqual([]);
});

describeRealInputs("the imprints of starter pills", (pathOf) => {
  // It reads every label at hand, which takes a busy machine a minute and more.
  test(
    "stand on the label that the product names, character by character",
    { timeout: 300_000 },
    () => {
      const named = new Set(products.flatMap(({ pill, checked }) => (pill ? [checked.setId] : [])));
      const texts = new Map(
        labelsAtHand(pathOf)
          .map(({ setId, text }) => ({ setId: setId.toLowerCase(), text }))
          .filter(({ setId }) => named.has(setId))
          .map(({ setId, text }) => [setId, lettersOf(text)]),
      );
      const pills = products.filter(({ pill, checked }) => pill && texts.has(checked.setId));
      const strange = pills.filter(({ pill, checked }) =>
        (pill?.imprint ?? "")
          .split(";")
          .some((part) => !texts.get(checked.setId)?.includes(lettersOf(part))),
      );
      expect(pills.length).toBeGreaterThan(450);
      expect(strange.map(({ ndc }) => ndc)).toEqual([]);
    },
  );
});

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** A starter content of these products. */
function starterOf(some: readonly object[]): string {
  const folder = mkdtempSync(join(tmpdir(), "wardbook-starter-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "a.jsonl"), some.map((line) => JSON.stringify(line)).join("\n"));
  return folder;
}

describeEachDatabase("a start loads the starter products", (database) => {
  const [known, other] = products.filter(({ strength }) => strength !== undefined);
  if (known === undefined || other === undefined) throw new TypeError("The starter is empty.");
  test("beside what was imported before, which stays as it was, and only once", async () => {
    const directory = { ...asRecord(known), brandName: "Imported", strength: undefined };
    await createImportStore(database()).transaction((writes) =>
      writes.products([rowOfProduct(directory, FACTS_RANK.directory)]),
    );
    const folder = starterOf([known, other]);
    expect(await loadStarterDrugs(database(), folder)).toBe(2);
    expect(await database().select().from(drugs).orderBy(desc(drugs.factsRank))).toMatchObject([
      // What the import left open is filled.
      { ndcNumber: known.ndc, brandName: "Imported", strength: known.strength },
      { ndcNumber: other.ndc, brandName: other.brand, factsRank: FACTS_RANK.starter },
    ]);
    await database().delete(drugs);
    expect(await loadStarterDrugs(database(), folder)).toBe(0);
    expect(await database().$count(drugs)).toBe(0);
  });

  test("again when they are others, and after a start that was cut off", async () => {
    expect(await loadStarterDrugs(database(), starterOf([known]))).toBe(1);
    const renamed = starterOf([{ ...known, brand: "Renamed" }]);
    await database().update(ingestRuns).set({ status: "running" });
    expect(await loadStarterDrugs(database(), renamed)).toBe(1);
    expect(await database().select().from(drugs)).toMatchObject([{ brandName: "Renamed" }]);
  });
});

describeEachDatabase(
  "all starter products",
  (database) => {
    beforeAll(async () => void (await loadStarterDrugs(database())));

    test("are there and found", async () => {
      expect(await database().$count(drugs)).toBe(products.length);
      const ask = createApiClient(database(), drugReferenceRoutes(database()), {
        limiter: createLimiter({ off: true }),
      });
      const { body } = await ask("GET", "/api/drugs?search=metformin&limit=1");
      expect(body).toMatchObject({
        drugs: [{ substances: [expect.stringMatching(/metformin/i)] }],
      });
    });

    test("are identified without a network as the server does it", async () => {
      // The device does not know which drugs the reference holds.
      await database().update(drugs).set({ productKey: null });
      const ask = createApiClient(database(), pillRoutes(createPillStore(database())), {
        limiter: createLimiter({ off: true }),
      });
      const sightings: Sighting[] = [
        ...STARTER_PILLS.flatMap(({ imprint }) => [
          { imprint },
          { imprint: imprint.slice(0, 3), shape: "oval" as const, color: "white" as const },
        ]),
        { shape: "round", size: "small", score: "no" },
      ];
      for (const seen of sightings) {
        const query = new URLSearchParams(Object.entries(seen));
        const { body } = await ask("GET", `/api/pills?${query}`);
        expect(offlineAnswer(seen, 1)).toEqual(body);
      }
    });
  },
  { emptied: "never", only: "embedded" },
);
