import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { expect, inject, test, vi } from "vitest";
import { describeEachEngine } from "#/platform/testing/each-database.ts";
import { embeddedSource } from "#/platform/testing/engines.ts";
import { connectDatabase } from "./database.ts";
import type { DatabaseSource } from "./database.ts";

const WRITER = join(import.meta.dirname, "../testing/kept-rows-writer.ts");
const PATIENCE = { timeout: 60_000, interval: 20 };

/** Starts a writer; `acknowledged` grows as it writes. */
function startWriter(first: number, { dataDir, databaseUrl }: DatabaseSource) {
  const source = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl];
  const flags = ["--disable-warning=ExperimentalWarning"];
  const writer = spawn(process.execPath, [...flags, WRITER, String(first), ...source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: number[] = [];
  let rest = "";
  writer.stdout.setEncoding("utf8").on("data", (text: string) => {
    const lines = `${rest}${text}`.split("\n");
    rest = lines.pop() ?? "";
    acknowledged.push(...lines.map(Number));
  });
  const atLeast = (count: number) =>
    vi.waitUntil(() => acknowledged.length >= count || writer.exitCode !== null, PATIENCE);
  return { writer, acknowledged, atLeast };
}

async function kill(writer: ChildProcess): Promise<void> {
  writer.kill("SIGKILL");
  await once(writer, "close");
}

/** Opens the database again, as a start right after the kill would, and compares. */
async function expectKept(source: DatabaseSource, acknowledged: readonly number[]): Promise<void> {
  const database = await connectDatabase(source, "server", () => undefined);
  const { rows } = await database.execute<{ number: number }>(sql`SELECT number FROM kept`);
  const kept = new Set(rows.map((row) => row.number));
  expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
  await database.close();
}

describeEachEngine("acknowledged rows", ({ source }) => {
  test("survive a killed server", async () => {
    const place = await source("durability");
    const { writer, acknowledged, atLeast } = startWriter(0, place);
    await atLeast(150);
    await kill(writer);
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    await expectKept(place, acknowledged);
  });
});

test("acknowledged rows survive killed owners of the embedded database", async () => {
  const place = await embeddedSource(inject("testRun"), "killed-owner");
  const { writer, acknowledged, atLeast } = startWriter(0, place);
  for (const target of [100, 200]) {
    await atLeast(target);
    const record = readFileSync(join(place.dataDir, "owner.json"), "utf8");
    process.kill(v.parse(v.object({ pid: v.number() }), JSON.parse(record)).pid, "SIGKILL");
  }
  await atLeast(300);
  await kill(writer);
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  await expectKept(place, acknowledged);
}, 180_000);
