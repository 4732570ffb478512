import { join } from "node:path";
import { isLocked, takeLock } from "#/platform/lock/process-lock.ts";

const PATIENCE_MS = 15 * 60_000;

/**
 * Does a piece of work on this checkout unless it is done, one process at a time: a second start
 * waits for the first and then finds it done.
 */
export async function once(
  root: string,
  name: string,
  isDone: () => boolean,
  work: () => void | Promise<void>,
): Promise<void> {
  if (isDone()) return;
  const path = join(root, ".node", `${name}.lock`);
  if (isLocked(path)) console.log(`Waiting for another ${name} in this folder...`);
  const lock = takeLock(path, PATIENCE_MS);
  try {
    if (!isDone()) await work();
  } finally {
    lock?.release();
  }
}
