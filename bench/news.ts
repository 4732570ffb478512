import { globSync, readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { commentRoutes } from "#/features/comments/server/comment.routes.ts";
import { createCommentStore } from "#/features/comments/server/comment.store.ts";
import { articleOf } from "#/features/news/ingest/keep/article-of-entry.ts";
import { readFeed } from "#/features/news/ingest/read/read-feed.ts";
import { NEWS_SOURCES } from "#/features/news/data/sources.ts";
import { createArticleStore } from "#/features/news/server/article.store.ts";
import { createFeedStateStore } from "#/features/news/server/feed-state.store.ts";
import { newsRoutes } from "#/features/news/server/news.routes.ts";
import { Failure } from "#/kernel/failure.ts";
import { connectDatabase, type Database } from "#/platform/database/database.ts";
import { migrate } from "#/platform/database/migrate.ts";
import { createApi } from "#/platform/http/api.ts";
import { createFirstAnswers } from "#/platform/http/idempotency/idempotency.store.ts";
import { createLimiter } from "#/platform/http/limits/limits.ts";
import { createLog } from "#/platform/log/log.ts";
import { type Benchmark, type Figure, time } from "./measure.ts";
import { writeArticles } from "./news-articles.ts";

const ASKED: readonly [string, string][] = [
  ["list", "limit=20"],
  ["list, page 500", "page=500"],
  ["list of a specialty", "category=cardiology"],
  ["list of a source", "source=Source%207"],
  ["search, a word of every article", "search=study"],
  ["search, a word of every article, by relevance", "search=study&sort=relevance"],
  ["search, a common word", "search=heart"],
  ["search, a common word, by relevance, page 50", "search=heart&sort=relevance&page=50"],
  ["search, a rare word", "search=rare777"],
  ["search, two words by relevance", "search=heart+trial&sort=relevance"],
  ["search, three common words by relevance", "search=heart+kidney+trial&sort=relevance"],
  ["search, a common word in a specialty", "search=heart&category=cardiology"],
  [
    "search, a common word of a source, by relevance",
    "search=kidney&source=Source%207&sort=relevance",
  ],
  ["search, a rare word in a specialty", "search=rare777&category=cardiology"],
  ["search, a phrase", "search=%22heart+failure%22"],
  ["search, a phrase in a specialty", "search=%22heart+failure%22&category=cardiology"],
  ["search, a phrase of a source", "search=%22heart+failure%22&source=Source%207"],
  ["search, a phrase by relevance, page 50", "search=%22heart+failure%22&sort=relevance&page=50"],
  ["search, a phrase of common words that few have", "search=%22trial+vaccine%22"],
  ["search, a phrase that none has", "search=%22vaccine+asthma+trial%22"],
  ["search, a common word without another", "search=heart+-trial"],
  [
    "search, a phrase without a word, of a source",
    "search=%22heart+failure%22+-kidney&source=Source%207",
  ],
  ["search, one word or another in a specialty", "search=heart+or+kidney&category=cardiology"],
  ["search, nothing found", "search=qwxyzzt"],
  ["search, a word that none has of a subject that all have", "search=research"],
  ["the same by relevance", "search=research&sort=relevance"],
  ["search, a rare word with a word of a common subject", "search=rare777+research"],
  ["search, a subject in a specialty", "search=research&category=cardiology"],
  ["with images", "images"],
];
const RUNS = 60;
const COMMENTS = 10_000;

/**
 * `--rows N` (300,000), `--url postgres://...` for PostgreSQL in place of the embedded database, `--feeds folder` of feed
 * documents to be parsed.
 */
export const benchmark: Benchmark = {
  about: "listing and searching articles over HTTP, paging comments, parsing feeds",
  async run(options) {
    const rows = Number(options.get("rows") ?? 300_000);
    const feeds = options.get("feeds");
    const folder = mkdtempSync(join(tmpdir(), "wardbook-bench-"));
    const source = { databaseUrl: options.get("url"), dataDir: folder };
    const database = await connectDatabase(source, "command", console.error);
    try {
      await migrate(database);
      await writeArticles(database, rows);
      return [
        ...(feeds === undefined ? [] : await parsed(feeds)),
        ...(await asked(database)),
        ...(await commented(database)),
      ];
    } finally {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function askingOf(database: Database) {
  const limiter = createLimiter({ off: true });
  const routes = [
    ...newsRoutes(createArticleStore(database), createFeedStateStore(database)),
    ...commentRoutes(createCommentStore(database)),
  ];
  const api = createApi({
    routes,
    identify: async () => null,
    firstAnswers: createFirstAnswers(database),
    limiter,
    log: createLog("silent"),
    addressOf: () => "127.0.0.1",
  });
  return async (path: string): Promise<string> => {
    const response = await api.request(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return response.text();
  };
}

async function asked(database: Database): Promise<Figure[]> {
  const get = askingOf(database);
  const figures: Figure[] = [];
  for (const [what, query] of ASKED) {
    const path = query === "images" ? "/api/news/with-images?limit=50" : `/api/news?${query}`;
    const { p50, p99 } = await time(() => get(path), RUNS);
    figures.push({ what: `${what}, p50`, measured: p50, unit: "ms" });
    const against = { what: "60 ms", value: 60 };
    figures.push({ what: `${what}, p99`, measured: p99, unit: "ms", against });
  }
  return figures;
}

async function commented(database: Database): Promise<Figure[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    SELECT id FROM news_articles ORDER BY published_date DESC LIMIT 1`);
  const id = rows[0]?.id ?? "";
  await database.execute(sql`
    INSERT INTO comments (article_id, content, created_at)
    SELECT ${id}::uuid, 'Comment ' || n, now() - n * interval '1 second'
    FROM generate_series(1, ${COMMENTS}::int) AS n`);
  await database.execute(sql`VACUUM (ANALYZE) comments`);
  const get = askingOf(database);
  const figures: Figure[] = [];
  for (const page of [1, 500]) {
    const { p99 } = await time(() => get(`/api/news/${id}/comments?page=${page}`), RUNS);
    figures.push({
      what: `page ${page} of ${COMMENTS.toLocaleString("en-US")} comments, p99`,
      measured: p99,
      unit: "ms",
      against: { what: "20 ms", value: 20 },
    });
  }
  return figures;
}

async function parsed(folder: string): Promise<Figure[]> {
  const [source] = NEWS_SOURCES;
  if (!source) return [];
  const files = globSync(join(folder, "**/*"), { withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  const documents = files.map((one) => readFileSync(join(one.parentPath, one.name)));
  const now = new Date();
  let articles = 0;
  const read = (bytes: Uint8Array) => {
    try {
      for (const entry of readFeed(bytes, "document").entries) {
        if (articleOf(entry, { source, base: source.feed, now }).ok) articles++;
      }
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
    }
  };
  const started = performance.now();
  for (const bytes of documents) read(bytes);
  const seconds = (performance.now() - started) / 1000;
  return [
    {
      what: `${documents.length.toLocaleString("en-US")} documents read into ${articles.toLocaleString("en-US")} articles`,
      measured: documents.length / seconds,
      unit: "documents/s",
      against: { what: "200 documents/s", value: 200 },
    },
  ];
}
