import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { Progress } from "#/platform/ingest/run/progress.ts";
import type { Row } from "#/platform/ingest/row.ts";
import type { Run } from "#/platform/ingest/run/run.ts";
import { nextOf } from "./beside.ts";
import type { RegistryRow } from "./registry-row.ts";
import { newestDate, storedRow, type StoredRow } from "./stored-row.ts";
import { openWriter } from "./write-rows.ts";

const AT_ONCE = 1000;

export type Staging = {
  readonly database: Database;
  readonly rows: AsyncIterable<Row<RegistryRow>[]>;
  readonly run: Run;
  readonly progress: Progress;
};

/**
 * Writes the rows of a file beside the live table, to its end. Until then nothing of a file that breaks off is anywhere
 * else. @returns how many were written, and the newest date in them
 */
export async function stageRows({ database, rows, run, progress }: Staging) {
  const writer = await openWriter(database, nextOf("providers"));
  let written = 0;
  let newest = "";
  try {
    let batch: StoredRow[] = [];
    for await (const portion of rows) {
      for (const row of portion) {
        if ("problem" in row) {
          await run.reject(row.at, row.problem, row.raw);
          continue;
        }
        batch.push(storedRow(row.value));
        const date = newestDate(row.value.record);
        if (date > newest) newest = date;
        if (batch.length >= AT_ONCE) {
          await writer.write(batch);
          written += batch.length;
          batch = [];
          progress.count({ read: written + run.counts.rejected, rejected: run.counts.rejected });
        }
      }
    }
    await writer.write(batch);
    written += batch.length;
    await writer.end();
  } catch (error) {
    await writer.abandon();
    throw error;
  }
  return { written, newest };
}

/** A number that stands twice in a file counts with its last row. */
export async function dropRepeated(database: Database): Promise<void> {
  const next = sql.raw(nextOf("providers"));
  await database.execute(sql`
    DELETE FROM ${next} older USING (
      SELECT npi, max(ctid) AS kept FROM ${next} GROUP BY npi HAVING count(*) > 1
    ) repeated WHERE older.npi = repeated.npi AND older.ctid <> repeated.kept`);
}
