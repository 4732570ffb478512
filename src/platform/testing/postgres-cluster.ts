import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findPostgresBinaries, serverUser } from "./postgres-binaries.ts";

/** As the embedded database sorts and folds, so that tests may compare orders. */
const LOCALE = ["--lc-collate=C", "--lc-ctype=C.UTF-8", "--encoding=UTF8"];
/** A throwaway cluster need not survive anything but a killed client. */
const FAST = ["fsync=off", "full_page_writes=off", "synchronous_commit=off", "max_connections=200"];

/** How `pg_isready` ends when no server is there. */
const NO_ANSWER = 2;

/** Makes and starts a cluster inside `runFolder`, reachable through its socket only. */
export function startCluster(runFolder: string): void {
  const home = join(runFolder, "postgres");
  const user = serverUser();
  mkdirSync(home, { recursive: true });
  chmodSync(runFolder, 0o755);
  if (user !== undefined) chownSync(home, user.uid, user.gid);
  const data = join(home, "data");
  run("initdb", home, ["-D", data, "-U", "wardbook", "--auth=trust", "--no-sync", ...LOCALE]);
  const options = ["listen_addresses=", `unix_socket_directories=${home}`, ...FAST];
  const flags = options.map((option) => `-c ${option}`).join(" ");
  run("pg_ctl", home, ["-D", data, "-l", join(home, "log"), "-w", "-o", flags, "start"]);
}

/**
 * Stops the cluster of this run, if one answers: a server that was killed leaves its number behind,
 * which may be another process's by now.
 */
export function stopCluster(runFolder: string): void {
  const home = join(runFolder, "postgres");
  const data = join(home, "data");
  if (!existsSync(join(data, "postmaster.pid"))) return;
  if (ask("pg_isready", home, ["-q", "-h", home]).status === NO_ANSWER) return;
  run("pg_ctl", home, ["-D", data, "-m", "immediate", "-w", "stop"]);
}

export function clusterUrl(runFolder: string, database: string): string {
  const host = encodeURIComponent(join(runFolder, "postgres"));
  return `postgres:///${database}?host=${host}&user=wardbook`;
}

function run(program: string, home: string, args: readonly string[]): void {
  const { status, stderr, error } = ask(program, home, args);
  if (status === 0) return;
  const log = join(home, "log");
  const reason = error?.message ?? stderr ?? (existsSync(log) ? readFileSync(log, "utf8") : "");
  throw new Error(`${program} failed: ${reason}`);
}

function ask(program: string, home: string, args: readonly string[]) {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new Error("PostgreSQL is not installed.");
  return spawnSync(join(binaries, program), args, {
    cwd: home,
    encoding: "utf8",
    // pg_ctl's server would inherit a pipe for its output and keep it open.
    stdio: ["ignore", "ignore", program === "pg_ctl" ? "ignore" : "pipe"],
    ...serverUser(),
  });
}
