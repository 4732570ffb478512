import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { connectDatabase } from "#/platform/database/database.ts";
import type { Database, DatabaseSource } from "#/platform/database/database.ts";
import { takeLock } from "#/platform/lock/process-lock.ts";
import { MIGRATIONS_FOLDER, migrate } from "#/platform/database/migrate.ts";
import { clusterUrl, startCluster } from "./postgres-cluster.ts";

const TEMPLATE = "template_wardbook";
const CACHE_FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/wardbook");
const TEMPLATE_WAIT_MS = 120_000;
/** Opening takes a second of computing; the next file of this worker soon asks again. */
const LINGER_MS = 30_000;

/** The embedded database of one test worker, migrated; it stays open from file to file. */
export async function workerEmbedded(runFolder: string, worker: string): Promise<Database> {
  const dataDir = join(runFolder, `embedded-${worker}`);
  if (!existsSync(dataDir)) {
    cpSync(await embeddedTemplate(), dataDir, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  return connect({ databaseUrl: undefined, dataDir, lingerMs: LINGER_MS });
}

/** The database of one test worker in this run's throwaway PostgreSQL cluster, migrated. */
export async function workerPostgres(runFolder: string, worker: string): Promise<Database> {
  await once(join(runFolder, "cluster"), async () => {
    startCluster(runFolder);
    await onCluster(runFolder, `CREATE DATABASE ${TEMPLATE}`);
    await migrateAndClose({ databaseUrl: clusterUrl(runFolder, TEMPLATE), dataDir: runFolder });
  });
  const name = `worker_${worker}`;
  await once(join(runFolder, name), () =>
    onCluster(runFolder, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`),
  );
  return connect({ databaseUrl: clusterUrl(runFolder, name), dataDir: runFolder });
}

/** The folder of a migrated embedded database, kept from run to run until the migrations change. */
async function embeddedTemplate(): Promise<string> {
  const folder = join(CACHE_FOLDER, `embedded-${migrationsHash()}`);
  await once(folder, async () => {
    const draft = `${folder}.draft`;
    rmSync(draft, { recursive: true, force: true });
    await migrateAndClose({ databaseUrl: undefined, dataDir: draft });
    renameSync(draft, folder);
  });
  return folder;
}

/** Does the work unless `path` exists, in one process of all that ask; it leaves `path` behind. */
async function once(path: string, work: () => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  const lock = takeLock(`${path}.lock`, TEMPLATE_WAIT_MS);
  if (lock === undefined) throw new Error(`Nobody finished ${path}.`);
  try {
    if (existsSync(path)) return;
    await work();
    mkdirSync(path, { recursive: true });
  } finally {
    lock.release();
  }
}

async function migrateAndClose(source: DatabaseSource): Promise<void> {
  const database = await connect(source);
  await migrate(database);
  await database.close();
}

function connect(source: DatabaseSource): Promise<Database> {
  return connectDatabase(source, "command", () => undefined);
}

async function onCluster(runFolder: string, statement: string): Promise<void> {
  const client = new Client(clusterUrl(runFolder, "postgres"));
  await client.connect();
  await client.query(statement);
  await client.end();
}

function migrationsHash(): string {
  const hash = createHash("sha256");
  const files = readdirSync(MIGRATIONS_FOLDER).filter((name) => name.endsWith(".sql"));
  for (const name of files.toSorted()) {
    hash.update(name).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  return hash.digest("hex").slice(0, 16);
}
