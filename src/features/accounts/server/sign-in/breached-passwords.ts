import { createHash } from "node:crypto";
import { open, stat, type FileHandle } from "node:fs/promises";
import { StartError } from "#/platform/config/start-error.ts";

/** Whether a password stands among those that are known from breaches. */
export type IsBreached = (password: string) => Promise<boolean>;

/** Longer than any line: 40 digits, a colon, a count and the line's end. */
const WINDOW = 128;
const LINE = /^([0-9A-F]{40})(?::\d+)?\r?$/i;

/**
 * Looks passwords up in a file of SHA-1 hashes, one a line and in order, as Have I Been Pwned's downloader writes it:
 * some 35 reads for a billion of them. Nobody is asked over the network.
 * @throws StartError where the file cannot be read or does not look like one.
 */
export async function openBreachedPasswords(path: string): Promise<IsBreached> {
  const file = await open(path).catch(() => refuse(path));
  const { size } = await stat(path);
  if ((await lineAt(file, 0)) === null) {
    await file.close();
    refuse(path);
  }
  return async (password) => {
    const wanted = createHash("sha1").update(password).digest("hex").toUpperCase();
    let [from, to] = [0, size];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      const line = await lineAt(file, middle);
      if (line === null || line.begin >= to) to = middle;
      else if (line.hash === wanted) return true;
      else if (line.hash < wanted) from = line.end;
      else to = middle;
    }
    return false;
  };
}

/** The first whole line that begins at this place or after it; null where none does. */
async function lineAt(file: FileHandle, place: number) {
  // A line that begins at the place itself is told by the line's end before it.
  const start = Math.max(0, place - 1);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(WINDOW), 0, WINDOW, start);
  const text = buffer.toString("latin1", 0, bytesRead);
  const begin = place === 0 ? 0 : text.indexOf("\n") + 1;
  if (place > 0 && begin === 0) return null;
  const lineEnd = text.indexOf("\n", begin);
  const line = text.slice(begin, lineEnd === -1 ? undefined : lineEnd);
  const hash = LINE.exec(line)?.[1]?.toUpperCase();
  if (hash === undefined) return null;
  return { hash, begin: start + begin, end: start + (lineEnd === -1 ? bytesRead : lineEnd + 1) };
}

function refuse(path: string): never {
  throw new StartError(
    `BREACHED_PASSWORDS must be a file of SHA-1 hashes in order, one a line; ${path} is none.`,
  );
}
