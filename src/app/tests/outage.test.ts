import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { forCalls } from "#/platform/database/for-calls.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { embeddedSource } from "#/platform/testing/engines.ts";
import { eventually } from "#/platform/testing/eventually.ts";
import { findPostgresBinaries } from "#/platform/testing/postgres-binaries.ts";
import { clusterUrl, startCluster, stopCluster } from "#/platform/testing/postgres-cluster.ts";
import { applicationInTest } from "../application.testing.ts";

const TIMES = { connectMs: 600, statementMs: 800, silenceMs: 1000 };
const PIDS = v.object({ pid: v.number() });

type Place = {
  readonly database: Database;
  readonly processes: () => number[];
  end(): Promise<void>;
};

/** An embedded database of its own, and its process. */
async function embedded(): Promise<Place> {
  const source = await embeddedSource(inject("testRun"), "outage");
  const database = await connectDatabase(source, "server", () => undefined);
  const record = join(source.dataDir, "owner.json");
  const processes = () => [v.parse(PIDS, JSON.parse(readFileSync(record, "utf8"))).pid];
  return { database, processes, end: () => database.close() };
}

/** A cluster of its own, and its processes. */
async function postgres(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "outage-"));
  startCluster(folder);
  const source = { databaseUrl: clusterUrl(folder, "postgres"), dataDir: folder };
  const database = await connectDatabase(source, "server", () => undefined);
  await migrate(database);
  const processes = () => {
    const [head = ""] = readFileSync(join(folder, "postgres/data/postmaster.pid"), "utf8").split(
      "\n",
    );
    const children = execFileSync("ps", ["--ppid", head, "-o", "pid="], { encoding: "utf8" });
    return [head, ...children.trim().split(/\s+/)].map(Number);
  };
  const end = async () => {
    await database.close();
    stopCluster(folder);
  };
  return { database, processes, end };
}

const PLACES = { embedded, ...(findPostgresBinaries() && { PostgreSQL: postgres }) };

const CALLS: readonly (readonly [string, string, unknown?])[] = [
  ["GET", "/api/health"],
  ["GET", "/api/ready"],
  ["GET", "/api/news"],
  ["GET", "/api/search?q=heart"],
  ["GET", "/api/drugs?search=metformin"],
  ["GET", "/api/npi?npi=1234567893"],
  ["POST", "/api/auth/login", { email: "ana@example.org", password: "a long password" }],
  [
    "POST",
    "/api/contact",
    { name: "Ana", email: "ana@example.org", message: "A question of mine" },
  ],
  ["GET", "/profile-pictures/6f1c2a58-6f5b-4b6f-9d0a-0a3f6f0c1d2e"],
];

describe.each(Object.entries(PLACES))("a database that is away (%s)", (_, open) => {
  let place: Place;
  let calls: Database;
  let site: Awaited<ReturnType<typeof applicationInTest>>;
  beforeAll(async () => {
    place = await open();
    calls = forCalls(place.database, { times: TIMES });
    site = await applicationInTest(calls, { LOG_LEVEL: "info" });
  });
  afterAll(async () => {
    await calls.close();
    await place.end();
  });

  const ask = async ([method, path, body]: (typeof CALLS)[number]) => {
    const { status, headers } = await site.ask(method, path, {
      headers: { "idempotency-key": crypto.randomUUID() },
      body,
    });
    return { path, status, retryAfter: Number(headers.get("retry-after")) > 0 };
  };
  const signal = (name: NodeJS.Signals) => {
    for (const pid of place.processes()) process.kill(pid, name);
  };

  test("hangs: every call is told so within its time, and is answered when it goes on", async () => {
    expect((await ask(["GET", "/api/news"])).status).toBe(200);
    signal("SIGSTOP");
    onTestFinished(() => signal("SIGCONT"));
    site.lines.length = 0;
    // With the connection that is open: its transaction cannot even begin.
    const begun = calls.transaction(async () => "begun").catch(() => "given up");
    const pending = [...CALLS, ...CALLS, ...CALLS].map(ask);
    expect((await ask(["GET", "/api/live"])).status).toBe(200);
    expect(await Promise.all(pending)).toEqual(
      [...CALLS, ...CALLS, ...CALLS].map(([, path]) => ({ path, status: 503, retryAfter: true })),
    );
    expect(await begun).toBe("given up");
    const told = site.lines.filter((line) => /"level":"(?:error|warn)"/.test(line));
    expect(told).toHaveLength(1);
    expect(told.join("")).not.toMatch(/stack|    at /);
    signal("SIGCONT");
    await eventually(async () => expect((await ask(["GET", "/api/ready"])).status).toBe(200));
    await eventually(async () => expect((await ask(["GET", "/api/news"])).status).toBe(200));
    // Each connection that was given up has been taken back.
    const { $client: pool } = calls;
    await eventually(() => expect(pool.totalCount - pool.idleCount).toBe(0));
  });

  test("is killed: no call takes that for a defect of ours, and none is lost for long", async () => {
    site.lines.length = 0;
    for (const pid of place.processes().slice(-1)) process.kill(pid, "SIGKILL");
    await eventually(async () => {
      const answers = await Promise.all(CALLS.map(ask));
      expect(answers.filter(({ status }) => status !== 503 && status >= 500)).toEqual([]);
      expect(answers.filter(({ status }) => status === 503)).toEqual([]);
    });
    expect(site.lines.join("")).not.toContain("defect");
  });
});
