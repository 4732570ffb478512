import { chmodSync, lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";

/** New files and folders of this process are for its user alone. */
export const OWN_ONLY = 0o077;

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Takes a folder, and all there is in it, from every other user of the machine. What belongs to another user, links and
 * sockets stay as they are: a link may lead out of the folder, and a socket's own folder is closed already.
 */
export function keepPrivate(path: string): void {
  const found = lookAt(path);
  if (found === undefined || !isOurs(found)) return;
  if (found.isFile()) return setMode(path, found, FILE);
  if (!found.isDirectory()) return;
  setMode(path, found, FOLDER);
  for (const name of readdirSync(path)) keepPrivate(join(path, name));
}

/** Nothing where it has gone meanwhile, as a database's log files do. */
function lookAt(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

/** Where users have no numbers (Windows), all is looked at alike. */
function isOurs({ uid }: Stats): boolean {
  return process.getuid === undefined || uid === process.getuid();
}

function setMode(path: string, { mode }: Stats, wanted: number): void {
  if ((mode & 0o777) === wanted) return;
  try {
    chmodSync(path, wanted);
  } catch (error) {
    if (lookAt(path) !== undefined) throw error;
  }
}
