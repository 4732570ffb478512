import { stat } from "node:fs/promises";
import type { Database } from "#/platform/database/database.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import { type Disk, refuseNearlyFull } from "#/platform/ingest/file/disk-space.ts";
import type { Progress } from "#/platform/ingest/run/progress.ts";
import type { SourceStore } from "#/platform/ingest/run/source-state.store.ts";
import type { SyncSource } from "./sources.ts";

export type Reading = {
  readonly database: Database;
  readonly store: SourceStore;
  readonly disk: Disk | undefined;
  readonly now: () => Date;
  readonly print: (line: string) => void;
  readonly progress: (source: string, totalBytes: number) => Progress;
};

type File = { readonly key: string; readonly url: string; readonly path: string };

/** Imports a fetched file. One that was read under another key is not read again. */
export async function readFile(source: SyncSource, file: File, reading: Reading): Promise<void> {
  const { database, store, disk, print } = reading;
  const { name } = source;
  const sha256 = await checksumOf(file.path);
  const bytes = (await stat(file.path)).size;
  if (await store.wasRead(name, sha256)) print(`${name}: ${file.url} is what was read before`);
  else {
    if (disk !== undefined) await refuseNearlyFull(disk, source.growth * bytes);
    const counts = await source.run({
      database,
      source: name,
      path: file.path,
      origin: file.url,
      progress: (total) => reading.progress(name, total),
    });
    print(
      `${name}: ${counts.read} read, ${counts.inserted} new, ${counts.updated} changed, ${counts.rejected} rejected`,
    );
  }
  const readAt = reading.now();
  await store.fileRead({ source: name, key: file.key, address: file.url, sha256, bytes, readAt });
}
