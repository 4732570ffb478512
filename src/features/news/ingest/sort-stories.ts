import { desc, eq, lt } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { STORY_RULES, storyKeys } from "../logic/story.ts";
import { newsArticles as articles } from "../server/news.table.ts";
import { joinStory } from "./join-story.ts";

const AT_ONCE = 25;

/**
 * Puts articles that were stored under older rules into their stories, the newest first. What was joined stays joined.
 * @returns how many there were.
 */
export async function sortStories(database: Database, signal?: AbortSignal): Promise<number> {
  const { id, source, url, title, description, publishedDate, drugs } = articles;
  for (let sorted = 0; ;) {
    signal?.throwIfAborted();
    const rows = await database
      .select({ id, source, url, title, description, publishedDate, drugs })
      .from(articles)
      .where(lt(articles.storyRules, STORY_RULES))
      .orderBy(desc(articles.publishedDate))
      .limit(AT_ONCE);
    if (rows.length === 0) return sorted;
    await database.transaction(async (tx) => {
      for (const row of rows) {
        const keys = { storyKeys: storyKeys(row), storyRules: STORY_RULES };
        await tx.update(articles).set(keys).where(eq(articles.id, row.id));
        await joinStory(tx, row);
      }
    });
    sorted += rows.length;
  }
}
