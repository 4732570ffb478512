import { and, sql, type SQL } from "drizzle-orm";
import { offsetOf } from "#/kernel/page.ts";
import type { Queries } from "#/platform/database/database.ts";
import type { ArticleCard, ArticleQuery, Matches } from "../news.contract.ts";
import { cardsById } from "./article-cards.ts";
import { areCommon, readSearch, type Asked, type Reading, readable } from "./read-search.ts";
import { newsArticles as articles } from "./news.table.ts";

/**
 * So many of the newest matches are ranked, counted and paged through: a word of every article costs no more than that. A
 * phrase is looked for in so many of the newest articles that have all of its words.
 */
export const MOST_FOUND = 2000;

const NEWEST_FIRST = sql`ORDER BY published_date DESC NULLS LAST, id`;

type Search = ArticleQuery & { readonly search: string };

/**
 * Articles by the words of a search ("quoted phrases", -without, or), one of each story, by date or by relevance; after
 * them those that have only what the words are also called, or what belongs to their subject. The newest
 * matches count: of more than `MOST_FOUND` the older ones are left out and the total says so.
 */
export async function searchArticles(database: Queries, query: Search, filters: readonly SQL[]) {
  const { typed, wider } = await readSearch(database, query.search);
  const found = await foundBy(database, { typed, wider: null }, filters, query);
  // Where more have the words than are paged through, nothing comes after them.
  const { ids, ...counted } =
    wider === null || found.totalCapped
      ? found
      : await foundBy(database, { typed, wider }, filters, query);
  const cards = await cardsById(database, ids);
  return { articles: await marked(database, cards, query.search), ...counted };
}

type Row = { id: string | null; total: number; asTyped: number; totalCapped: boolean };

/** The newest that have the words: looked for in each of those that pass the filters, or by the index. */
async function candidates(database: Queries, loose: string | null, filters: readonly SQL[]) {
  const columns = sql`SELECT id, story_id, is_lead, published_date, searchable`;
  const newest = sql`${NEWEST_FIRST} LIMIT ${MOST_FOUND + 1}`;
  const words = loose === null ? sql`true` : sql`searchable @@ ${loose}::tsquery`;
  const oneByOne =
    loose !== null && filters.length > 0 && (await areCommon(database, loose, MOST_FOUND));
  if (!oneByOne) return sql`${columns} FROM ${articles} WHERE ${and(words, ...filters)} ${newest}`;
  // The offset is what keeps the database from looking for the words first.
  const passing = sql`${columns} FROM ${articles} WHERE ${and(...filters)} ${NEWEST_FIRST} OFFSET 0`;
  return sql`${columns} FROM (${passing}) AS passing WHERE ${words} ${newest}`;
}

const has = ({ exact }: Asked) => sql`searchable @@ ${exact}::tsquery`;

async function foundBy(
  database: Queries,
  { typed, wider }: Reading,
  filters: readonly SQL[],
  query: Search,
) {
  const columns = sql`SELECT id, story_id, is_lead, published_date`;
  // Length is divided by, or a long text would beat a title; newer articles come first among equals.
  const rank = ({ exact }: Asked) =>
    query.sort === "relevance" ? sql`ts_rank(searchable, ${exact}::tsquery, 2)` : sql`0`;
  const newest = sql`${NEWEST_FIRST} LIMIT ${MOST_FOUND}`;
  const alike = wider && {
    near: sql`, wide AS MATERIALIZED (${await candidates(database, wider.loose, filters)})`,
    found: sql`UNION ALL (${columns}, ${rank(wider)} FROM wide WHERE ${has(wider)} AND NOT ${has(typed)} ${newest})`,
    isCapped: sql`OR (SELECT count(*) FROM wide) > ${MOST_FOUND}`,
  };
  // A rank is at most 1, so that what has the words themselves comes before all else.
  const { rows } = await database.execute<Row>(sql`
    WITH near AS MATERIALIZED (${await candidates(database, typed.loose, filters)})${alike?.near}, found AS (
      (${columns}, 1 + ${rank(typed)} AS rank FROM near WHERE ${has(typed)} ${newest}) ${alike?.found}
    ), stories AS (
      SELECT DISTINCT ON (story_id) * FROM found ORDER BY story_id, rank DESC, is_lead DESC, published_date DESC NULLS LAST
    ), page AS (
      SELECT id, rank, published_date FROM stories ORDER BY rank DESC, published_date DESC NULLS LAST, id
      LIMIT ${query.limit} OFFSET ${offsetOf(query)}
    ), whole AS (
      SELECT count(*)::int AS total, (count(*) FILTER (WHERE rank >= 1))::int AS "asTyped",
        (SELECT count(*) FROM near) > ${MOST_FOUND} ${alike?.isCapped} AS "totalCapped"
      FROM stories
    )
    SELECT id, whole.* FROM whole LEFT JOIN page ON true ORDER BY rank DESC, published_date DESC NULLS LAST, id`);
  const [counted = { total: 0, asTyped: 0, totalCapped: false }] = rows;
  const { total, asTyped, totalCapped } = counted;
  return { ids: rows.flatMap(({ id }) => id ?? []), total, asTyped, totalCapped };
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
