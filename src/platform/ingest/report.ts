import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { Counts } from "./run.ts";

const MOST_REASONS = 5;

/** What an import did, in lines for a terminal: counts, time and rate, and why records were rejected. */
export async function reportLines(
  database: Database,
  { name, counts, seconds }: { name: string; counts: Counts; seconds: number },
): Promise<string[]> {
  const { read, inserted, updated, unchanged, rejected } = counts;
  const rate = Math.round(read / Math.max(seconds, 0.001)).toLocaleString("en-US");
  const lines = [
    `${name}: ${read} read = ${inserted} new + ${updated} changed + ${unchanged} unchanged + ${rejected} rejected`,
    `${name}: ${seconds.toFixed(1)} s, ${rate} records a second`,
  ];
  return rejected === 0 ? lines : [...lines, ...(await reasons(database, name))];
}

/** The commonest reasons of the last run, each with a place where it occurred. */
async function reasons(database: Database, source: string): Promise<string[]> {
  const { rows } = await database.execute<{ records: string; example: string }>(sql`
    SELECT count(*) AS records, min(reason) AS example FROM ingest_rejects
    WHERE run_id = (SELECT id FROM ingest_runs WHERE source = ${source} ORDER BY started_at DESC LIMIT 1)
    GROUP BY regexp_replace(reason, '[0-9]+|"[^"]*"', '', 'g')
    ORDER BY count(*) DESC LIMIT ${MOST_REASONS}`);
  return rows.map(({ records, example }) => `  ${records} rejected as at ${example}`);
}
