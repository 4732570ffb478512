import { createReadStream } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { SPECIALTIES } from "#/kernel/specialty.ts";
import type { Database } from "#/platform/database/database.ts";
import { jsonLines } from "#/platform/ingest/formats/json-lines.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { newsArticles } from "../../server/news.table.ts";
import { articleHash } from "../keep/article-of-entry.ts";
import { wordCount } from "../clean/clean-html.ts";
import { keepArticles } from "../keep/keep-articles.ts";

const STARTER_NEWS = join(import.meta.dirname, "../../../../../data/starter/news");
const MAX_LINE = 5000;

/** Drawings of ours, in `public/illustrations`. */
export const ILLUSTRATIONS = [
  "brain",
  "cell",
  "eye",
  "heart",
  "kidney",
  "lungs",
  "molecule",
  "vaccine",
  "virus",
] as const;

/** A past event of medicine in our own words, with the page on which its issuer published it. */
export const StarterEvent = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  category: v.picklist(SPECIALTIES),
  source: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url(), v.startsWith("https://")),
  title: v.pipe(v.string(), v.minLength(20), v.maxLength(120)),
  text: v.pipe(v.string(), v.minLength(60), v.maxLength(400)),
  tags: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
  image: v.optional(v.picklist(ILLUSTRATIONS)),
});

export type StarterEvent = v.InferOutput<typeof StarterEvent>;

/** Every event of the starter content. @throws ValiError for a line that is none. */
export async function readStarterNews(folder = STARTER_NEWS): Promise<StarterEvent[]> {
  const events: StarterEvent[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const text = textOf(createReadStream(join(folder, file)), file);
    for await (const row of jsonLines(text, MAX_LINE)) {
      events.push(v.parse(StarterEvent, "value" in row ? row.value : row.problem));
    }
  }
  return events;
}

/** Fills empty news with the archive of past events; others stay as they are. @returns how many were added. */
export async function loadStarterNews(database: Database): Promise<number> {
  if ((await database.$count(newsArticles)) > 0) return 0;
  const events = await readStarterNews();
  await keepArticles(database, events.map(articleOf));
  return events.length;
}

function articleOf({ date, image, text, tags, ...event }: StarterEvent) {
  return {
    ...event,
    tags,
    articleHash: articleHash("archive", null, event.url),
    content: null,
    description: text,
    hasContent: false,
    hasImage: image !== undefined,
    imageUrl: image === undefined ? null : `/illustrations/${image}.svg`,
    publishedAt: date,
    // Noon, so that it is the same day all over the United States.
    publishedDate: new Date(`${date}T12:00:00Z`),
    modifiedDate: null,
    author: null,
    sourceUrl: null,
    wordCount: wordCount(text),
    isArchive: true,
  };
}
