import { expect, test } from "vitest";
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
  describeEachDatabase("the published files", (database, engine) => {
    const load = (file: string) =>
      importDrugs({
        database: database(),
        source: "drugs",
        path: pathOf(file),
        origin: file,
        progress: () => SILENT,
      });

    // Each of the two large files once: what the databases differ in, small files prove on both.
    if (engine === "embedded") {
      test("takes every label in", { timeout: PATIENCE_MS }, async () => {
        const counts = await load("drugs/openfda_drug_label_sample.jsonl.gz");
        expect(counts).toEqual({ read: 885, inserted: 885, updated: 0, unchanged: 0, rejected: 0 });
        expect(await database().$count(labels)).toBe(885);
        expect(await database().$count(drugs)).toBe(1724);
      });
    } else {
      test("reads the unfinished drugs of the directory", { timeout: PATIENCE_MS }, async () => {
        const counts = await load("drugs/ndc_unfinished_drugs_2018-06-25.zip");
        expect(counts.read).toBe(
          counts.inserted + counts.updated + counts.unchanged + counts.rejected,
        );
        expect(counts).toMatchObject({ read: 21_478 + 35_321, rejected: 0 });
      });
    }

    test("reads the old collection of pills, and keeps what it rejects", async () => {
      const counts = await load("pills/pillbox_2010_sample_201.csv");
      expect(counts.read).toBe(201);
      expect(await database().$count(pills)).toBe(counts.inserted);
      expect(await database().$count(ingestRejects)).toBe(counts.rejected);
    });
  });
});
