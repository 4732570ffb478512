import { Failure } from "#/kernel/failure.ts";
import type { Outcome } from "#/platform/ingest/run.ts";
import { refreshDerived } from "./derived-tables.ts";
import { rebuildDerived, type RegistryLoad } from "./load-registry.ts";
import { loadedSource, recordSource, rowsOf } from "./source-record.ts";
import { newestDate, storedRow, type StoredRow } from "./stored-row.ts";
import { upsertRows } from "./write-rows.ts";

const AT_ONCE = 1000;

/**
 * Puts a weekly file on top of the live registry. A row replaces what is there unless that is newer, so that to apply
 * a file again, or after an interruption, ends the same.
 * @throws Failure "conflict" for a week before the one that is loaded.
 */
export async function updateRegistry(load: RegistryLoad): Promise<void> {
  const { database, rows, run, origin, checksum } = load;
  const live = await loadedSource(database, "registry");
  if (live !== undefined && load.through !== undefined && load.through < live.through) {
    throw new Failure(
      "conflict",
      `${origin} ends on ${load.through}, but the registry is already at ${live.through}: weekly files are applied in their order.`,
    );
  }
  let newest = live?.through ?? "";
  let batch = new Map<number, StoredRow>();
  const flush = async () => {
    const outcomes = await save(database, [...batch.values()]);
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
  const { inserted, updated } = run.counts;
  if (inserted + updated > 0) await rebuildDerived(database);
  const through = load.through ?? newest;
  const records = await rowsOf(database, "providers");
  await recordSource(database, { kind: "registry", origin, checksum, through, records });
}

async function save(
  database: RegistryLoad["database"],
  rows: readonly StoredRow[],
): Promise<Outcome[]> {
  return database.transaction(async (tx) => {
    const written = await upsertRows(tx, rows);
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
