import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "#/kernel/failure.ts";
import { download } from "#/platform/ingest/file/download.ts";
import { refuseNearlyFull } from "#/platform/ingest/file/disk-space.ts";
import { DEFAULT_LIMITS } from "#/platform/ingest/file/limits.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { backOffMs } from "#/platform/outgoing/retry-after.ts";
import type { Addresses } from "./addresses.ts";
import { type Reading, readFile } from "./read-file.ts";
import type { RemoteFile } from "./remote-file.ts";
import type { SyncSource } from "./sources.ts";

export type Looking = Reading & {
  readonly fetch: Fetch;
  readonly addresses: Addresses;
  /** Where downloads are kept until they are complete and read. */
  readonly folder: string;
  readonly signal: AbortSignal;
};

const DAY = 86_400_000;
/** After a failure it is looked again so soon, then in twice the time, and so on up to the source's own. */
const FIRST_WAIT_MS = 15 * 60_000;
/** Weekly files follow one another: each is found once the one before it was read. */
const MOST_ROUNDS = 20;

/**
 * Looks at a publisher and reads what is new, and keeps how it went. What was read before a failure stays read.
 * @returns whether it went well.
 */
export async function look(source: SyncSource, looking: Looking): Promise<boolean> {
  const { store, now, print } = looking;
  const lookedAt = now();
  try {
    const files = await readNew(source, looking);
    if (files === 0) print(`${source.name}: nothing new`);
    const next = new Date(now().getTime() + source.everyDays * DAY);
    await store.lookWentWell(source.name, lookedAt, next);
    return true;
  } catch (error) {
    // Who is stopped has not failed, and looks again when started.
    if (looking.signal.aborted) return false;
    const failure = error instanceof Error ? error.message : String(error);
    const failures = ((await store.lookOf(source.name))?.failures ?? 0) + 1;
    const asked = error instanceof Failure ? (error.retryAfter ?? 0) * 1000 : 0;
    const wait = Math.max(asked, backOffMs(failures, FIRST_WAIT_MS, source.everyDays * DAY));
    await store.lookFailed(source.name, failure, lookedAt, new Date(now().getTime() + wait));
    print(`${source.name}: ${failure}`);
    return false;
  }
}

async function readNew(source: SyncSource, looking: Looking): Promise<number> {
  let count = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const files = await findNew(source, looking);
    for (const file of files) {
      looking.signal.throwIfAborted();
      await fetchAndRead(source, file, looking);
    }
    count += files.length;
    if (files.length === 0 || source.inSeries === undefined) break;
  }
  if (count > 0) await source.after?.(looking.database);
  return count;
}

/** What a publisher has that was not read here. */
export async function findNew(
  source: SyncSource,
  looking: Looking,
): Promise<readonly RemoteFile[]> {
  const { fetch, addresses, database, store, now, signal } = looking;
  const read = new Set((await store.filesOf(source.name)).map(({ key }) => key));
  const isRead = (key: string) => read.has(key);
  return source.find({ fetch, addresses, database, isRead, now: now(), signal });
}

async function fetchAndRead(source: SyncSource, file: RemoteFile, looking: Looking): Promise<void> {
  const path = await fetchFile(source, file, join(looking.folder, "downloads"), looking);
  await readFile(source, { ...file, path }, looking);
  await rm(path, { force: true });
}

/** Fetches a file into a folder, going on where a download was cut off. @throws Failure where the disk has not the room. */
export async function fetchFile(
  { name, growth }: SyncSource,
  { url, bytes = 0 }: RemoteFile,
  folder: string,
  { fetch, disk, print, signal }: Pick<Looking, "fetch" | "disk" | "print" | "signal">,
): Promise<string> {
  if (disk !== undefined) await refuseNearlyFull(disk, bytes * (1 + growth));
  print(`${name}: fetching ${url}`);
  return download({
    url,
    folder,
    limits: DEFAULT_LIMITS,
    fetch: (input, init) => fetch(input, { ...init, signal }),
  });
}
