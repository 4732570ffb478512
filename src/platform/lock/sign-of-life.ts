import { existsSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { isLocked, takeLock } from "./process-lock.ts";

/** Ends the sign: what was under way has come to its end. */
export type SignOfLife = { end(): void };

/**
 * Shows the other processes of this machine that what is under way under this name still is. The database knows the name
 * and cannot tell a process that works from one that was killed; the kernel can.
 */
export function showLife(name: string): SignOfLife {
  const path = pathOf(name);
  const lock = takeLock(path, 0);
  return {
    end: () => {
      lock?.release();
      rmSync(path, { force: true });
    },
  };
}

/** Whether what was under way under this name was killed on this machine. Of another machine's it is not known: false. */
export function hasDied(name: string): boolean {
  const path = pathOf(name);
  if (!existsSync(path) || isLocked(path)) return false;
  rmSync(path, { force: true });
  return true;
}

function pathOf(name: string): string {
  return join(tmpdir(), `wardbook-running-${userInfo().uid}`, `${name}.lock`);
}
