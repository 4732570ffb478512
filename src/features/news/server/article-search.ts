import { and, sql, type SQL } from "drizzle-orm";
import { offsetOf } from "#/kernel/page.ts";
import type { Queries } from "#/platform/database/database.ts";
import type { ArticleCard, ArticleQuery, Matches } from "../news.contract.ts";
import { cardsById } from "./article-cards.ts";
import { areCommon, readSearch, type Asked, readable } from "./read-search.ts";
import { newsArticles as articles } from "./news.table.ts";

/**
 * So many of the newest matches are ranked, counted and paged through: a word of every article costs no more than that. A
 * phrase is looked for in so many of the newest articles that have all of its words.
 */
export const MOST_FOUND = 2000;

type Search = ArticleQuery & { readonly search: string };

/**
 * Articles by the words of a search ("quoted phrases", -without, or), one of each story, by date or by relevance. The newest
 * matches count: of more than `MOST_FOUND` the older ones are left out and the total says so.
 */
export async function searchArticles(database: Queries, query: Search, filters: readonly SQL[]) {
  const asked = await readSearch(database, query.search);
  const { ids, total, capped } = await foundBy(database, asked, filters, query);
  return {
    articles: await marked(database, await cardsById(database, ids), query.search),
    total,
    totalCapped: capped,
  };
}

type Row = { id: string | null; total: number; capped: boolean };

/** The newest that have the words: looked for in each of those that pass the filters, or by the index. */
async function candidates(database: Queries, loose: string | null, filters: readonly SQL[]) {
  const columns = sql`SELECT id, story_id, is_lead, published_date, searchable`;
  const order = sql`ORDER BY published_date DESC NULLS LAST, id`;
  const newest = sql`${order} LIMIT ${MOST_FOUND + 1}`;
  const words = loose === null ? sql`true` : sql`searchable @@ ${loose}::tsquery`;
  const oneByOne =
    loose !== null && filters.length > 0 && (await areCommon(database, loose, MOST_FOUND));
  if (!oneByOne) return sql`${columns} FROM ${articles} WHERE ${and(words, ...filters)} ${newest}`;
  // The offset is what keeps the database from looking for the words first.
  const passing = sql`${columns} FROM ${articles} WHERE ${and(...filters)} ${order} OFFSET 0`;
  return sql`${columns} FROM (${passing}) AS passing WHERE ${words} ${newest}`;
}

async function foundBy(
  database: Queries,
  { exact, loose }: Asked,
  filters: readonly SQL[],
  query: Search,
) {
  const byRank = query.sort === "relevance";
  // Length is divided by, or a long text would beat a title; newer articles come first among equals.
  const rank = byRank ? sql`ts_rank(searchable, ${exact}::tsquery, 2)` : sql`0`;
  const { rows } = await database.execute<Row>(sql`
    WITH near AS MATERIALIZED (${await candidates(database, loose, filters)}), found AS (
      SELECT id, story_id, is_lead, published_date, ${rank} AS rank
      FROM near WHERE searchable @@ ${exact}::tsquery ORDER BY published_date DESC NULLS LAST, id LIMIT ${MOST_FOUND}
    ), stories AS (
      SELECT DISTINCT ON (story_id) * FROM found ORDER BY story_id, rank DESC, is_lead DESC, published_date DESC NULLS LAST
    ), page AS (
      SELECT id, rank, published_date FROM stories ORDER BY rank DESC, published_date DESC NULLS LAST, id
      LIMIT ${query.limit} OFFSET ${offsetOf(query)}
    ), whole AS (
      SELECT (SELECT count(*) FROM stories)::int AS total,
        (SELECT count(*) FROM near) > ${MOST_FOUND} AS capped
    )
    SELECT id, total, capped FROM whole LEFT JOIN page ON true ORDER BY rank DESC, published_date DESC NULLS LAST, id`);
  const [{ total, capped } = { total: 0, capped: false }] = rows;
  return { ids: rows.flatMap(({ id }) => id ?? []), total, capped };
}

/** From the private use area: they stand in no text that is meant to be read. */
const [START, END] = ["\uE000", "\uE001"];
const HEADLINE = `StartSel=${START}, StopSel=${END}, HighlightAll=true`;

/** Marks where the words stand, by the database's own reading of them. */
async function marked(database: Queries, cards: ArticleCard[], search: string) {
  if (cards.length === 0) return cards;
  const texts = cards.flatMap(({ title, description }) => [title, description ?? ""]);
  const { rows } = await database.execute<{ marked: string }>(sql`
    SELECT ts_headline('english', text, websearch_to_tsquery('english', ${readable(search)}), ${HEADLINE}) AS marked
    FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS texts (text, place) ORDER BY place`);
  const rangesAt = (index: number) => rangesIn(rows[index]?.marked ?? "", texts[index] ?? "");
  return cards.map((card, index) => ({
    ...card,
    matches: { title: rangesAt(index * 2), description: rangesAt(index * 2 + 1) },
  }));
}

/** None where the database gave back another text than it was given: it leaves out what looks like a tag. */
function rangesIn(headline: string, text: string): Matches {
  const ranges: Matches = [];
  let plain = "";
  for (const [index, part] of headline.split(new RegExp(`[${START}${END}]`)).entries()) {
    if (index % 2 === 1) ranges.push([plain.length, plain.length + part.length]);
    plain += part;
  }
  return plain === text ? ranges : [];
}
