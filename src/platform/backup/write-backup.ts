import { sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { latestApplied } from "#/platform/database/migrate.ts";
import { sumOfRows, type Head, type Scope, type TableSum } from "./line.ts";
import { rowsOf, tablesOf, writeAlike } from "./rows.ts";

export type BackupRules = {
  readonly scope: Scope;
  readonly version: string;
  readonly at: Date;
  /** Tables that no backup holds: what they say ends by itself, and must not begin again. */
  readonly passing: ReadonlySet<string>;
  /** Tables that an import fills anew, which a backup of accounts leaves out. */
  readonly fetchable: ReadonlySet<string>;
};

/** The lines of a backup, all as of one moment. In the embedded database everybody else waits until the last one is read. */
export async function* backupLines(tx: Queries, rules: BackupRules): AsyncGenerator<string, void> {
  const { scope, version, at } = rules;
  await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
  await writeAlike(tx);
  const schema = await latestApplied(tx);
  const head: Head = {
    wardbook: "backup",
    format: 1,
    version,
    scope,
    schema,
    at: at.toISOString(),
  };
  yield JSON.stringify(head);
  const end: TableSum[] = [];
  for (const table of (await tablesOf(tx)).filter((one) => isKept(one.table, rules))) {
    yield JSON.stringify(table);
    const sum = sumOfRows(table.table);
    for await (const line of rowsOf(tx, table)) {
      sum.add(line);
      yield line;
    }
    end.push(sum.sum());
  }
  yield JSON.stringify({ end });
}

function isKept(table: string, { scope, passing, fetchable }: BackupRules): boolean {
  return !passing.has(table) && (scope === "whole" || !fetchable.has(table));
}
