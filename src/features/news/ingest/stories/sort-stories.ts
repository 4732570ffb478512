import { desc, lt, sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { STORY_RULES, storyKeys } from "../../logic/story.ts";
import { newsArticles as articles } from "../../server/news.table.ts";
import { joinStories, TOLD_COLUMNS, writeAlone } from "./join-stories.ts";

const AT_ONCE = 100;

/**
 * Puts articles that were stored under older rules into their stories, the newest first. What was joined stays joined.
 * @returns how many there were.
 */
export async function sortStories(database: Database, signal?: AbortSignal): Promise<number> {
  for (let sorted = 0; ;) {
    signal?.throwIfAborted();
    const found = await database.transaction(async (tx) => {
      await writeAlone(tx);
      const rows = await tx
        .select(TOLD_COLUMNS)
        .from(articles)
        .where(lt(articles.storyRules, STORY_RULES))
        .orderBy(desc(TOLD_COLUMNS.publishedDate))
        .limit(AT_ONCE);
      const keys = rows.map((row) => ({ of: row.id, keys: storyKeys(row) }));
      await tx.execute(sql`
        UPDATE ${articles} SET story_keys = sorted.keys, story_rules = ${STORY_RULES}
        FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS sorted (of uuid, keys integer[])
        WHERE id = sorted.of`);
      await joinStories(tx, rows);
      return rows.length;
    });
    if (found === 0) return sorted;
    sorted += found;
  }
}
