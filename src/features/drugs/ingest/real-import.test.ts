import { expect, test } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import { DEFAULT_LIMITS } from "#/platform/ingest/file/limits.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { ingestRejects } from "#/platform/ingest/run/run.table.ts";
import { pills } from "#/features/drugs/server/pill.table.ts";
import { drugs } from "../server/drugs.table.ts";
import { labels } from "../server/label.table.ts";
import { kindOfDocument } from "./document-kind.ts";
import { rowsOfDocument } from "./document-rows.ts";
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

  test("reads all unfinished drugs of the directory with their packages", async () => {
    const found = { listing: 0, package: 0, others: 0 };
    const path = pathOf("drugs/ndc_unfinished_drugs_2018-06-25.zip");
    const limits = DEFAULT_LIMITS;
    for await (const document of documentsIn(path, { limits, onRead: () => undefined })) {
      const kind = kindOfDocument(document);
      if (kind === undefined) continue;
      for await (const row of rowsOfDocument(document, kind, limits)) {
        const what = "value" in row ? row.value.kind : "others";
        found[what === "listing" || what === "package" ? what : "others"] += 1;
      }
    }
    expect(found).toEqual({ listing: 21_478, package: 35_321, others: 0 });
  });

  describeEachDatabase("the old collection of pills", (database) => {
    test("is read, and what is rejected is kept", async () => {
      const counts = await load(database(), "pills/pillbox_2010_sample_201.csv");
      expect(counts.read).toBe(201);
      expect(await database().$count(pills)).toBe(counts.inserted);
      expect(await database().$count(ingestRejects)).toBe(counts.rejected);
    });
  });
});
