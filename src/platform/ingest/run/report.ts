import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { Counts } from "./run.ts";

const MOST_REASONS = 5;
const MOST_PLACES = 50;

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

type Reason = { records: string; example: string; places: string[] };

/** The commonest reasons of the last run, each with the places where it occurred. */
async function reasons(database: Database, source: string): Promise<string[]> {
  // What stands before the first colon is the place; numbers and what is quoted differ from one to the next.
  const { rows } = await database.execute<Reason>(sql`
    SELECT count(*) AS records, (array_agg(reason ORDER BY position, id))[1] AS example,
      (array_agg(split_part(reason, ': ', 1) ORDER BY position, id))[2:${MOST_PLACES}] AS places
    FROM ingest_rejects
    WHERE run_id = (SELECT id FROM ingest_runs WHERE source = ${source} ORDER BY started_at DESC LIMIT 1)
    GROUP BY regexp_replace(substr(reason, strpos(reason, ': ')), '[0-9]+|"[^"]*"', '', 'g')
    ORDER BY count(*) DESC LIMIT ${MOST_REASONS}`);
  return rows.flatMap(({ records, example, places }) => {
    const more = Number(records) - 1 - places.length;
    const others = [...places, ...(more > 0 ? [`${more} more, in ingest_rejects`] : [])];
    const also = others.length > 0 ? [`    also at ${others.join("; ")}`] : [];
    return [`  ${records} rejected as at ${example}`, ...also];
  });
}
