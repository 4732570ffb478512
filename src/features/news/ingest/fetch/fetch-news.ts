import { Failure } from "#/kernel/failure.ts";
import type { Database } from "#/platform/database/database.ts";
import { SILENT, type Progress } from "#/platform/ingest/run/progress.ts";
import { type Counts, recordRun } from "#/platform/ingest/run/run.ts";
import type { Fetch } from "#/platform/outgoing/polite-fetch.ts";
import { NEWS_SOURCES } from "../../data/sources.ts";
import type { NewsSource } from "../../logic/source.ts";
import { createFeedStateStore } from "../../server/feed-state.store.ts";
import { visitFeed } from "./visit-feed.ts";

/** Hosts that are asked side by side; the feeds of one host take turns. */
const AT_ONCE = 4;

type FetchNews = {
  readonly database: Database;
  readonly fetch: Fetch;
  readonly sources?: readonly NewsSource[];
  /** Every feed that is switched on, or those whose time has come. */
  readonly which: "all" | "due";
  readonly signal?: AbortSignal;
  readonly progress?: Progress;
};

/**
 * Reads the catalogue's feeds and keeps what they tell and how each visit went.
 * @returns undefined where none was due.
 * @throws Failure "upstream-failed" where not one could be reached.
 */
export async function fetchNews({
  database,
  fetch,
  sources = NEWS_SOURCES,
  which,
  signal,
  progress = SILENT,
}: FetchNews): Promise<Counts | undefined> {
  const store = createFeedStateStore(database);
  const states = await store.all();
  const now = Date.now();
  const waiting = sources.filter(
    ({ id, off }) => !off && (which === "all" || (states.get(id)?.nextAt.getTime() ?? 0) <= now),
  );
  if (waiting.length === 0) return undefined;
  return recordRun(database, { source: "news", origin: "the catalogue", progress }, async (run) => {
    let reached = 0;
    const unforeseen: unknown[] = [];
    const queue = waiting.values();
    const work = async () => {
      for (const source of queue) {
        signal?.throwIfAborted();
        const visiting = { database, fetch, run, ...(signal && { signal }) };
        try {
          const state = await visitFeed(source, states.get(source.id), visiting);
          await store.keep(state);
          if (state.error === null) reached++;
        } catch (error) {
          // One feed's trouble must not keep the others from being read; it is told when they are.
          signal?.throwIfAborted();
          unforeseen.push(error);
        }
        progress.advance(1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (unforeseen.length > 0) throw unforeseen[0];
    if (reached === 0) {
      throw new Failure("upstream-failed", "No feed could be read; this server may be offline.");
    }
    return { checksum: "" };
  });
}

/** `npm run ingest -- news` without a file. */
export async function askFeeds(request: {
  database: Database;
  fetch: Fetch;
  progress: (total: number) => Progress;
}): Promise<Counts> {
  const progress = request.progress(NEWS_SOURCES.filter(({ off }) => !off).length);
  const counts = await fetchNews({ ...request, progress, which: "all" });
  return counts ?? { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
}
