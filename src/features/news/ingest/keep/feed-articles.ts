import { setImmediate } from "node:timers/promises";
import type { Queries } from "#/platform/database/database.ts";
import type { Run } from "#/platform/ingest/run/run.ts";
import type { NewsSource } from "../../logic/source.ts";
import { articleOf, type Article } from "./article-of-entry.ts";
import type { ReadFeed } from "../read/feed-entry.ts";
import { keepArticles } from "./keep-articles.ts";

/** A feed may have thousands of entries: the server answers others between them. */
const AT_A_TIME = 50;

/** What a feed tells; every entry that is no article is rejected with its reason. */
export async function articlesOf(
  feed: ReadFeed,
  { source, name }: { source: NewsSource; name: string },
  run: Run,
): Promise<Article[]> {
  const base = baseOf(feed, source.feed);
  const now = new Date();
  const articles: Article[] = [];
  for (const [index, entry] of feed.entries.entries()) {
    if (index % AT_A_TIME === AT_A_TIME - 1) await setImmediate();
    const judged = articleOf(entry, { source, base, now });
    if (judged.ok) articles.push(judged.article);
    else await run.reject(`${name}, entry ${index + 1}`, judged.reason, entry.guid ?? "");
  }
  return articles;
}

/**
 * What links of a feed are relative to: its site, which may itself be told relative to where the feed is. Of a file nobody
 * knows that but the feed.
 */
export function baseOf({ siteUrl, selfUrl }: ReadFeed, origin: string): string {
  const self = [selfUrl, origin].find((address) => isPage(address)) ?? "";
  const site = siteUrl === null ? null : (URL.parse(siteUrl) ?? URL.parse(siteUrl, self));
  return site !== null && isPage(site.href) ? site.href : self || origin;
}

function isPage(address: string | null): boolean {
  return address !== null && /^https?:\/\//i.test(address) && URL.canParse(address);
}

/** Stores articles; each counts as inserted, updated or unchanged. */
export async function keepAll(
  database: Queries,
  articles: readonly Article[],
  run: Run,
): Promise<void> {
  for (const outcome of await keepArticles(database, articles)) run.accept(outcome);
}
