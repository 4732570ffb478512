import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { DURABLE_START, SyncedFiles, type Sync } from "./on-disk.ts";

const extensions = { citext, fuzzystrmatch, pg_trgm, unaccent };

/**
 * Opens the cluster in this folder, and makes it first where there is none.
 * @param sync what asks the disk; without it the database never does.
 */
export async function openCluster(folder: string, sync?: Sync): Promise<PGlite> {
  if (!existsSync(join(folder, "PG_VERSION"))) await createCluster(folder, sync);
  return open(folder, sync);
}

/** @throws Error with PostgreSQL's own words where it says why it cannot start. */
async function open(folder: string, sync: Sync | undefined): Promise<PGlite> {
  let fatal: string | undefined;
  const onStderr = (line: string): false => {
    fatal = /\b(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? fatal;
    return false;
  };
  try {
    if (!sync) return await PGlite.create({ dataDir: folder, extensions, onStderr });
    const files = new SyncedFiles(folder, sync);
    return await PGlite.create({ fs: files, startParams: DURABLE_START, extensions, onStderr });
  } catch (error) {
    throw fatal === undefined ? error : new Error(fatal, { cause: error });
  }
}

/** Made aside and moved into place when complete: a start that is interrupted leaves no half cluster. */
async function createCluster(folder: string, sync: Sync | undefined): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const cluster = await open(draft, sync);
  await cluster.close();
  await rename(draft, folder);
}
