import { accessSync, constants, mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { callbackify } from "node:util";
import { Client, Pool, type PoolConfig } from "pg";
import { StartError } from "#/platform/config/start-error.ts";
import { folderOf, nameHolder, writeRecord } from "./folder.ts";
import type { Folder } from "./folder.ts";
import { takeLock } from "#/platform/lock/process-lock.ts";
import type { Lock } from "#/platform/lock/process-lock.ts";
import { holdOwner } from "./lifeline.ts";
import type { Opening } from "./reach.ts";

const POOL_SIZE = 8;

/**
 * Connects to the embedded database of this DATA_DIR. All clients share one backend session, one
 * statement at a time: a transaction holds up everybody else until it ends, and a query beside it
 * in the same call chain would wait for ever (use the transaction's own handle inside it).
 */
export async function connectEmbedded(
  dataDir: string,
  role: "server" | "command",
  log: (line: string) => void,
  opening: Opening,
) {
  const folder = folderOf(dataDir);
  makeRoot(folder);
  const serverLock = role === "server" ? claimServer(folder) : undefined;
  const lifeline = holdOwner(folder, opening, log);
  try {
    await lifeline.first;
  } catch (error) {
    serverLock?.release();
    throw error;
  }

  /** A pooled client that waits while the owner is being started again, for as long as its pool waits for a connection. */
  class PatientClient extends Client {
    readonly #patienceMs: number;

    constructor(config: PoolConfig = {}) {
      super(config);
      this.#patienceMs = config.connectionTimeoutMillis ?? 0;
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connected = () =>
        within(lifeline.held(), this.#patienceMs)
          .then(() => super.connect())
          .then(() => this);
      if (callback === undefined) return connected();
      callbackify(connected)(callback);
    }
  }

  const pool = new Pool({
    host: folder.socketHost,
    user: "postgres",
    database: "postgres",
    max: POOL_SIZE,
    Client: PatientClient,
  });

  async function close(): Promise<void> {
    await pool.end();
    await lifeline.release();
    serverLock?.release();
  }

  return { pool, close };
}

/** @param ms 0 for as long as it takes. */
async function within(work: Promise<unknown>, ms: number): Promise<unknown> {
  if (ms === 0) return work;
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal }).then(() => {
    throw new StartError("The embedded database is being started again.");
  });
  late.catch(() => undefined);
  return Promise.race([work, late]).finally(() => over.abort());
}

function makeRoot({ root }: Folder): void {
  try {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    accessSync(root, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The data folder ${root} cannot be written to: ${reason}.`);
  }
}

function claimServer(folder: Folder): Lock {
  const lock = takeLock(folder.serverLock, 0);
  if (lock === undefined) {
    throw new StartError(
      `The data folder ${folder.root} is in use by another Wardbook (${nameHolder(folder.serverRecord)}); ` +
        "stop it, or choose another DATA_DIR.",
    );
  }
  writeRecord(folder.serverRecord);
  return lock;
}
