import type { Config } from "#/platform/config/config.ts";
import type { Database } from "#/platform/database/database.ts";
import { diskOf } from "#/platform/ingest/file/disk-space.ts";
import { SILENT } from "#/platform/ingest/run/progress.ts";
import { createSourceStore } from "#/platform/ingest/run/source-state.store.ts";
import type { Log } from "#/platform/log/log.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { addressesWith } from "./addresses.ts";
import { chosen } from "./command.ts";
import { lookAtDue, wantedByServer } from "./due.ts";
import { SYNC_SOURCES } from "./sources.ts";
import { syncAlone } from "./sync-alone.ts";

type Keeping = {
  readonly database: Database;
  readonly fetchFiles: Fetch;
  readonly config: Config;
  readonly log: Log;
  readonly signal: AbortSignal;
};

/** What a server does by itself of what npm run sync does: what is small, and what was once fetched. */
export async function keepSources(keeping: Keeping): Promise<void> {
  const { database, fetchFiles, config, log, signal } = keeping;
  const store = createSourceStore(database);
  const wanted = await wantedByServer(chosen(SYNC_SOURCES, undefined, config.accepted), store);
  await syncAlone(database, () =>
    lookAtDue(wanted, {
      database,
      store,
      fetch: fetchFiles,
      addresses: addressesWith(config.syncAddresses),
      folder: config.dataDir,
      disk: config.databaseUrl === undefined ? diskOf(config.dataDir) : undefined,
      now: () => new Date(),
      print: (line) => log.info(line),
      progress: () => SILENT,
      signal,
    }),
  );
}
