import type { Queries } from "#/platform/database/database.ts";
import type { Run } from "#/platform/ingest/run.ts";
import type { NewsSource } from "../logic/source.ts";
import { articleOf } from "./article-of-entry.ts";
import type { ReadFeed } from "./feed-entry.ts";
import { keepArticle } from "./keep-articles.ts";

/** Stores what a feed tells: every entry counts as inserted, updated, unchanged or rejected with its reason. */
export async function keepFeed(
  database: Queries,
  feed: ReadFeed,
  { source, name }: { source: NewsSource; name: string },
  run: Run,
): Promise<void> {
  const base = feed.siteUrl && URL.canParse(feed.siteUrl) ? feed.siteUrl : source.feed;
  const now = new Date();
  for (const [index, entry] of feed.entries.entries()) {
    const judged = articleOf(entry, { source, base, now });
    if (judged.ok) run.accept(await keepArticle(database, judged.article));
    else await run.reject(`${name}, entry ${index + 1}`, judged.reason, entry.guid ?? "");
  }
}
