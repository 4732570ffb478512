import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../scripts/setup/root.ts";
import { findPostgresBinaries, serverUser } from "../src/platform/testing/postgres-binaries.ts";
import { onDatabase } from "./support/on-database.ts";
import { describeWith, programOf } from "./support/parts.ts";

const PORT = 5432;

describeWith(["pgbackrest"], "a backup of the database's own files", () => {
  let folder: string;
  const run = (program: string, ...args: string[]) => {
    const own = join(findPostgresBinaries() ?? "", program);
    const path = programOf(program) ?? own;
    const options = { cwd: folder, encoding: "utf8", ...serverUser() } as const;
    // A server that is started keeps what it inherits open.
    const stdio = program === "pg_ctl" ? ("ignore" as const) : ("pipe" as const);
    const { status, stderr } = spawnSync(path, args, { ...options, stdio });
    if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
  };
  const backrest = (...args: string[]) =>
    run("pgbackrest", `--config=${join(folder, "pgbackrest.conf")}`, "--stanza=wardbook", ...args);
  const start = () =>
    run("pg_ctl", "-D", join(folder, "data"), "-l", join(folder, "log"), "-w", "start");
  const ask = (statement: string) =>
    onDatabase(`postgres:///postgres?host=${encodeURIComponent(folder)}&user=postgres`, statement);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "backup-"));
    const user = serverUser();
    if (user) chownSync(folder, user.uid, user.gid);
    chmodSync(folder, 0o700);
    const example = readFileSync(join(ROOT, "deploy/pgbackrest.conf"), "utf8");
    const here = example
      .replace("/var/lib/pgbackrest", join(folder, "kept"))
      .replace("/var/lib/postgresql/15/main", join(folder, "data"))
      .replace("pg1-database=wardbook", `pg1-socket-path=${folder}\npg1-user=postgres`)
      .replace(
        "[global]",
        `[global]\nlog-path=${folder}\nlock-path=${folder}\nspool-path=${folder}`,
      );
    writeFileSync(join(folder, "pgbackrest.conf"), here);
    chmodSync(join(folder, "pgbackrest.conf"), 0o644);
    run("initdb", "-D", join(folder, "data"), "-U", "postgres", "--auth=trust", "--no-sync");
    appendFileSync(
      join(folder, "data/postgresql.conf"),
      `listen_addresses=''\nport=${PORT}\nunix_socket_directories='${folder}'\narchive_mode=on\n` +
        `archive_command='pgbackrest --config=${folder}/pgbackrest.conf --stanza=wardbook archive-push %p'\n`,
    );
    start();
  });
  afterAll(() => {
    run("pg_ctl", "-D", join(folder, "data"), "-m", "immediate", "-w", "stop");
    rmSync(folder, { recursive: true, force: true });
  });

  test("goes back to a moment between two writes", async () => {
    backrest("stanza-create");
    await ask("CREATE TABLE kept (number int)");
    await ask("INSERT INTO kept VALUES (1)");
    backrest("--type=full", "backup");
    await ask("INSERT INTO kept VALUES (2)");
    backrest("--type=incr", "backup");
    await ask("INSERT INTO kept VALUES (3)");
    await sleep(1000);
    const target = new Date().toISOString().replace("T", " ").replace("Z", "+00");
    await sleep(1000);
    await ask("INSERT INTO kept VALUES (4)");
    await ask("SELECT pg_switch_wal()");
    await sleep(3000);
    run("pg_ctl", "-D", join(folder, "data"), "-m", "immediate", "-w", "stop");
    backrest("--delta", "--type=time", `--target=${target}`, "--target-action=promote", "restore");
    start();
    const kept = await ask("SELECT number FROM kept ORDER BY number");
    expect(kept).toEqual([1, 2, 3].map((number) => ({ number })));
  });
});
