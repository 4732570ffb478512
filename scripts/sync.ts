import { setTimeout as sleep } from "node:timers/promises";
import { createOutgoing } from "#/app/background.ts";
import { addressesWith } from "#/app/sync/addresses.ts";
import { chosen, planLines, readSyncArguments } from "#/app/sync/command.ts";
import { lookAtDue } from "#/app/sync/due.ts";
import { look, type Looking } from "#/app/sync/look.ts";
import { mirror, readMirror } from "#/app/sync/mirror.ts";
import { syncAlone } from "#/app/sync/sync-alone.ts";
import { SYNC_SOURCES, type SyncSource } from "#/app/sync/sources.ts";
import { Failure } from "#/kernel/failure.ts";
import { readConfig } from "#/platform/config/config.ts";
import { StartError } from "#/platform/config/start-error.ts";
import { connectDatabase } from "#/platform/database/database.ts";
import { OWN_ONLY } from "#/platform/database/keep-private.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { diskOf } from "#/platform/ingest/file/disk-space.ts";
import { progressBar } from "#/platform/ingest/run/progress.ts";
import { createSourceStore } from "#/platform/ingest/run/source-state.store.ts";
import { loggableError } from "#/platform/log/loggable-error.ts";

const config = readConfig(process.env);
const LOOK_MS = 60_000;

async function main(): Promise<void> {
  process.umask(OWN_ONLY);
  const { once, plan, only, mirror: into, from } = readSyncArguments(process.argv.slice(2));
  const sources = chosen(SYNC_SOURCES, only, config.accepted);
  const outgoing = createOutgoing(config, [...config.syncAddresses.values()]);
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => stopping.abort());
  }
  const base = {
    disk:
      into === undefined && config.databaseUrl === undefined ? diskOf(config.dataDir) : undefined,
    now: () => new Date(),
    print: console.log,
    progress: (source: string, total: number) => progressBar(source, total, process.stderr),
    fetch: outgoing,
    addresses: addressesWith(config.syncAddresses),
    folder: config.dataDir,
    signal: stopping.signal,
  };
  if (into !== undefined) {
    ended(await mirror(sources, into, { ...base, disk: diskOf(into) }));
    return;
  }
  const database = await connectDatabase(config, "command", console.error);
  try {
    await migrate(database);
    const looking: Looking = { ...base, database, store: createSourceStore(database) };
    if (plan) for (const line of await planLines(sources, looking)) console.log(line);
    else if (from !== undefined) {
      ended(await syncAlone(database, () => readMirror(sources, from, looking)));
    } else if (once || only !== undefined) ended(await lookAtAll(sources, looking));
    else await keepLooking(sources, looking);
  } finally {
    await Promise.all([outgoing.close(), database.close()]);
  }
}

async function lookAtAll(sources: readonly SyncSource[], looking: Looking): Promise<boolean> {
  return syncAlone(looking.database, async () => {
    let well = true;
    for (const source of sources) well = (await look(source, looking)) && well;
    return well;
  });
}

/** Until it is stopped. */
async function keepLooking(sources: readonly SyncSource[], looking: Looking): Promise<void> {
  const { signal, database } = looking;
  while (!signal.aborted) {
    await syncAlone(database, () => lookAtDue(sources, looking));
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

function ended(well: boolean): void {
  if (!well) process.exitCode = 1;
}

main()
  .catch((error: unknown) => {
    const expected = error instanceof Failure || error instanceof StartError;
    console.error(expected ? error.message : loggableError(error));
    process.exitCode = 1;
  })
  .finally(() => process.exit());
