import { mkdir, statfs } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "#/kernel/failure.ts";
import { megabytes } from "./limits.ts";

/** The disk of an embedded database, and how much of it is free. */
export type Disk = { readonly folder: string; readonly free: () => Promise<number> };

const MIB = 1024 * 1024;

/**
 * So much is to stay free. Where the embedded database finds no room for its log it turns for ever (seen with PGlite 0.5.14, in XLogFlush)
 * and nothing is heard of it any more: whoever writes much has to stop before.
 */
const LEAST = 64 * MIB;

/** Beside the tables the log of changes grows, until it has so much of its own (PostgreSQL's max_wal_size). */
const LONGEST_LOG = 1024 * MIB;

const LOOK_MS = 250;

export function diskOf(folder: string): Disk {
  const free = async () => {
    await mkdir(folder, { recursive: true });
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
  return { folder, free };
}

/** @throws Failure where there is not the room for tables that grow by so many bytes, and for their log. */
export async function refuseNearlyFull({ folder, free }: Disk, growth = 0): Promise<void> {
  const needed = Math.round(growth + Math.min(growth, LONGEST_LOG) + LEAST);
  const there = await free();
  if (there >= needed) return;
  throw new Failure(
    "unavailable",
    `The disk of ${folder} has ${megabytes(there)} free, and this import needs about ${megabytes(needed)}: make room, or choose another DATA_DIR.`,
  );
}

/**
 * The outcome of some work, or a failure as soon as the disk is nearly full: work that waits for a database without room
 * would wait for ever.
 */
export async function whileThereIsRoom<T>(disk: Disk, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const filling = async (): Promise<never> => {
    for (;;) {
      await sleep(LOOK_MS, undefined, { signal: done.signal, ref: false });
      const there = await disk.free();
      if (there >= LEAST) continue;
      throw new Failure(
        "unavailable",
        `The import was given up: the disk of ${disk.folder} has only ${megabytes(there)} left. Make room and give it again; what served before still does.`,
      );
    }
  };
  const filled = filling();
  filled.catch(() => undefined);
  try {
    return await Promise.race([work, filled]);
  } finally {
    done.abort();
    work.catch(() => undefined);
  }
}
