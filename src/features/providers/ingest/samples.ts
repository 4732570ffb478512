import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Database } from "#/platform/database/database.ts";
import { Failure } from "#/kernel/failure.ts";
import { refreshDerived } from "./derived-tables.ts";
import { reopenSources } from "./future-days.ts";
import { providersAlone } from "./one-at-a-time.ts";
import { rebuildDerived } from "./rebuild-derived.ts";
import type { RegistryRow } from "./registry-row.ts";
import { loadedSource, recordSource } from "./source-record.ts";
import { newestDate, storedRow } from "./stored-row.ts";
import { selectRows, upsertRows } from "./write-rows.ts";

const FILE = join(import.meta.dirname, "../../../../data/starter/providers/samples.json");

const Samples = v.array(
  v.object({
    npi: v.pipe(v.string(), v.regex(/^2\d{9}$/, "no sample may have a number that can be issued")),
    record: v.looseObject({ entity: v.picklist([1, 2]), sample: v.literal(true) }),
  }),
);

/** Puts the made-up providers in where there is no registry, once. @returns how many there are now */
export async function loadSampleProviders(database: Database): Promise<number> {
  await reopenSources(database);
  if ((await loadedSource(database, "registry")) !== undefined) return 0;
  const text = await readFile(FILE, "utf8");
  const checksum = createHash("sha256").update(text).digest("hex");
  const loaded = await loadedSource(database, "samples");
  if (loaded?.checksum === checksum) return loaded.records;
  const rows = v.parse(Samples, JSON.parse(text)).map(
    // The file is ours, and a test holds each record to what the registry's reader makes.
    ({ npi, record }): RegistryRow => ({
      npi: Number(npi),
      record: record as RegistryRow["record"],
    }),
  );
  return providersAlone(database, () => save(database, rows, checksum)).catch(noneWhileImporting);
}

async function save(database: Database, rows: readonly RegistryRow[], checksum: string) {
  await database.transaction(async (tx) => {
    const stored = rows.map(storedRow);
    await upsertRows(tx, selectRows(stored), { replacesSameDay: true });
    await refreshDerived(
      tx,
      stored.map(({ npi }) => npi),
    );
    const through = rows.map(({ record }) => newestDate(record)).reduce((a, b) => (a > b ? a : b));
    const records = rows.length;
    await recordSource(tx, { kind: "samples", origin: "samples", checksum, through, records });
  });
  await rebuildDerived(database);
  return rows.length;
}

/** What is being imported takes the place of the samples. */
function noneWhileImporting(error: unknown): number {
  if (error instanceof Failure && error.code === "conflict") return 0;
  throw error;
}
