import { Failure } from "#/kernel/failure.ts";
import type { Queries } from "#/platform/database/database.ts";
import type { Run } from "#/platform/ingest/run/run.ts";
import { fetchIfChanged } from "#/platform/outgoing/fetch-if-changed.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { backOffMs } from "#/platform/outgoing/retry-after.ts";
import type { NewsSource } from "../../logic/source.ts";
import type { FeedState } from "../../server/feed-state.store.ts";
import { articlesOf, keepAll } from "../keep/feed-articles.ts";
import { readFeed } from "../read/read-feed.ts";

const MINUTE = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * MINUTE;
/** A feed has some dozen entries; what is larger than this is none. */
const LARGEST_FEED = 4 * 1024 * 1024;
const VISIT_MS = 30_000;
/** How soon a feed may have something new. */
const EVERY_MS = { news: 10 * MINUTE, agency: 10 * MINUTE, journal: 30 * MINUTE } as const;
const ACCEPT =
  "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5";

type Visiting = {
  readonly database: Queries;
  readonly fetch: Fetch;
  readonly run: Run;
  readonly signal?: AbortSignal;
};

/**
 * Asks a feed whether it has changed and stores what it tells. A feed that cannot be reached or read is left alone for a
 * while that doubles with every failure, or for as long as it asks.
 * @returns the state to keep.
 */
export async function visitFeed(
  source: NewsSource,
  known: FeedState | undefined,
  { database, fetch, run, signal }: Visiting,
): Promise<FeedState> {
  const seen = { etag: known?.etag ?? null, lastModified: known?.lastModified ?? null };
  const bounds = { fetch, maxBytes: LARGEST_FEED, timeoutMs: VISIT_MS, accept: ACCEPT };
  const everyMs = EVERY_MS[source.kind];
  try {
    const answer = await fetchIfChanged(source.feed, seen, {
      ...bounds,
      ...(signal && { signal }),
    });
    if (answer.changed) {
      const charset = /charset\s*=\s*"?([\w.:-]+)/i.exec(answer.contentType ?? "")?.[1];
      const feed = readFeed(answer.bytes, source.feed, charset);
      const articles = await articlesOf(feed, { source, name: source.name }, run);
      await keepAll(database, articles, run);
    }
    const now = answer.changed ? answer.seen : seen;
    return { sourceId: source.id, ...now, ...visited(everyMs), failures: 0, error: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    await run.reject(source.name, error.message);
    const failures = (known?.failures ?? 0) + 1;
    const wait = Math.max(
      backOffMs(failures, everyMs, LONGEST_WAIT_MS),
      (error.retryAfter ?? 0) * 1000,
    );
    return { sourceId: source.id, ...seen, ...visited(wait), failures, error: error.message };
  }
}

function visited(waitMs: number) {
  const fetchedAt = new Date();
  return { fetchedAt, nextAt: new Date(fetchedAt.getTime() + waitMs) };
}
