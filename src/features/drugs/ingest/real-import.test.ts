import { expect, test } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { SILENT } from "#/platform/ingest/progress.ts";
import { ingestRejects } from "#/platform/ingest/run.table.ts";
import { pills } from "#/features/pills/server/pill.table.ts";
import { drugs } from "../server/drugs.table.ts";
import { labels } from "../server/label.table.ts";
import { importDrugs } from "./import-drugs.ts";

/** The largest file takes a while on a busy machine. */
const PATIENCE_MS = 240_000;

describeRealInputs("importing", (pathOf) => {
  const load = (database: Database, file: string) =>
    importDrugs({
      database,
      source: "drugs",
      path: pathOf(file),
      origin: file,
      progress: () => SILENT,
    });

  describeEachDatabase(
    "all labels",
    (database) => {
      test("are taken in", { timeout: PATIENCE_MS }, async () => {
        const counts = await load(database(), "drugs/openfda_drug_label_sample.jsonl.gz");
        expect(counts).toEqual({ read: 885, inserted: 885, updated: 0, unchanged: 0, rejected: 0 });
        expect(await database().$count(labels)).toBe(885);
        expect(await database().$count(drugs)).toBe(1724);
      });
    },
    { only: "embedded" },
  );

  describeEachDatabase(
    "the unfinished drugs of the directory",
    (database) => {
      test("are read with their packages", { timeout: PATIENCE_MS }, async () => {
        const counts = await load(database(), "drugs/ndc_unfinished_drugs_2018-06-25.zip");
        const { read, inserted, updated, unchanged, rejected } = counts;
        expect(read).toBe(inserted + updated + unchanged + rejected);
        expect(counts).toMatchObject({ read: 21_478 + 35_321, rejected: 0 });
      });
    },
    { only: "PostgreSQL" },
  );

  describeEachDatabase("the old collection of pills", (database) => {
    test("is read, and what is rejected is kept", async () => {
      const counts = await load(database(), "pills/pillbox_2010_sample_201.csv");
      expect(counts.read).toBe(201);
      expect(await database().$count(pills)).toBe(counts.inserted);
      expect(await database().$count(ingestRejects)).toBe(counts.rejected);
    });
  });
});
