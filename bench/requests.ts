import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { applicationInTest } from "../src/app/application.testing.ts";
import { loadStarterContent } from "../src/app/starter-content.ts";
import { randomOf, requestsOver } from "../src/app/tests/generated-requests.testing.ts";
import { connectDatabase } from "../src/platform/database/database.ts";
import { forCalls } from "../src/platform/database/for-calls.ts";
import { migrate } from "../src/platform/database/migrate.ts";
import type { Benchmark } from "./measure.ts";

const NONE = { what: "none may", value: 0 };
const SHOWN = 5;

export const benchmark: Benchmark = {
  about:
    "generated requests over all calls of the API (--count, --seed): answered or refused, never a defect",
  async run(options) {
    const count = Number(options.get("count") ?? 20_000);
    const seed = Number(options.get("seed") ?? 1);
    const dataDir = mkdtempSync(join(tmpdir(), "wardbook-requests-"));
    const database = await connectDatabase(
      { databaseUrl: process.env["DATABASE_URL"], dataDir },
      "server",
      console.error,
    );
    const calls = forCalls(database);
    try {
      await migrate(database);
      await loadStarterContent(database);
      const settings = { DATA_DIR: dataDir, LIMITS: "off", LOG_LEVEL: "silent" };
      return await ask(await applicationInTest(calls, settings), count, seed);
    } finally {
      await calls.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

async function ask(
  app: Awaited<ReturnType<typeof applicationInTest>>,
  count: number,
  seed: number,
) {
  const next = await requestsOver(app, randomOf(seed));
  const byClass = new Map<string, number>();
  let defects = 0;
  let slowest = 0;
  const started = performance.now();
  for (let n = 0; n < count; n += 1) {
    const { method, path, ...asked } = next();
    const before = performance.now();
    const answer = await app.ask(method, path, asked);
    await answer.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - before);
    const kind = `${Math.floor(answer.status / 100)}xx`;
    byClass.set(kind, (byClass.get(kind) ?? 0) + 1);
    app.lines.length = 0;
    if (answer.status < 500) continue;
    defects += 1;
    if (defects <= SHOWN)
      console.log(
        `  ${answer.status} ${method} ${path.slice(0, 200)} ${JSON.stringify(asked).slice(0, 600)}`,
      );
  }
  const seconds = (performance.now() - started) / 1000;
  return [
    { what: `requests of seed ${seed}`, measured: count, unit: "requests" },
    ...[...byClass]
      .toSorted()
      .map(([kind, measured]) => ({ what: `answered ${kind}`, measured, unit: "requests" })),
    { what: "a second", measured: count / seconds, unit: "requests" },
    { what: "the slowest", measured: slowest, unit: "ms" },
    {
      what: "defects (5xx)",
      measured: defects,
      unit: "requests",
      against: NONE,
      mayExceed: false as const,
    },
  ];
}
