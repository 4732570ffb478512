import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { ingestRejects, ingestRuns } from "#/platform/ingest/run/run.table.ts";
import { describeEachDatabase, describeEachEngine } from "#/platform/testing/each-database.ts";
import {
  providerPlaces,
  providers,
  providerSides,
  providerSources,
  providerTotals,
} from "../server/provider.table.ts";
import { importDeactivations } from "./deactivations.ts";
import { importExclusions } from "./exclusions.ts";
import { latestDay } from "./future-days.ts";
import { providersAlone } from "./one-at-a-time.ts";
import {
  importText,
  person,
  practice,
  registryText,
  specialties,
  syntheticNpi,
} from "./registry.testing.ts";
import { loadSampleProviders } from "./samples.ts";
import { importTaxonomy } from "./taxonomy.ts";

const MONTH = "npidata_pfile_20050523-20240107.csv";
const RENO = practice("RENO", "NV", "89501");
const updated = (on: string) => ({ ...RENO, "Last Update Date": on });
const namesIn = async (database: Database) =>
  (await database.select().from(providers).orderBy(providers.npi)).map(({ name1 }) => name1);

const file = (...rows: [number, string][]) =>
  [
    "NPI,Provider Other Organization Name,Provider Other Organization Name Type Code",
    ...rows.map(([number, name]) => `${syntheticNpi(number)},${name},3`),
  ].join("\n");
const side = (database: Database, text: string, days: string) =>
  importText(database, text, { name: `othername_pfile_${days}.csv` });
const DAY_MS = 86_400_000;
const sideNames = async (database: Database) =>
  (await database.select().from(providerSides)).map(({ record }) => record["name"]).toSorted();

describeEachDatabase("the order of provider files", (database) => {
  const load = (rows: Parameters<typeof registryText>[0], name: string) =>
    importText(database(), registryText(rows), { name });
  const through = async () => (await database().select().from(providerSources))[0]?.through;

  test("a weekly file after a missing one is refused by the days, and the next one is taken", async () => {
    await load([person(1, "SAMPLE", "ANA", RENO)], MONTH);
    const week = [person(2, "CAME", "BO", updated("01/16/2024"))];
    await expect(load(week, "npidata_pfile_20240115-20240121.csv")).rejects.toThrow(
      /begins on 2024-01-15, but the registry ends on 2024-01-07: a weekly file is missing/,
    );
    expect(await namesIn(database())).toEqual(["SAMPLE"]);
    const missing = [person(3, "BETWEEN", "CY", updated("01/09/2024"))];
    await load(missing, "npidata_pfile_20240108-20240114.csv");
    await load(week, "npidata_pfile_20240115-20240121.csv");
    expect(await namesIn(database())).toEqual(["SAMPLE", "CAME", "BETWEEN"]);
  });

  test("a row's dates decide which is newer, and of one day the later file", async () => {
    await load([person(1, "LIVE", "ANA", updated("01/05/2024"))], MONTH);
    const rowsOf = (name: string, on: string) => [person(1, name, "ANA", updated(on))];
    expect(await load(rowsOf("OLDER", "01/04/2024"), "old.csv")).toMatchObject({ unchanged: 1 });
    expect(await load(rowsOf("UNDATED", "01/05/2024"), "x.csv")).toMatchObject({ unchanged: 1 });
    expect(await namesIn(database())).toEqual(["LIVE"]);
    const weekly = "npidata_pfile_20240108-20240114.csv";
    expect(await load(rowsOf("LATER", "01/05/2024"), weekly)).toMatchObject({ updated: 1 });
    expect(await namesIn(database())).toEqual(["LATER"]);
  });

  test("a row with a day to come is rejected, and no day beyond the rows or the name is told", async () => {
    const rows = [person(1, "SAMPLE", "ANA", updated("01/05/2024"))];
    const tomorrow = latestDay();
    const beyond = latestDay(new Date(Date.now() + DAY_MS));
    const ahead = [
      person(2, "AHEAD", "BO", updated(beyond)),
      person(3, "EARLY", "CY", updated(tomorrow)),
    ];
    await load(rows, MONTH);
    expect(await load(ahead, "sample.csv")).toMatchObject({ inserted: 1, rejected: 1 });
    expect(await database().select().from(ingestRejects)).toMatchObject([
      { reason: `line 2: "${beyond}" is a date that is still to come.` },
    ]);
    expect(await through()).toBe("2024-01-07");
    await expect(
      load(rows, `npidata_pfile_20050523-${beyond.replaceAll("-", "")}.csv`),
    ).rejects.toThrow(/still to come/);
    expect(await load(rows, "npidata_pfile_20240108-20240114.csv")).toMatchObject({ unchanged: 1 });
  });

  test("the day that the operator says overrides what was loaded and what the name says", async () => {
    const rows = [person(1, "SAMPLE", "ANA", updated("01/05/2024"))];
    const give = (name: string, asOf: string) =>
      importText(database(), registryText(rows), { name, asOf });
    await give("npidata_pfile_20050523-20240211.csv", "2024-01-07");
    expect(await through()).toBe("2024-01-07");
    await load(rows, "npidata_pfile_20240108-20240114.csv");
    await expect(load(rows, MONTH)).rejects.toThrow(/--as-of 2024-01-07 takes the file as it is/);
    await give(MONTH, "2024-01-07");
    expect(await through()).toBe("2024-01-07");
    await expect(give("x.csv", latestDay(new Date(Date.now() + DAY_MS)))).rejects.toThrow(
      /still to come/,
    );
  });

  test("a registry that a day to come has closed is open again at the next start and import", async () => {
    await load(
      [person(1, "SAMPLE", "ANA", updated("01/05/2024")), person(2, "AHEAD", "BO", RENO)],
      MONTH,
    );
    const close = async () => {
      await database().update(providerSources).set({ through: "2099-12-31" });
      await database()
        .update(providers)
        .set({ asOf: "2099-12-31" })
        .where(eq(providers.name1, "AHEAD"));
    };
    await close();
    await loadSampleProviders(database());
    expect(await through()).toBe("2024-01-05");
    await close();
    const week = [person(2, "MENDED", "BO", updated("01/09/2024"))];
    expect(await load(week, "npidata_pfile_20240108-20240114.csv")).toMatchObject({ updated: 1 });
    expect(await through()).toBe("2024-01-14");
  });

  test("two imports at once: the second, of whatever kind, is told to wait, and goes when the first has ended", async () => {
    await providersAlone(database(), async () => {
      await expect(load([person(1, "SECOND", "ANA", RENO)], MONTH)).rejects.toThrow(
        /Another import of providers is running/,
      );
      for (const by of [importDeactivations, importTaxonomy, importExclusions]) {
        const refused = importText(database(), "", { by });
        await expect(refused).rejects.toThrow(/Another import of providers is running/);
      }
      expect(await loadSampleProviders(database())).toBe(0);
    });
    expect(await load([person(1, "SECOND", "ANA", RENO)], MONTH)).toMatchObject({ inserted: 1 });
  });

  test("a side file takes away what it no longer has: a weekly one of its providers, a monthly one of all", async () => {
    await side(database(), file([1, "ONE"], [1, "ALSO ONE"], [2, "TWO"]), "20050523-20240107");
    expect(
      await side(database(), file([1, "ONE"], [1, "NEW ONE"]), "20240108-20240114"),
    ).toMatchObject({
      inserted: 1,
      unchanged: 1,
    });
    expect(await sideNames(database())).toEqual(["NEW ONE", "ONE", "TWO"]);
    await expect(side(database(), file([1, "ONE"]), "20240101-20240107")).rejects.toThrow(
      /in their order/,
    );
    await side(database(), file([1, "ONE"]), "20050523-20240211");
    expect(await sideNames(database())).toEqual(["ONE"]);
  });
});

