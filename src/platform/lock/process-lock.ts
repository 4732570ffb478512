import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

export type Lock = { release(): void };

const SQLITE_BUSY = 5;

/**
 * Takes a lock that the kernel holds for this process: a live process never loses it, and a dead
 * one never keeps it, however it died. (SQLite's exclusive transaction is the one such lock that
 * Node offers on every system; nothing is ever written into the file.)
 * @returns undefined when another process holds it after `waitMs`.
 */
export function takeLock(path: string, waitMs: number): Lock | undefined {
  mkdirSync(dirname(path), { recursive: true });
  const file = new DatabaseSync(path, { timeout: waitMs });
  try {
    file.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch (error) {
    file.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  return { release: () => file.close() };
}

/** Whether some process holds the lock now. */
export function isLocked(path: string): boolean {
  const lock = takeLock(path, 0);
  lock?.release();
  return lock === undefined;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}
