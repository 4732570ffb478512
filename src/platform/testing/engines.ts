import { createHash } from "node:crypto";
import { constants, cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { connectDatabase } from "#/platform/database/database.ts";
import type { DatabaseSource } from "#/platform/database/database.ts";
import { takeLock } from "#/platform/lock/process-lock.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { MIGRATIONS_FOLDER } from "#/platform/database/migrations.ts";
import { clusterUrl, startCluster } from "./postgres-cluster.ts";

const TEMPLATE = "template_wardbook";
const CACHE_FOLDER = join(import.meta.dirname, "../../../node_modules/.cache/wardbook");
const TEMPLATE_WAIT_MS = 120_000;

/** A kind of database that the tests run on. */
export type Engine = {
  readonly engine: "embedded" | "PostgreSQL";
  /** The migrated database of this name in this run of the tests, made when it is first asked for. */
  source(runFolder: string, name: string): Promise<DatabaseSource>;
};

export const ENGINES: readonly Engine[] = [
  { engine: "embedded", source: embeddedSource },
  { engine: "PostgreSQL", source: postgresSource },
];

export async function embeddedSource(runFolder: string, name: string): Promise<DatabaseSource> {
  const dataDir = join(runFolder, `embedded-${name}`);
  if (!existsSync(dataDir)) {
    cpSync(await embeddedTemplate(), dataDir, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  return { databaseUrl: undefined, dataDir };
}

/** In this run's throwaway cluster. */
async function postgresSource(runFolder: string, name: string): Promise<DatabaseSource> {
  await once(join(runFolder, "cluster"), async () => {
    startCluster(runFolder);
    await onCluster(runFolder, `CREATE DATABASE ${TEMPLATE}`);
    await migrateAndClose({ databaseUrl: clusterUrl(runFolder, TEMPLATE), dataDir: runFolder });
  });
  await once(join(runFolder, `database-${name}`), () =>
    onCluster(runFolder, `CREATE DATABASE "${name}" TEMPLATE ${TEMPLATE}`),
  );
  return { databaseUrl: clusterUrl(runFolder, name), dataDir: runFolder };
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
  const database = await connectDatabase(source, "command", () => undefined);
  await migrate(database);
  await database.close();
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
