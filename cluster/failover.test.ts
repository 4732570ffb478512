import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../src/platform/testing/eventually.ts";
import { onDatabase } from "./support/on-database.ts";
import { describeWith } from "./support/parts.ts";
import { type Place, startPlace } from "./support/place.ts";
import { type Told, type Traffic, startTraffic } from "./support/traffic.ts";

const PARTS = ["patroni", "etcd", "haproxy", "pgbouncer"];
/** Patroni's shortest time to live is 20 s, and it looks every second. */
const LONGEST_OUTAGE_MS = 30_000;
const UNHARMED = { failedPages: 0, failedEngines: 0 };

describeWith(PARTS, "three servers, a primary with its replica, a pooler and a balancer", () => {
  let place: Place;
  let traffic: Traffic;
  const figures: [string, Told][] = [];

  beforeAll(async () => {
    place = await startPlace();
    traffic = await startTraffic(place.site);
  });
  afterAll(async () => {
    await traffic?.stop();
    await place?.stop();
    for (const [what, told] of figures) process.stdout.write(`${what}: ${JSON.stringify(told)}\n`);
  });

  /** What is acknowledged and what is not, while something is done to a part and for a while after it. */
  async function during(what: string, harm: () => Promise<void>): Promise<Told> {
    await sleep(2000);
    traffic.begin();
    await harm();
    await sleep(5000);
    const told = traffic.told();
    figures.push([what, told]);
    return told;
  }

  test("a server that is stopped for an update is missed by nobody", async () => {
    const told = await during("a server is stopped", async () => {
      await place.servers[0]?.stop();
      place.servers[0] = await place.startServer(0);
    });
    expect(told).toMatchObject({ ...UNHARMED, failedReads: 0, failedWrites: 0 });
  });

  test("a server that is killed takes no answer of the pages and engines with it", async () => {
    const told = await during("a server is killed", async () => {
      await place.servers[1]?.kill();
      await sleep(3000);
      place.servers[1] = await place.startServer(1);
    });
    expect(told).toMatchObject(UNHARMED);
    expect(told.outageMs).toBeLessThan(5000);
  });

  test("a pooler that is killed is missed until it is back, and only by what needs the database", async () => {
    const told = await during("the pooler is killed", async () => {
      await place.pooler.program().kill();
      await sleep(3000);
      place.pooler.start();
    });
    expect(told).toMatchObject(UNHARMED);
    expect(told.unexplained).toEqual({});
    expect(told.outageMs).toBeLessThan(10_000);
  });

  test("a replica that is killed is replaced by the primary for reading", async () => {
    const told = await during("the replica is killed", async () => {
      const replica = await place.nodeThatIs("replica");
      await replica.kill();
      await sleep(10_000);
      await replica.start();
      await sleep(5000);
    });
    expect(told).toMatchObject(UNHARMED);
    expect(told.unexplained).toEqual({});
    expect(told.outageMs).toBeLessThan(LONGEST_OUTAGE_MS);
  });

  test("a primary that is killed is replaced by its replica within half a minute", async () => {
    await eventually(() => place.nodeThatIs("replica"), 60_000);
    const told = await during("the primary is killed", async () => {
      const primary = await place.nodeThatIs("primary");
      await primary.kill();
      await eventually(() => traffic.writesWork(), 60_000);
      await primary.start();
      await sleep(5000);
    });
    expect(told).toMatchObject(UNHARMED);
    expect(told.unexplained).toEqual({});
    expect(told.outageMs).toBeLessThan(LONGEST_OUTAGE_MS);
  });

  test("and of all that, no acknowledged write was lost", async () => {
    await traffic.stop();
    const rows = await onDatabase(place.direct, "SELECT message FROM contact_submissions");
    const kept = new Set(rows.map(({ message }) => message));
    const lost = traffic.acknowledged().filter((message) => !kept.has(message));
    expect(traffic.acknowledged().length).toBeGreaterThan(500);
    expect(lost).toEqual([]);
    expect(rows.length).toBe(kept.size);
  });
});
