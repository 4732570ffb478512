import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { freePort } from "../../scripts/check/free-port.ts";
import { eventually } from "../../src/platform/testing/eventually.ts";
import { findPostgresBinaries, serverUser } from "../../src/platform/testing/postgres-binaries.ts";
import { type Program, runProgram } from "./program.ts";

export type Role = "primary" | "replica" | "away";

export type Node = {
  readonly name: string;
  readonly address: string;
  /** Where Patroni tells what the node is. */
  readonly status: string;
  /** Ends it as an operator would. */
  stop(): Promise<void>;
  /** Ends it and its database as a machine that loses its power. */
  kill(): Promise<void>;
  /** Starts it again after it was killed. */
  start(): Promise<void>;
  role(): Promise<Role>;
};

/** The store in which Patroni's nodes agree on who is the primary. */
export async function startEtcd(folder: string): Promise<Program & { readonly address: string }> {
  const [client, peer] = [await freePort(), await freePort()];
  const address = `127.0.0.1:${client}`;
  const own = `http://127.0.0.1:${peer}`;
  const args = ["--name=one", `--data-dir=${ownFolder(folder, "etcd")}`]
    .concat([`--listen-client-urls=http://${address}`, `--advertise-client-urls=http://${address}`])
    .concat([`--listen-peer-urls=${own}`, `--initial-advertise-peer-urls=${own}`])
    .concat([`--initial-cluster=one=${own}`, "--enable-v2=true"]);
  const program = runProgram("etcd", { args, log: join(folder, "etcd.log") });
  await eventually(async () => {
    const { ok } = await fetch(`http://${address}/health`);
    if (!ok) throw new Error("The store does not answer.");
  });
  return { ...program, address };
}

/** A PostgreSQL that Patroni keeps, as the primary or a synchronous replica. */
export async function startNode(folder: string, name: string, etcd: string): Promise<Node> {
  const [database, rest] = [await freePort(), await freePort()];
  const home = ownFolder(folder, name);
  const settings = join(home, "patroni.json");
  writeFileSync(settings, JSON.stringify(patroniSettings({ name, home, database, rest, etcd })));
  const status = `http://127.0.0.1:${rest}`;
  let program = runNode();
  function runNode(): Program {
    return runProgram("patroni", { args: [settings], log: join(folder, `${name}.log`) });
  }
  const is = async (role: string) =>
    (await fetch(`${status}/${role}`).catch(() => undefined))?.ok ?? false;
  const role = async (): Promise<Role> => {
    if (await is("primary")) return "primary";
    return (await is("replica")) ? "replica" : "away";
  };
  return {
    name,
    address: `127.0.0.1:${database}`,
    status: String(rest),
    stop: () => program.stop(),
    kill: async () => {
      const [postmaster] = readFileSync(join(home, "data/postmaster.pid"), "utf8").split("\n");
      await program.kill();
      process.kill(Number(postmaster), "SIGKILL");
    },
    role,
    start: async () => {
      program = runNode();
      await eventually(async () => {
        if ((await role()) === "away") throw new Error(`${name} is not back.`);
      }, 120_000);
    },
  };
}

type NodeSettings = {
  readonly name: string;
  readonly home: string;
  readonly database: number;
  readonly rest: number;
  readonly etcd: string;
};

function patroniSettings({ name, home, database, rest, etcd }: NodeSettings) {
  const postgres = findPostgresBinaries() ?? "";
  return {
    scope: "wardbook",
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: etcd },
    bootstrap: {
      // The shortest that Patroni allows: a primary that is gone is replaced within half a minute.
      dcs: {
        ttl: 20,
        loop_wait: 1,
        retry_timeout: 3,
        // A write is told as done once a replica has it too.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: [{ encoding: "UTF8" }, { "lc-collate": "C" }, { "lc-ctype": "C.UTF-8" }],
      pg_hba: ["local all all trust", "host all all 127.0.0.1/32 trust"].concat(
        "host replication all 127.0.0.1/32 trust",
      ),
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: `127.0.0.1:${database}`,
      data_dir: join(home, "data"),
      bin_dir: postgres,
      pgpass: join(home, "pgpass"),
      authentication: {
        superuser: { username: "wardbook" },
        replication: { username: "replicator" },
        rewind: { username: "wardbook" },
      },
      parameters: { unix_socket_directories: home },
    },
  };
}

/** A folder that the user of databases owns, and can come to. */
function ownFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  const user = serverUser();
  if (user) {
    chownSync(path, user.uid, user.gid);
    chownSync(dirname(path), user.uid, user.gid);
  }
  return path;
}
