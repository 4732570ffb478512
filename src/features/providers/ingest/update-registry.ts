import type { Outcome } from "#/platform/ingest/run.ts";
import { refreshDerived } from "./derived-tables.ts";
import type { RegistryLoad } from "./load-registry.ts";
import { rebuildDerived } from "./rebuild-derived.ts";
import { loadedSource, recordSource, rowsOf } from "./source-record.ts";
import { newestDate, storedRow, type StoredRow } from "./stored-row.ts";
import { upsertRows } from "./write-rows.ts";

const AT_ONCE = 1000;

/**
 * Puts a weekly file on top of the live registry. A row replaces one with older dates; one with the same dates only where
 * the file is known to be the later one. So to apply a file again, or after an interruption, ends the same.
 */
export async function updateRegistry(load: RegistryLoad): Promise<void> {
  const { database, rows, run, origin, checksum } = load;
  const live = await loadedSource(database, "registry");
  const replacesSameDay = load.through !== undefined;
  let newest = live?.through ?? "";
  let batch = new Map<number, StoredRow>();
  const flush = async () => {
    const outcomes = await save(database, [...batch.values()], replacesSameDay);
    for (const outcome of outcomes) run.accept(outcome);
    batch = new Map();
  };
  for await (const portion of rows) {
    for (const row of portion) {
      if ("problem" in row) {
        await run.reject(row.at, row.problem, row.raw);
        continue;
      }
      if (batch.has(row.value.npi)) run.accept("unchanged");
      batch.set(row.value.npi, storedRow(row.value));
      const date = newestDate(row.value.record);
      if (date > newest) newest = date;
      if (batch.size >= AT_ONCE) await flush();
    }
  }
  if (batch.size > 0) await flush();
  const { read, rejected, inserted, updated } = run.counts;
  // Nothing in it could be read: the registry is not newer for it.
  if (read === rejected) return;
  // Of an interrupted import of the same file the rows may be there and what is derived from them not.
  if (inserted + updated > 0 || live?.checksum !== checksum) await rebuildDerived(database);
  const through = load.through ?? newest;
  const records = await rowsOf(database, "providers");
  await recordSource(database, { kind: "registry", origin, checksum, through, records });
}

async function save(
  database: RegistryLoad["database"],
  rows: readonly StoredRow[],
  replacesSameDay: boolean,
): Promise<Outcome[]> {
  return database.transaction(async (tx) => {
    const written = await upsertRows(tx, rows, { replacesSameDay });
    if (written.length > 0) {
      await refreshDerived(
        tx,
        written.map(({ npi }) => npi),
      );
    }
    const fresh = new Map(written.map((row) => [row.npi, row.fresh]));
    return rows.map(({ npi }): Outcome => {
      const isFresh = fresh.get(npi);
      if (isFresh === undefined) return "unchanged";
      return isFresh ? "inserted" : "updated";
    });
  });
}
