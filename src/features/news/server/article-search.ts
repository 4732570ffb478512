import { and, sql, type SQL } from "drizzle-orm";
import { offsetOf } from "#/kernel/page.ts";
import type { Queries } from "#/platform/database/database.ts";
import type { ArticleCard, ArticleQuery, Matches } from "../news.contract.ts";
import { cardsById } from "./article-cards.ts";
import { newsArticles as articles } from "./news.table.ts";

/** So many of the newest matches are ranked, counted and paged through: a word of every article costs no more than that. */
export const MOST_FOUND = 2000;

type Search = ArticleQuery & { readonly search: string };
type Found = { id: string; total: number; capped: boolean };

/**
 * Articles by the words of a search ("quoted phrases", -without, or), one of each story, by date or by relevance. The newest
 * matches count: of more than `MOST_FOUND` the older ones are left out and the total says so.
 */
export async function searchArticles(database: Queries, query: Search, filters: readonly SQL[]) {
  const words = sql`websearch_to_tsquery('english', ${query.search})`;
  const where = and(sql`${articles.searchable} @@ ${words}`, ...filters);
  const byRank = query.sort === "relevance";
  // Length is divided by, or a long text would beat a title; newer articles come first among equals.
  const rank = byRank ? sql`ts_rank(${articles.searchable}, ${words}, 2)` : sql`0`;
  const { rows } = await database.execute<Found>(sql`
    WITH found AS (
      SELECT id, story_id, is_lead, published_date, ${rank} AS rank FROM ${articles}
      WHERE ${where} ORDER BY published_date DESC, id LIMIT ${MOST_FOUND + 1}
    ), stories AS (
      SELECT DISTINCT ON (story_id) * FROM found ORDER BY story_id, rank DESC, is_lead DESC, published_date DESC
    )
    SELECT id, (count(*) OVER ())::int AS total, (SELECT count(*) FROM found) > ${MOST_FOUND} AS capped
    FROM stories ORDER BY rank DESC, published_date DESC, id
    LIMIT ${query.limit} OFFSET ${offsetOf(query)}`);
  const [first] = rows;
  const cards = await cardsById(
    database,
    rows.map(({ id }) => id),
  );
  return {
    articles: await marked(database, cards, query.search),
    total: first?.total ?? (await foundBefore(database, query, filters)),
    totalCapped: first?.capped ?? false,
  };
}

/** A page after the last has no rows to say how many there are. */
async function foundBefore(database: Queries, query: Search, filters: readonly SQL[]) {
  if (query.page === 1) return 0;
  const first: { total: number } = await searchArticles(
    database,
    { ...query, page: 1, limit: 1 },
    filters,
  );
  return first.total;
}

/** From the private use area: they stand in no text that is meant to be read. */
const [START, END] = ["\uE000", "\uE001"];
const HEADLINE = `StartSel=${START}, StopSel=${END}, HighlightAll=true`;

/** Marks where the words stand, by the database's own reading of them. */
async function marked(database: Queries, cards: ArticleCard[], search: string) {
  if (cards.length === 0) return cards;
  const texts = cards.flatMap(({ title, description }) => [title, description ?? ""]);
  const { rows } = await database.execute<{ marked: string }>(sql`
    SELECT ts_headline('english', text, websearch_to_tsquery('english', ${search}), ${HEADLINE}) AS marked
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
