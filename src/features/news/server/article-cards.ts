import { createHash } from "node:crypto";
import { asc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { slugOf } from "#/kernel/text.ts";
import type { Queries } from "#/platform/database/database.ts";
import { pictureAddress } from "../logic/picture-address.ts";
import type { ArticleCard } from "../news.contract.ts";
import { newsArticles as articles } from "./news.table.ts";

const {
  searchable: _,
  storyKeys: __,
  storyRules: ___,
  content,
  ...CARD
} = getTableColumns(articles);

/** How many sources tell the story; the outer table is named, as both are the same. */
const sources = sql<number>`(SELECT count(DISTINCT told.source)::int FROM ${articles} AS told
  WHERE told.story_id = ${articles}.story_id)`;

/** What a card needs of a row. */
export const CARD_COLUMNS = { ...CARD, sources };
export const ARTICLE_COLUMNS = { ...CARD_COLUMNS, content };

type CardRow = Omit<
  typeof articles.$inferSelect,
  "searchable" | "storyKeys" | "storyRules" | "content"
> & {
  sources: number;
};

export function cardOf({ publishedDate, ...row }: CardRow): ArticleCard {
  const published = publishedDate?.toISOString() ?? null;
  return {
    ...row,
    publishedAt: published,
    publishedDate: published ?? row.firstCollectedAt.toISOString(),
    isDated: published !== null,
    imageUrl: ownAddress(row),
    categorySlug: slugOf(row.category),
  };
}

/** Pictures are given out by our own server; drawings of ours are there already. */
function ownAddress({ id, imageUrl }: Pick<CardRow, "id" | "imageUrl">): string | null {
  if (imageUrl === null || imageUrl.startsWith("/")) return imageUrl;
  const version = createHash("sha1").update(imageUrl).digest("hex").slice(0, 8);
  return pictureAddress(id, "large", version);
}

/** The cards of these articles, in their order. */
export async function cardsById(database: Queries, ids: readonly string[]): Promise<ArticleCard[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .select(CARD_COLUMNS)
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  const cards = new Map(rows.map((row) => [row.id, cardOf(row)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** All that tell a story, the earliest first. */
export async function storyOf(database: Queries, storyId: string) {
  const rows = await database
    .select(CARD_COLUMNS)
    .from(articles)
    .where(eq(articles.storyId, storyId))
    .orderBy(asc(articles.publishedDate), articles.id);
  return rows.map(cardOf);
}
