import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  importText,
  person,
  registryText,
  syntheticNpi,
} from "../src/features/providers/ingest/registry.testing.ts";
import { connectDatabase } from "../src/platform/database/database.ts";
import { clusterUrl, startCluster, stopCluster } from "../src/platform/testing/postgres-cluster.ts";
import { type AppServer, startAppServer } from "./support/app-server.ts";
import { onDatabase } from "./support/on-database.ts";
import { askMany, statuses } from "./support/load.ts";
import { describeWith } from "./support/parts.ts";
import { type Pooler, startPgBouncer } from "./support/pgbouncer.ts";

const POOL_SIZE = 4;
const PEOPLE = 20;

describeWith(["pgbouncer"], "three servers behind a pooler of transactions", () => {
  let folder: string;
  let pooler: Pooler;
  let servers: readonly AppServer[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "pooler-"));
    startCluster(folder);
    await onDatabase(clusterUrl(folder, "postgres"), "CREATE DATABASE wardbook");
    pooler = await startPgBouncer(
      folder,
      { wardbook: `host=${join(folder, "postgres")}` },
      POOL_SIZE,
    );
    const env = {
      DATABASE_URL: pooler.urlOf("wardbook"),
      DATABASE_DIRECT_URL: clusterUrl(folder, "wardbook"),
      DATABASE_POOLER: "transaction",
    };
    servers = await Promise.all(
      ["one", "two", "three"].map((name) => startAppServer(join(folder, name), env)),
    );
    await importPeople(clusterUrl(folder, "wardbook"));
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await pooler.program().stop();
    stopCluster(folder);
    rmSync(folder, { recursive: true });
  });

  const server = (n: number) => servers[n % servers.length]?.origin ?? "";
  const logs = () =>
    ["one", "two", "three"].map((name) => readFileSync(join(folder, name, "server.log"), "utf8"));

  test("answer look-ups, lists and writes alike, and nobody meets another's statement or setting", async () => {
    const asks = [
      (n: number) => fetch(`${server(n)}/api/npi?npi=${syntheticNpi(1 + (n % PEOPLE))}`),
      (n: number) => fetch(`${server(n)}/api/drugs?search=metformin`),
      (n: number) => fetch(`${server(n)}/api/news`),
      (n: number) => register(server(n), n),
    ];
    const answers = await askMany(1200, 40, (n) => (asks[n % 4] ?? asks[0])?.(n) ?? fetch(""));
    expect(Object.keys(statuses(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
    expect(statuses(answers)["200"]).toBeGreaterThan(600);
    expect(logs().join("")).not.toMatch(/42P05|26000/);
    expect(
      await onDatabase(
        pooler.urlOf("wardbook"),
        "SELECT count(*)::int AS n FROM pg_prepared_statements",
      ),
    ).toEqual([{ n: 0 }]);
  });

  test("leave the bounds in time to the role, so that every connection has them", async () => {
    const rows = await onDatabase(pooler.urlOf("wardbook"), "SHOW statement_timeout");
    expect(rows).toEqual([{ statement_timeout: "10s" }]);
  });
});

async function importPeople(databaseUrl: string): Promise<void> {
  const source = { databaseUrl, dataDir: "" };
  const database = await connectDatabase(source, "command", () => undefined);
  const people = Array.from({ length: PEOPLE }, (_, n) => person(n + 1, "Example", "Ana"));
  await importText(database, registryText(people));
  await database.close();
}

function register(origin: string, n: number): Promise<Response> {
  return fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `person-${n}@example.org`,
      firstName: "Ana",
      lastName: "Example",
      npiNumber: "1234567893",
      specialty: "Cardiology",
      password: `a long password of ${n}`,
    }),
  });
}
