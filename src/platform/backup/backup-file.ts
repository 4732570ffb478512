import { createReadStream, createWriteStream, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BackupError } from "./restore-backup.ts";

const OWN = 0o600;

/** Writes the lines into a file of our own alone; it bears its name when it is whole and on the disk. */
export async function writeBackupFile(path: string, lines: AsyncIterable<string>): Promise<void> {
  const draft = `${path}.part`;
  try {
    const out = createWriteStream(draft, { mode: OWN });
    await pipeline(Readable.from(withEnds(lines)), createGzip(), out);
    const file = await open(draft, "r+");
    await file.sync().finally(() => file.close());
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** @throws BackupError where the file cannot be read to its end. */
export async function* readBackupFile(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  const read = pipeline(createReadStream(path), unpacked);
  read.catch(() => undefined);
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
    await read;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`The backup ${path} cannot be read: ${why}.`, { cause });
  }
}
