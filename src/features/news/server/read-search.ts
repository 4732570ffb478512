import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { type SearchPart, type WiderSearch, widenSearch } from "../logic/widen-search.ts";
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

/** What the search says, and the same with what else its words are called by; null where they have nothing alike. */
export type Reading = { readonly typed: Asked; readonly wider: Asked | null };

export async function readSearch(database: Queries, search: string): Promise<Reading> {
  const text = readable(search);
  const wider = widenSearch(text);
  const { rows } = await database.execute<Parsed>(sql`
    SELECT typed::text AS typed, querytree(typed) AS "typedIndexed", wider::text AS wider, querytree(wider) AS "widerIndexed"
    FROM (SELECT ${inWords(text)} AS typed, ${wider ? anyOf(wider) : NOTHING} AS wider) AS asked`);
  const [read = NOTHING_READ] = rows;
  return {
    typed: askedBy(read.typed, read.typedIndexed),
    wider: wider && askedBy(read.wider, read.widerIndexed),
  };
}

type Parsed = Record<"typed" | "typedIndexed" | "wider" | "widerIndexed", string>;

const NOTHING = sql`''::tsquery`;
const NOTHING_READ: Parsed = { typed: "", typedIndexed: "", wider: "", widerIndexed: "" };

/** The index knows words and not their places: of a phrase it finds the articles that have all of its words. */
function askedBy(exact: string, indexed: string): Asked {
  if (indexed === ANYTHING) return { exact, loose: null };
  const loose = indexed.replaceAll(FOLLOWED, "&");
  return { exact, loose: loose === indexed ? exact : loose };
}

const inWords = (text: string) => sql`websearch_to_tsquery('english', ${text})`;

function anyOf(wider: WiderSearch): SQL {
  return joined(
    wider.map((parts) => joined(parts.map(partOf), "&&")),
    "||",
  );
}

function partOf({ typed, alike }: SearchPart): SQL {
  const phrases = alike.map((text) => sql`phraseto_tsquery('english', ${text})`);
  return joined([inWords(typed), ...phrases], "||");
}

/** Of queries without a word the database takes the other side. */
const joined = (queries: readonly SQL[], operator: "&&" | "||") =>
  queries.length === 0 ? NOTHING : sql`(${sql.join([...queries], sql.raw(` ${operator} `))})`;

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
