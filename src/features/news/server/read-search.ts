import { sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { newsArticles as articles } from "./news.table.ts";

/** A search as the database reads it: whatever `exact` matches, `loose` does, and the index can tell it by itself. */
export type Asked = { readonly exact: string; readonly loose: string | null };

/** "followed by", at once or so many words later. */
const FOLLOWED = /<(?:-|\d+)>/g;
/** What the database says where a search names only what is not to be there. */
const ANYTHING = "T";

/** Several minus signs, as of a line that was pasted along; one before a word leaves out what has it. */
const RULE = /-(?:[\s"]*-)+/g;

/** What was typed, as the database can read it: each sign of a run is a "not" to it, and it has room for 32 of them. */
export function readable(search: string): string {
  return search.replaceAll(RULE, " ");
}

/** The index knows words and not their places: of a phrase it finds the articles that have all of its words. */
export async function readSearch(database: Queries, search: string): Promise<Asked> {
  const { rows } = await database.execute<{ exact: string; indexed: string }>(sql`
    SELECT asked::text AS exact, querytree(asked) AS indexed
    FROM websearch_to_tsquery('english', ${readable(search)}) AS asked`);
  const [{ exact, indexed } = { exact: "", indexed: "" }] = rows;
  if (indexed === ANYTHING) return { exact, loose: null };
  const loose = indexed.replaceAll(FOLLOWED, "&");
  return { exact, loose: loose === indexed ? exact : loose };
}

type Estimate = { "QUERY PLAN": [{ Plan: { Plans: { "Plan Rows": number }[] } }] };

/**
 * Whether `enough` articles of a source or a specialty that have the words are sooner found by going through those, the
 * newest first, than by the index's list of all articles that have them: where it is long, and every few have them. The
 * database takes that list for cheap, and would read it; how many are on it, its own estimate tells without reading any.
 */
export async function areCommon(database: Queries, words: string, enough: number) {
  const { rows } = await database.execute<Estimate>(sql`
    EXPLAIN (FORMAT JSON)
    SELECT FROM ${articles} UNION ALL SELECT FROM ${articles} WHERE searchable @@ ${words}::tsquery`);
  const [all, having] =
    rows[0]?.["QUERY PLAN"][0].Plan.Plans.map((plan) => plan["Plan Rows"]) ?? [];
  if (all === undefined || having === undefined) return false;
  const passed = Math.min(all, (enough * all) / having);
  return passed < Math.max(enough, having / 2);
}
