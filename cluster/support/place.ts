import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/check/free-port.ts";
import { eventually } from "../../src/platform/testing/eventually.ts";
import { type AppServer, startAppServer } from "./app-server.ts";
import { startHaproxy } from "./haproxy.ts";
import { onDatabase } from "./on-database.ts";
import { type Node, type Role, startEtcd, startNode } from "./patroni.ts";
import { type Pooler, startPgBouncer } from "./pgbouncer.ts";

const POOL_SIZE = 10;
const START_MS = 120_000;

export type Place = {
  /** Where people come in. */
  readonly site: string;
  /** The primary, past the pooler. */
  readonly direct: string;
  readonly pooler: Pooler;
  readonly servers: AppServer[];
  startServer(n: number): Promise<AppServer>;
  nodeThatIs(role: Role): Promise<Node>;
  stop(): Promise<void>;
};

/** Three servers behind a balancer, a pooler, and a primary with its synchronous replica. */
export async function startPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "place-"));
  const etcd = await startEtcd(folder);
  const first = await startNode(folder, "one", etcd.address);
  await untilRole(first, "primary");
  const second = await startNode(folder, "two", etcd.address);
  await untilRole(second, "replica");
  const ports = await Promise.all(Array.from({ length: 6 }, freePort));
  const [site = 0, primary = 0, replicas = 0, ...own] = ports;
  const balancer = startHaproxy(folder, {
    BIND_SITE: local(site),
    BIND_PRIMARY: local(primary),
    BIND_REPLICAS: local(replicas),
    ...Object.fromEntries(own.map((port, n) => [`SERVER_${n + 1}`, local(port)])),
    DATABASE_1: first.address,
    DATABASE_2: second.address,
    PATRONI_1: first.status,
    PATRONI_2: second.status,
  });
  const pooler = await startPgBouncer(
    folder,
    {
      wardbook: `host=127.0.0.1 port=${primary}`,
      wardbook_read: `host=127.0.0.1 port=${replicas} dbname=wardbook`,
    },
    POOL_SIZE,
  );
  const direct = `postgres://wardbook@${local(primary)}/wardbook`;
  const anyDatabase = `postgres://wardbook@${local(primary)}/postgres`;
  // Until it has looked twice, the balancer takes every database for the primary.
  await sleep(4000);
  await eventually(() => onDatabase(anyDatabase, "CREATE DATABASE wardbook"), START_MS);
  const startServer = (n: number) =>
    startAppServer(join(folder, `server-${n}`), {
      PORT: String(own[n]),
      DATABASE_POOLER: "transaction",
      DATABASE_URL: pooler.urlOf("wardbook"),
      DATABASE_DIRECT_URL: direct,
      DATABASE_READ_URL: pooler.urlOf("wardbook_read"),
      DRAIN_SECONDS: "3",
    });
  const servers: AppServer[] = [];
  for (const n of [0, 1, 2]) servers[n] = await startServer(n);
  return {
    site: `http://${local(site)}`,
    direct,
    pooler,
    servers,
    startServer,
    nodeThatIs: async (role) => {
      for (const node of [first, second]) if ((await node.role()) === role) return node;
      throw new Error(`No node is the ${role}.`);
    },
    stop: async () => {
      for (const server of servers) await server.kill();
      for (const part of [balancer, pooler.program(), first, second, etcd]) await part.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const local = (port: number) => `127.0.0.1:${port}`;

function untilRole(node: Node, wanted: Role): Promise<void> {
  return eventually(async () => {
    const role = await node.role();
    if (role !== wanted) throw new Error(`${node.name} is ${role}, not ${wanted}.`);
  }, START_MS);
}
