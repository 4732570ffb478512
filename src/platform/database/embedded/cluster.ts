import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

const extensions = { citext, fuzzystrmatch, pg_trgm, unaccent };

/** Opens the cluster in this folder, and makes it first where there is none. */
export async function openCluster(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, "PG_VERSION"))) await createCluster(folder);
  return open(folder);
}

/** @throws Error with PostgreSQL's own words where it says why it cannot start. */
async function open(folder: string): Promise<PGlite> {
  let fatal: string | undefined;
  const onStderr = (line: string): false => {
    fatal = /\b(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? fatal;
    return false;
  };
  try {
    return await PGlite.create({ dataDir: folder, extensions, onStderr });
  } catch (error) {
    throw fatal === undefined ? error : new Error(fatal, { cause: error });
  }
}

/** Made aside and moved into place when complete: a start that is interrupted leaves no half cluster. */
async function createCluster(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const cluster = await open(draft);
  await cluster.close();
  await rename(draft, folder);
}
