import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { ingestRejects, ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { createRxNormStore } from "../server/rxnorm.store.ts";
import { importRxNorm } from "./import-rxnorm.ts";
import { asFiles, RELEASE, type ReleaseFiles } from "./release.testing.ts";

const load = (database: Database, path: string, origin: string) =>
  importRxNorm({ database, source: "rxnorm", path, origin, progress: () => SILENT });

async function importFile(database: Database, name: string, content: Uint8Array | string) {
  const folder = await mkdtemp(join(tmpdir(), "wardbook-rxnorm-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, name), content);
  return load(database, join(folder, name), name);
}

const importRelease = (database: Database, release: ReleaseFiles = RELEASE) =>
  importFile(database, "RxNorm_full_prescribe_current.zip", zipOf(asFiles(release)));

describeEachDatabase("RxNorm", (database) => {
  test("gives the ingredients of drugs, brands, packs and precise names", async () => {
    const counts = await importRelease(database());
    expect(counts).toMatchObject({ inserted: 11, updated: 0 });
    const store = createRxNormStore(database());
    const found = await store.concepts([13, 14, 15, 31, 32, 41, 51, 99]);
    const names = (rxcui: number) => found.get(rxcui)?.ingredients?.map(({ name }) => name);
    expect(names(13)).toEqual(["zelosartan"]);
    expect(names(14)).toEqual(["zelosartan", "mirothiazide"]);
    expect(names(15)).toEqual(["zelosartan"]);
    expect(names(31)).toEqual(["zelosartan"]);
    expect(names(32)).toEqual(["zelosartan", "mirothiazide"]);
    // Its brand's name also stands on another drug.
    expect(names(41)).toEqual(["zelosartan"]);
    expect(names(51)).toEqual(["zelosartan"]);
    expect(found.has(99)).toBe(false);
    expect(found.get(31)).toMatchObject({
      tty: "SCD",
      prescribableName: "zelosartan potassium 50 MG oral tablet",
      isSuppressed: false,
    });
  });

  test("knows packages, products and substances by their codes, and concepts by their names", async () => {
    await importRelease(database());
    const store = createRxNormStore(database());
    expect(await store.ofNdc("99990-0001-30")).toEqual([31]);
    expect(await store.ofNdc("99990-001-30")).toEqual([31]);
    expect(await store.ofNdc("99990-001")).toEqual([31]);
    expect(await store.ofNdc("99990-0009")).toEqual([]);
    expect(await store.productsOf(32)).toEqual(["0999900002"]);
    expect(await store.ofUnii("abcde12345")).toEqual([11]);
    expect(await store.uniisOf([11, 12])).toEqual([{ rxcui: 11, unii: "ABCDE12345" }]);
    expect(await store.named("ZELOSARTAN potassium 50 mg  oral tablet")).toEqual([31]);
    expect(await store.isLoaded()).toBe(true);
  });

  test("leaves vocabularies that need a licence out, and says so with what else was rejected", async () => {
    const counts = await importRelease(database());
    expect(counts.rejected).toBe(5);
    const reasons = (await database().select().from(ingestRejects)).map(({ reason }) => reason);
    expect(reasons).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/2 rows are of SNOMEDCT_US, which needs a licence/),
        expect.stringMatching(/1 rows are of MMSL/),
        expect.stringMatching(/"none" is not an RxCUI/),
        expect.stringMatching(/"not a code" is not the NDC of a package/),
      ]),
    );
    expect(await createRxNormStore(database()).named("Zelosartan (substance)")).toEqual([]);
  });

  test("says of what day a release is, and replaces the one before in one step", async () => {
    await importRelease(database());
    const [run] = await database().select().from(ingestRuns);
    expect(run).toMatchObject({ status: "completed", contentOn: "2026-11-02" });
    expect(await importRelease(database())).toMatchObject({ inserted: 0, updated: 11 });
    const half = { "rrf/RXNCONSO.RRF": RELEASE["rrf/RXNCONSO.RRF"].slice(0, 5) };
    await expect(importRelease(database(), half)).rejects.toThrow(/only 5 of the 11 concepts/);
    expect((await createRxNormStore(database()).concepts([51])).size).toBe(1);
  });

  test("a list of names keeps the ingredients and codes that a release brought", async () => {
    await importRelease(database());
    const rows = RELEASE["rrf/RXNCONSO.RRF"].slice(0, 12).map((line) => {
      const cells = line.split("|");
      return `${cells[0]}\t${cells[12]}\t${cells[14]}`;
    });
    await importFile(database(), "names.tsv", `rxcui\ttty\tname\n${rows.join("\n")}\n`);
    const store = createRxNormStore(database());
    expect((await store.concepts([31])).get(31)?.ingredients).toHaveLength(1);
    expect(await store.ofNdc("99990-001")).toEqual([31]);
  });

  test("refuses what holds no concepts", async () => {
    await expect(importFile(database(), "other.csv", "a,b\n1,2\n")).rejects.toThrow(
      /holds no concepts of RxNorm/,
    );
  });
});

describeRealInputs("RxNorm's concepts", (pathOf) => {
  describeEachDatabase(
    "all names",
    (database) => {
      test("are taken in", { timeout: 60_000 }, async () => {
        const file = pathOf("rxnorm/rxnorm_concepts_rxnav_2026-07.tsv.gz");
        const counts = await load(database(), file, "concepts.tsv.gz");
        expect(counts).toMatchObject({ rejected: 0, read: 13_028 });
      });
    },
    { only: "embedded" },
  );
});