const PATIENCE_MS = 120_000;
const ROOT = join(import.meta.dirname, "../../../..");

describeEachEngine("an import as a command", ({ source }) => {
  let database: Database;
  let place: Awaited<ReturnType<typeof source>>;
  beforeAll(async () => {
    place = await source("killed-import");
    database = await connectDatabase(place, "command", () => undefined);
  });
  afterAll(() => database.close());

  /** The command on a file, with all that it says. */
  function command(path: string) {
    const { databaseUrl, dataDir } = place;
    const { PATH, TMPDIR } = process.env;
    const child = spawn(process.execPath, ["scripts/ingest.ts", "providers", path], {
      cwd: ROOT,
      env: { PATH, TMPDIR, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: ["ignore", "pipe", "pipe"],
    });
    return { child, said: Promise.all([text(child.stdout), text(child.stderr)]) };
  }

  /** Runs the command on a file and kills it as soon as `when` holds. */
  async function killedWhile(path: string, when: () => Promise<boolean>): Promise<void> {
    const { child } = command(path);
    const ended = once(child, "exit");
    while (child.exitCode === null && !(await when())) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    child.kill("SIGKILL");
    const [, signal] = await ended;
    expect(signal).toBe("SIGKILL");
  }

  test("while another runs ends at once, with a sentence", { timeout: PATIENCE_MS }, async () => {
    const path = join(mkdtempSync(join(tmpdir(), "wardbook-second-")), "providers.csv");
    writeFileSync(path, registryText([person(1, "SECOND", "ANA", RENO)]));
    await providersAlone(database, async () => {
      const { child, said } = command(path);
      const [code] = await once(child, "exit");
      expect(code).toBe(1);
      const [out, complaints] = await said;
      expect(out).toBe("");
      expect(complaints.trim()).toMatch(/^Another import of providers is running: .*UTC\.$/);
    });
  });

  test(
    "that is killed leaves the old registry serving, and the file can be given again",
    { timeout: PATIENCE_MS },
    async () => {
      await importText(database, registryText([person(1, "OLD", "ANA", RENO)]), { name: MONTH });
      const path = join(
        mkdtempSync(join(tmpdir(), "wardbook-killed-")),
        "npidata_pfile_20050523-20240211.csv",
      );
      const rows = Array.from({ length: 1500 }, (_, number) =>
        person(number, "NEW", "BO", { ...RENO, ...specialties(["207Q00000X"]) }),
      );
      writeFileSync(path, registryText(rows));
      await killedWhile(path, async () => {
        const { rows: found } = await database.execute<{ there: boolean }>(
          sql`SELECT to_regclass('providers_next') IS NOT NULL AS there`,
        );
        return found[0]?.there === true;
      });
      expect(await namesIn(database)).toEqual(["OLD"]);
      expect(await database.$count(providerTotals)).toBeGreaterThan(0);
      expect(await database.$count(providerPlaces)).toBe(1);
      const whole = () =>
        importText(database, registryText(rows), { name: "npidata_pfile_20050523-20240211.csv" });
      expect(await whole()).toMatchObject({ read: 1500, inserted: 1499, updated: 1 });
      const statuses = await database.select().from(ingestRuns).orderBy(ingestRuns.startedAt);
      expect(statuses.map(({ status }) => status)).toEqual(["completed", "failed", "completed"]);
    },
  );
});
