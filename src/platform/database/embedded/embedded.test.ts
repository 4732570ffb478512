import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { eventually } from "#/platform/testing/eventually.ts";
import { connectDatabase } from "../database.ts";
import type { Database } from "../database.ts";

const root = mkdtempSync(join(tmpdir(), "wardbook-embedded-"));
// Longer than the path of a local socket may be.
const dataDir = join(root, "x".repeat(100));
const log = vi.fn<(line: string) => void>();
let server: Database;

function connect(role: "server" | "command"): Promise<Database> {
  return connectDatabase({ dataDir, databaseUrl: undefined }, role, log);
}

function ownerPid(): number {
  const record: unknown = JSON.parse(readFileSync(join(dataDir, "owner.json"), "utf8"));
  if (typeof record === "object" && record !== null && "pid" in record) return Number(record.pid);
  throw new Error("no owner record");
}

function insertNext(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ count: number }>(sql`SELECT count(*)::int FROM kept`);
    await tx.execute(sql`INSERT INTO kept VALUES (${rows[0]?.count}, 'counted')`);
  });
}

beforeAll(async () => {
  server = await connect("server");
  await server.execute(sql`CREATE TABLE kept (id int PRIMARY KEY, note text)`);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

describe("the embedded database", () => {
  test("clients with long statements in many pieces each get their own answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const long = String(at).padStart(4, "0").repeat(60_000);
        const { rows } = await server.$client.query(`SELECT $1::text AS long, ${at} AS at`, [long]);
        return rows[0].at === at && rows[0].long === long;
      }),
    );
    expect(answers.every(Boolean)).toBe(true);
  });

  test("transactions of two processes' clients wait for each other", async () => {
    const command = await connect("command");
    const databases = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? server : command));
    await Promise.all(databases.map(insertNext));
    expect(await server.$count(sql`kept`)).toBe(20);
    await command.close();
    expect(await server.$count(sql`kept`)).toBe(20);
  });

  test("the transaction of a client that vanishes is rolled back", async () => {
    const client = await server.$client.connect();
    await client.query("BEGIN");
    await client.query("INSERT INTO kept VALUES (999, 'abandoned')");
    client.release(true);
    expect(await server.$count(sql`kept WHERE id = 999`)).toBe(0);
  });

  test("a failing statement is an error for its client and nobody else", async () => {
    await expect(server.$client.query("SELECT 1/0")).rejects.toThrow("division by zero");
    await expect(server.$client.query("COPY kept FROM STDIN")).rejects.toThrow("not available");
    expect(await server.$count(sql`kept WHERE id = 1`)).toBe(1);
  });

  test("a second server on the same folder is refused in one sentence", async () => {
    await expect(connect("server")).rejects.toThrow(
      `The data folder ${dataDir} is in use by another Wardbook (process ${process.pid}); stop it, or choose another DATA_DIR.`,
    );
    expect(await server.$count(sql`kept WHERE id = 1`)).toBe(1);
  });

  test("an owner that is killed is started again, and the pool recovers", async () => {
    const killed = ownerPid();
    process.kill(killed, "SIGKILL");
    await eventually(async () => expect(await server.$count(sql`kept`)).toBe(20));
    expect(ownerPid()).not.toBe(killed);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("starting it again"));
  });

  test("the owner outlives the server while a command needs it, then ends", async () => {
    const command = await connect("command");
    const owner = ownerPid();
    await server.close();
    expect(await command.$count(sql`kept`)).toBe(20);
    server = await connect("server");
    expect(ownerPid()).toBe(owner);
    await command.close();
    await server.close();
    expect(existsSync(join(dataDir, "owner.json"))).toBe(false);
    server = await connect("server");
    expect(await server.$count(sql`kept`)).toBe(20);
  });

  test("a folder that cannot be one is refused in one sentence", async () => {
    const notAFolder = join(dataDir, "owner.lock");
    const refused = connectDatabase({ dataDir: notAFolder, databaseUrl: undefined }, "server", log);
    await expect(refused).rejects.toThrow(`The data folder ${notAFolder} cannot be written to`);
  });

  test("a damaged database is refused in one sentence, and left as it is", async () => {
    const damaged = join(root, "damaged");
    mkdirSync(join(damaged, "postgres"), { recursive: true });
    writeFileSync(join(damaged, "postgres/PG_VERSION"), "18\n");
    const refused = connectDatabase({ dataDir: damaged, databaseUrl: undefined }, "server", log);
    await expect(refused).rejects.toThrow(`The database in ${damaged} cannot be opened`);
    expect(readdirSync(join(damaged, "postgres"))).toEqual(["PG_VERSION"]);
  });
});
