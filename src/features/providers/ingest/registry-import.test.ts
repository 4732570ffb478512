import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { providers, providerSpecialties } from "../server/provider.table.ts";
import { importProviders } from "./import-providers.ts";

const PATIENCE_MS = 240_000;

describeRealInputs("importing the registry", (pathOf) => {
  describeEachDatabase("the published files", (database, engine) => {
    const load = (file: string) =>
      importProviders({
        database: database(),
        source: "providers",
        path: pathOf(`nppes/${file}`),
        origin: file,
        progress: () => SILENT,
      });

    test("loads the first file whole, and nothing twice", { timeout: PATIENCE_MS }, async () => {
      const first = await load("npidata_pfile_original_999.csv");
      expect(first).toEqual({ read: 999, inserted: 999, updated: 0, unchanged: 0, rejected: 0 });
      const again = await load("npidata_pfile_original_999.csv");
      expect(again).toEqual({ read: 999, inserted: 0, updated: 0, unchanged: 999, rejected: 0 });
      const old = await load("npidata_old_329_columns_10.csv");
      expect(old).toMatchObject({ read: 10, updated: 0 });
    });

    // How a file is put on top of another is proved on both kinds of database by the smaller ones.
    test.runIf(engine === "embedded")(
      "loads the changes of a week",
      { timeout: PATIENCE_MS },
      async () => {
        await load("npidata_pfile_original_999.csv");
        const weekly = await load("npidata_pfile_weekly_2024-01-01_reconstructed.csv.gz");
        expect(weekly.read).toBe(19_785);
        expect(weekly.inserted + weekly.updated + weekly.unchanged + weekly.rejected).toBe(19_785);
        const stored = await database().$count(providers);
        expect(stored).toBe(999 + weekly.inserted);
        const { rows } = await database().execute<{ held: string }>(
          sql`SELECT sum(cardinality(taxonomy_codes)) AS held FROM providers`,
        );
        expect(await database().$count(providerSpecialties)).toBe(Number(rows[0]?.held));
      },
    );

    test(
      "reads numbers that a spreadsheet wrote, and side files",
      { timeout: PATIENCE_MS },
      async () => {
        const sample = await load("npidata_sample_2025_sex_code_1000.csv");
        expect(sample).toEqual({
          read: 1000,
          inserted: 1000,
          updated: 0,
          unchanged: 0,
          rejected: 0,
        });
        const { rows } = await database().execute<{ odd: string }>(
          sql`SELECT count(*) AS odd FROM providers WHERE record::text LIKE '%.0"%' OR length(zip5) NOT IN (0, 5)`,
        );
        expect(rows[0]?.odd).toBe("0");
        const names = await load("othername_pfile_sample.csv");
        expect(names.inserted).toBe(names.read);
        expect((await load("othername_pfile_sample.csv")).unchanged).toBe(names.read);
        expect((await load("pl_pfile_sample.csv")).rejected).toBe(0);
      },
    );
  });
});
