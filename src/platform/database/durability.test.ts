import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, test, vi } from "vitest";
import { describeEachEngine } from "#/platform/testing/each-database.ts";
import { connectDatabase } from "./database.ts";
import type { DatabaseSource } from "./database.ts";

const WRITER = join(import.meta.dirname, "../testing/kept-rows-writer.ts");
const PATIENCE = { timeout: 60_000, interval: 20 };

/** Starts a writer; `acknowledged` grows as it writes. */
function startWriter(first: number, source: readonly string[]) {
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

describeEachEngine("acknowledged rows", ({ engine, source: sourceOf }) => {
  const acknowledged: number[] = [];
  let source: DatabaseSource;

  beforeAll(async () => {
    source = await sourceOf("durability");
  });

  function start() {
    const url = source.databaseUrl === undefined ? [] : [source.databaseUrl];
    return startWriter(acknowledged.length * 10, [source.dataDir, ...url]);
  }

  /** Opens the database again, as a start right after the kill would, and compares. */
  async function expectAllKept(): Promise<void> {
    const database = await connectDatabase(source, "server", () => undefined);
    const { rows } = await database.execute<{ number: number }>(sql`SELECT number FROM kept`);
    const kept = new Set(rows.map((row) => row.number));
    expect(acknowledged.filter((number) => !kept.has(number))).toEqual([]);
    await database.close();
  }

  test.each([1, 2])("survive a killed server, round %i", async () => {
    const round = start();
    await round.atLeast(150);
    await kill(round.writer);
    expect(round.acknowledged.length).toBeGreaterThanOrEqual(150);
    acknowledged.push(...round.acknowledged);
    await expectAllKept();
  });

  test.runIf(engine === "embedded")(
    "survive a killed owner of the database",
    async () => {
      const round = start();
      for (const target of [100, 200]) {
        await round.atLeast(target);
        const record = readFileSync(join(source.dataDir, "owner.json"), "utf8");
        process.kill(v.parse(v.object({ pid: v.number() }), JSON.parse(record)).pid, "SIGKILL");
      }
      await round.atLeast(300);
      await kill(round.writer);
      expect(round.acknowledged.length).toBeGreaterThanOrEqual(300);
      acknowledged.push(...round.acknowledged);
      await expectAllKept();
    },
    180_000,
  );
});
