import { and, arrayOverlaps, inArray, ne, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { sameStory, soughtKeys, type Told } from "../logic/story.ts";
import { newsArticles as articles } from "../server/news.table.ts";

const LOOKED_AT = 50;

/**
 * Makes an article that was just stored part of the story that others tell already. Stories that it shows to be one become
 * one; the oldest gives its name. In lists it is led by what can be read here in full, then with a picture, then first.
 */
export async function joinStory(
  database: Queries,
  { id, ...told }: Told & { readonly id: string },
): Promise<void> {
  const keys = soughtKeys(told);
  if (keys.length === 0) return;
  const { source, url, title, description, publishedDate, drugs, storyId } = articles;
  const candidates = await database
    .select({ source, url, title, description, publishedDate, drugs, storyId })
    .from(articles)
    .where(and(arrayOverlaps(articles.storyKeys, keys), ne(articles.id, id)))
    .orderBy(
      sql`abs(extract(epoch FROM ${publishedDate} - ${told.publishedDate.toISOString()}::timestamptz))`,
    )
    .limit(LOOKED_AT);
  const same = candidates.filter((candidate) => sameStory(candidate, told));
  if (same.length === 0) return;
  const stories = [...new Set(same.map((one) => one.storyId))];
  const own = sql`(SELECT story_id FROM ${articles} WHERE id = ${id})`;
  const members = sql`(${inArray(articles.storyId, stories)} OR ${articles.storyId} = ${own})`;
  const first = (order: ReturnType<typeof sql>, field: ReturnType<typeof sql>) =>
    sql`(SELECT ${field} FROM ${articles} WHERE ${members} ORDER BY ${order} LIMIT 1)`;
  const oldest = first(sql`first_collected_at, id`, sql`story_id`);
  const best = first(sql`has_content DESC, has_image DESC, published_date, id`, sql`id`);
  await database
    .update(articles)
    .set({ storyId: oldest, isLead: sql`${articles.id} = ${best}` })
    .where(members);
}
