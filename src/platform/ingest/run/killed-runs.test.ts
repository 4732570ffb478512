import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { showLife } from "#/platform/lock/sign-of-life.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { closeKilledRuns } from "./killed-runs.ts";
import { ingestRuns } from "./run.table.ts";

describeEachDatabase("runs that never said that they have ended", (database) => {
  test("have failed where their process is gone, or a day has passed", async () => {
    const [alive, killed, elsewhere, old] = [0, 1, 2, 3].map(() => randomUUID());
    const life = showLife(alive ?? "");
    // What a process leaves that was killed: its file, which nobody holds.
    writeFileSync(join(tmpdir(), `wardbook-running-${userInfo().uid}`, `${killed}.lock`), "");
    const run = { source: "providers", origin: "x.csv" };
    await database()
      .insert(ingestRuns)
      .values([
        ...[alive, killed, elsewhere].map((id) => ({ id, ...run })),
        { id: old, ...run, startedAt: sql`now() - interval '2 days'` },
        { ...run, status: "completed" as const, startedAt: sql`now() - interval '2 days'` },
      ]);
    await closeKilledRuns(database());
    await closeKilledRuns(database());
    life.end();
    const rows = await database().select().from(ingestRuns);
    const statusOf = (id: string | undefined) => rows.find((row) => row.id === id)?.status;
    expect([alive, killed, elsewhere, old].map(statusOf)).toEqual([
      "running",
      "failed",
      "running",
      "failed",
    ]);
    expect(rows.filter(({ status }) => status === "failed")).toEqual(
      [1, 2].map(() =>
        expect.objectContaining({
          failure: "Its process ended before it did.",
          finishedAt: expect.any(Date),
        }),
      ),
    );
  });
});
