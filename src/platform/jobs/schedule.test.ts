import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "#/platform/database/database.ts";
import { createLog } from "#/platform/log/log.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { eventually } from "#/platform/testing/eventually.ts";
import { jobLeases } from "./lease.table.ts";
import { startJobs, type Job } from "./schedule.ts";

const HOUR = 3_600_000;
const LOOK = 20;

/** One server's jobs; `leaseMs` is short so that a test need not wait for a dead server's lease. */
function serve(database: Database, job: Job, leaseMs = 60_000): () => Promise<void> {
  const stop = startJobs([job], { database, log: createLog("silent"), lookEveryMs: LOOK, leaseMs });
  onTestFinished(stop);
  return stop;
}

describeEachDatabase("scheduled jobs", (database) => {
  const kept = async () => (await database().select().from(jobLeases))[0];

  test("run when they are due, once with several servers", async () => {
    let runs = 0;
    const job = { name: "feeds", everyMs: HOUR, run: async () => void (await sleep(50), runs++) };
    for (let server = 0; server < 3; server += 1) serve(database(), job);
    await eventually(async () => expect((await kept())?.lastRunAt).not.toBeNull());
    await sleep(LOOK * 5);
    expect(runs).toBe(1);
  });

  test("run again after their time", async () => {
    let runs = 0;
    serve(database(), { name: "often", everyMs: 30, run: async () => void runs++ });
    await eventually(() => expect(runs).toBeGreaterThan(3));
  });

  test("are not repeated by a restart", async () => {
    let runs = 0;
    const job = { name: "feeds", everyMs: HOUR, run: async () => void runs++ };
    const stop = serve(database(), job);
    await eventually(async () => expect((await kept())?.lastRunAt).not.toBeNull());
    await stop();
    serve(database(), job);
    await sleep(LOOK * 5);
    expect(runs).toBe(1);
  });

  test.each(["last_run_at", "expires_at"])(
    "run although a clock that was ahead has written their %s",
    async (column) => {
      let runs = 0;
      await database()
        .insert(jobLeases)
        .values({ job: "ahead", holder: "another", expiresAt: new Date(0) });
      await database().execute(
        sql`UPDATE job_leases SET ${sql.raw(column)} = now() + interval '365 days'`,
      );
      serve(database(), { name: "ahead", everyMs: HOUR, run: async () => void runs++ });
      await eventually(() => expect(runs).toBe(1));
    },
  );

  test("are taken over from a server that died at work", async () => {
    await database()
      .insert(jobLeases)
      .values({ job: "feeds", holder: "dead", expiresAt: new Date(Date.now() + 300) });
    let runs = 0;
    serve(database(), { name: "feeds", everyMs: HOUR, run: async () => void runs++ });
    await sleep(100);
    expect(runs).toBe(0);
    await eventually(() => expect(runs).toBe(1));
  });

  test("keep their lease while they work, and lose it to nobody", async () => {
    let runs = 0;
    const job = { name: "long", everyMs: HOUR, run: async () => void (runs++, await sleep(600)) };
    serve(database(), job, 200);
    serve(database(), job, 200);
    await sleep(500);
    expect(runs).toBe(1);
  });

  test("that fail are kept with their reason and tried again later", async () => {
    const job = {
      name: "feeds",
      everyMs: HOUR,
      run: () => Promise.reject(new Error("no network")),
    };
    serve(database(), job);
    await eventually(async () =>
      expect(await kept()).toMatchObject({ lastFailure: "no network", failures: 1 }),
    );
  });

  test("are aborted by a stop, which waits for them, and are due again at once", async () => {
    let ended = false;
    let began = false;
    const stop = serve(database(), {
      name: "feeds",
      everyMs: HOUR,
      run: async (signal) => {
        began = true;
        await sleep(HOUR, undefined, { signal }).finally(() => (ended = true));
      },
    });
    await eventually(() => expect(began).toBe(true));
    await stop();
    expect(ended).toBe(true);
    expect(await kept()).toMatchObject({ lastRunAt: null, failures: 0 });
  });
});
