import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../scripts/check/free-port.ts";
import { eventually } from "../src/platform/testing/eventually.ts";
import { startAppServer, type AppServer } from "./support/app-server.ts";
import { startHaproxy } from "./support/haproxy.ts";
import { describeWith } from "./support/parts.ts";
import { type Node, startEtcd, startNode } from "./support/patroni.ts";
import { type Pooler, startPgBouncer } from "./support/pgbouncer.ts";
import type { Program } from "./support/program.ts";
import { type Traffic, startTraffic } from "./support/traffic.ts";

const PARTS = ["patroni", "etcd", "haproxy", "pgbouncer"];
const POOL_SIZE = 10;
/** Patroni's shortest time to live is 20 s, and it looks every second. */
const LONGEST_OUTAGE_MS = 30_000;

describeWith(PARTS, "three servers, a primary with its replica, a pooler and a balancer", () => {
  const folder = mkdtempSync(join(tmpdir(), "failover-"));
  const running: { stop(): Promise<void> }[] = [];
  let nodes: readonly Node[];
  let pooler: Pooler;
  let balancer: Program;
  let traffic: Traffic;
  let direct: string;
  const servers: AppServer[] = [];
  let startServer: (n: number) => Promise<AppServer>;

  beforeAll(async () => {
    const etcd = await startEtcd(folder);
    running.push(etcd);
    const first = await startNode(folder, "one", etcd.address);
    await eventually(async () => expect(await first.role()).toBe("primary"), 120_000);
    const second = await startNode(folder, "two", etcd.address);
    await eventually(async () => expect(await second.role()).toBe("replica"), 120_000);
    nodes = [first, second];
    running.push(...nodes);

    const ports = await Promise.all(Array.from({ length: 6 }, freePort));
    const [site, primary, replicas, ...own] = ports.map((port) => `127.0.0.1:${port}`);
    const [one = "", two = "", three = ""] = own;
    balancer = startHaproxy(folder, {
      ...{ BIND_SITE: site ?? "", BIND_PRIMARY: primary ?? "", BIND_REPLICAS: replicas ?? "" },
      ...{ SERVER_1: one, SERVER_2: two, SERVER_3: three },
      ...{ DATABASE_1: first.address, DATABASE_2: second.address },
      ...{ PATRONI_1: first.status, PATRONI_2: second.status },
    });
    running.push(balancer);
    const databaseAt = (address = "") => address.replace(":", " port=");
    pooler = await startPgBouncer(
      folder,
      {
        wardbook: `host=${databaseAt(primary)}`,
        wardbook_read: `host=${databaseAt(replicas)} dbname=wardbook`,
      },
      POOL_SIZE,
    );
    running.push({ stop: () => pooler.program().stop() });
    direct = `postgres://wardbook@${primary}/wardbook`;
    // Until its first look, the balancer takes every database for the primary.
    await eventually(
      () => onDatabase(`postgres://wardbook@${primary}/postgres`, "CREATE DATABASE wardbook"),
      60_000,
    );
    startServer = (n) =>
      startAppServer(join(folder, `server-${n}`), {
        PORT: own[n]?.split(":")[1] ?? "",
        DATABASE_POOLER: "transaction",
        DATABASE_URL: pooler.urlOf("wardbook"),
        DATABASE_DIRECT_URL: direct,
        DATABASE_READ_URL: pooler.urlOf("wardbook_read"),
        DRAIN_SECONDS: "3",
      });
    for (const n of [0, 1, 2]) servers[n] = await startServer(n);
    running.unshift(...[0, 1, 2].map((n) => ({ stop: async () => servers[n]?.kill() })));
    traffic = await startTraffic(`http://${site}`);
  });

  afterAll(async () => {
    await traffic?.stop();
    for (const program of running) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What is acknowledged and what is not, while something is done to a part. */
  async function during(harm: () => Promise<void>, thenMs = 5000) {
    await sleep(2000);
    traffic.begin();
    await harm();
    await sleep(thenMs);
    return traffic.told();
  }

  test("a server that is stopped for an update is missed by nobody", async () => {
    const told = await during(async () => {
      await servers[0]?.stop();
      servers[0] = await startServer(0);
    });
    expect(told).toMatchObject({
      failedPages: 0,
      failedEngines: 0,
      failedReads: 0,
      failedWrites: 0,
    });
  });

  test("a server that is killed takes no answer of the pages and engines with it", async () => {
    const told = await during(async () => {
      await servers[1]?.kill();
      await sleep(3000);
      servers[1] = await startServer(1);
    });
    expect(told).toMatchObject({ failedPages: 0, failedEngines: 0 });
    expect(told.outageMs).toBeLessThan(5000);
  });

  test("a pooler that is killed is missed until it is back, and only by what needs the database", async () => {
    const told = await during(async () => {
      await pooler.program().kill();
      await sleep(3000);
      pooler.start();
    });
    expect(told).toMatchObject({ failedPages: 0, failedEngines: 0, unexplained: {} });
    expect(told.outageMs).toBeLessThan(10_000);
  });

  test("a replica that is killed is replaced by the primary for reading", async () => {
    const told = await during(async () => {
      const replica = await nodeThatIs("replica");
      await replica.kill();
      await sleep(10_000);
      await replica.start();
    }, 10_000);
    expect(told).toMatchObject({ failedPages: 0, failedEngines: 0, unexplained: {} });
    expect(told.outageMs).toBeLessThan(LONGEST_OUTAGE_MS);
  });

  test("a primary that is killed is replaced by its replica within half a minute", async () => {
    await eventually(async () => expect((await nodeThatIs("replica")).name).toBeTruthy(), 60_000);
    const told = await during(async () => {
      const primary = await nodeThatIs("primary");
      await primary.kill();
      await eventually(() => traffic.writesWork(), 60_000);
      await primary.start();
    }, 10_000);
    expect(told).toMatchObject({ failedPages: 0, failedEngines: 0, unexplained: {} });
    expect(told.outageMs).toBeLessThan(LONGEST_OUTAGE_MS);
  });

  test("and of all that, no acknowledged write was lost", async () => {
    await traffic.stop();
    const rows = await onDatabase(direct, "SELECT message FROM contact_submissions");
    const kept = new Set(rows.map(({ message }) => message));
    const lost = traffic.acknowledged().filter((message) => !kept.has(message));
    expect(traffic.acknowledged().length).toBeGreaterThan(500);
    expect(lost).toEqual([]);
    expect(rows.length).toBe(kept.size);
  });

  async function nodeThatIs(wanted: "primary" | "replica"): Promise<Node> {
    for (const node of nodes) if ((await node.role()) === wanted) return node;
    throw new Error(`No node is the ${wanted}.`);
  }
});

async function onDatabase(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
