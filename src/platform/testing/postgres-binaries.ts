import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

const DEBIAN_FOLDER = "/usr/lib/postgresql";

/** The folder with PostgreSQL's server programs: Debian's newest, or the first on PATH. */
export function findPostgresBinaries(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((v) => join(DEBIAN_FOLDER, v, "bin")),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

export type ServerUser = { readonly uid: number; readonly gid: number };

/** PostgreSQL refuses to run as root: then it runs as its own user. Undefined: as we are. */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const user = { uid: idOf("-u"), gid: idOf("-g") };
  if (Number.isNaN(user.uid)) throw new Error("There is no user postgres to run PostgreSQL as.");
  return user;
}

function idOf(flag: "-u" | "-g"): number {
  const { stdout } = spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
  return stdout.trim() === "" ? Number.NaN : Number(stdout);
}
