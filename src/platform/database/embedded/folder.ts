import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { StartError } from "#/platform/config/start-error.ts";

/** Where the embedded database keeps what, inside DATA_DIR. */
export type Folder = {
  /** DATA_DIR, absolute. */
  readonly root: string;
  readonly cluster: string;
  readonly ownerLock: string;
  readonly ownerRecord: string;
  /** What a failing owner said last. */
  readonly ownerComplaints: string;
  readonly serverLock: string;
  readonly serverRecord: string;
  /** The folder that `pg` is given as its host. */
  readonly socketHost: string;
  readonly socketPath: string;
};

/** The kernel's limit for the path of a local socket is 108 bytes on Linux and 104 on macOS. */
const LONGEST_SOCKET_PATH = 100;
const SOCKET_NAME = ".s.PGSQL.5432";

export function folderOf(dataDir: string): Folder {
  const root = resolve(dataDir);
  const near = join(root, "socket");
  const fits = Buffer.byteLength(join(near, SOCKET_NAME)) <= LONGEST_SOCKET_PATH;
  const socketHost = fits ? near : shortHost(root);
  return {
    root,
    cluster: join(root, "postgres"),
    ownerLock: join(root, "owner.lock"),
    ownerRecord: join(root, "owner.json"),
    ownerComplaints: join(root, "owner.log"),
    serverLock: join(root, "server.lock"),
    serverRecord: join(root, "server.json"),
    socketHost,
    socketPath: join(socketHost, SOCKET_NAME),
  };
}

/** A folder of our own under the system's temporary one; the same for every process on this DATA_DIR. */
function shortHost(root: string): string {
  const name = createHash("sha256").update(root).digest("hex").slice(0, 16);
  const host = join(tmpdir(), `wardbook-${name}`);
  mkdirSync(host, { recursive: true, mode: 0o700 });
  const { uid } = userInfo();
  if (uid !== -1 && statSync(host).uid !== uid) {
    throw new StartError(`The folder ${host} belongs to another user; choose a shorter DATA_DIR.`);
  }
  return host;
}

export function writeRecord(path: string, socketPath?: string): void {
  const record = { pid: process.pid, parentPid: process.ppid, socketPath };
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(record)}\n`);
  renameSync(draft, path);
}

/** "process 4711", or "another process" where its record cannot be read. */
export function nameHolder(recordPath: string): string {
  try {
    const record: unknown = JSON.parse(readFileSync(recordPath, "utf8"));
    if (typeof record === "object" && record !== null && "pid" in record) {
      return `process ${String(record.pid)}`;
    }
  } catch {
    // No record, or one cut short: the lock itself is what counts.
  }
  return "another process";
}
