import type { Database } from "#/platform/database/database.ts";
import { dropNext, makeNext } from "./beside.ts";
import { refreshDerived } from "./derived-tables.ts";
import type { RegistryLoad } from "./load-registry.ts";
import { rebuildDerived } from "./rebuild-derived.ts";
import { loadedSource, recordSource, rowsOf } from "./source-record.ts";
import { dropRepeated, stageRows } from "./stage-rows.ts";
import { STAGED_ROWS, upsertRows } from "./write-rows.ts";

const STAGED = ["providers"];
/** For so many the derived rows are found by their index. */
const AT_ONCE = 1000;

/**
 * Puts a weekly file on top of the live registry, whole or not at all: it is read to its end beside the live table first. A
 * row replaces one with older dates; one with the same dates only where the file is known to be the later one. So to apply
 * a file again ends the same.
 */
export async function updateRegistry(load: RegistryLoad): Promise<void> {
  const { database, run, origin, checksum } = load;
  const live = await loadedSource(database, "registry");
  await makeNext(database, STAGED);
  try {
    const { written, newest } = await stageRows(load);
    // Nothing in it could be read: the registry is not newer for it.
    if (written === 0) return;
    await dropRepeated(database);
    // A file without days in its name does not say that it has all that is older than its newest row.
    const through = load.through ?? live?.through ?? newest;
    const isLater = load.through !== undefined && through >= (live?.through ?? "");
    const { inserted, updated } = await takeStaged(database, isLater);
    run.accept("inserted", inserted);
    run.accept("updated", updated);
    run.accept("unchanged", written - inserted - updated);
    // Of an interrupted import of the same file the rows may be there and what is counted over all of them not.
    if (inserted + updated > 0 || live?.checksum !== checksum) await rebuildDerived(database);
    const records = await rowsOf(database, "providers");
    await recordSource(database, { kind: "registry", origin, checksum, through, records });
  } finally {
    await dropNext(database, STAGED);
  }
}

async function takeStaged(database: Database, replacesSameDay: boolean) {
  return database.transaction(async (tx) => {
    const written = await upsertRows(tx, STAGED_ROWS, { replacesSameDay });
    const npis = written.map(({ npi }) => npi);
    for (let from = 0; from < npis.length; from += AT_ONCE) {
      await refreshDerived(tx, npis.slice(from, from + AT_ONCE));
    }
    const inserted = written.filter(({ fresh }) => fresh).length;
    return { inserted, updated: written.length - inserted };
  });
}
