import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "#/kernel/failure.ts";
import { slugOf } from "#/kernel/text.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import type { ImportRequest } from "#/platform/ingest/command.ts";
import { documentsIn, type SourceDocument } from "#/platform/ingest/file/documents.ts";
import { type Counts, recordRun } from "#/platform/ingest/run/run.ts";
import { NEWS_SOURCES } from "../../data/sources.ts";
import type { NewsSource } from "../../logic/source.ts";
import type { Article } from "../keep/article-of-entry.ts";
import { articlesOf, baseOf, keepAll } from "../keep/feed-articles.ts";
import type { ReadFeed } from "../read/feed-entry.ts";
import { KEPT_AT_ONCE } from "../keep/keep-articles.ts";
import { readFeed } from "../read/read-feed.ts";

/** A feed has some hundred entries; what is larger than this is none. */
const LARGEST_FEED = 32 * 1024 * 1024;

/**
 * Imports a feed's document, an archive of such documents, or a folder of them. Every entry counts as inserted, updated,
 * unchanged or rejected with its reason; a document that is no feed is one rejected record, unless it is the only one.
 */
export async function importNews(request: ImportRequest): Promise<Counts> {
  const { database, source, origin, path } = request;
  const files = await filesAt(path);
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const progress = request.progress(sizes.reduce((sum, size) => sum + size, 0));
  return recordRun(database, { source, origin, progress }, async (run) => {
    let feeds = 0;
    const waiting: Article[] = [];
    let refusal: Failure | undefined;
    for (const file of files) {
      for await (const document of documentsIn(file, { onRead: (n) => progress.advance(n) })) {
        try {
          const { name } = document;
          const feed = readFeed(await wholeOf(document), name);
          waiting.push(
            ...(await articlesOf(feed, { source: sourceOf(feed, origin, name), name }, run)),
          );
          feeds++;
        } catch (error) {
          if (!(error instanceof Failure)) throw error;
          refusal = error;
          await run.reject(document.name, error.message);
        }
        if (waiting.length >= KEPT_AT_ONCE) await keepAll(database, waiting.splice(0), run);
      }
    }
    await keepAll(database, waiting, run);
    if (feeds === 0) throw refusal ?? new Failure("invalid-input", `${path} holds no feed.`);
    return { checksum: files.length === 1 ? await checksumOf(path) : "" };
  });
}

async function filesAt(path: string): Promise<string[]> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new Failure("invalid-input", `${path} cannot be read: there is no such file.`, { cause });
  });
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

async function wholeOf({ bytes, name }: SourceDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > LARGEST_FEED) throw new Failure("too-large", `${name} is too large for a feed.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The catalogue's source where the feed came from its address or bears its name, else one made from the feed's own title. */
function sourceOf(feed: ReadFeed, origin: string, name: string): NewsSource {
  const { title } = feed;
  const known = NEWS_SOURCES.find((source) => source.feed === origin || source.name === title);
  if (known) return known;
  const called = title ?? name;
  return {
    id: slugOf(called) || "unnamed",
    name: called.slice(0, 200),
    kind: "news",
    terms: "summary",
    specialties: [],
    feed: baseOf(feed, origin),
  };
}
