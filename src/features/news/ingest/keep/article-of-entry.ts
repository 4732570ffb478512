import { createHash } from "node:crypto";
import { fold } from "#/kernel/text.ts";
import { canonicalAddress } from "../../logic/canonical-address.ts";
import { classify } from "../../logic/classify.ts";
import { ingredientsIn } from "../../logic/drugs-named.ts";
import { showsFullText, type NewsSource } from "../../logic/source.ts";
import { absoluteAddress, cleanHtml, plainText, wordCount } from "../clean/clean-html.ts";
import { feedDate } from "../dates/feed-date.ts";
import { distinctTexts, storable, type FeedEntry } from "../read/feed-entry.ts";

/** An article as it is stored. */
export type Article = {
  readonly title: string;
  readonly url: string;
  readonly articleHash: string;
  readonly category: string;
  readonly content: string | null;
  readonly description: string | null;
  readonly hasContent: boolean;
  readonly hasImage: boolean;
  readonly imageUrl: string | null;
  /** The date as the source wrote it; null where it gave none that means a day. */
  readonly publishedAt: string | null;
  readonly publishedDate: Date | null;
  readonly modifiedDate: Date | null;
  readonly author: string | null;
  readonly tags: readonly string[];
  readonly source: string;
  readonly sourceUrl: string | null;
  readonly wordCount: number;
  readonly isArchive?: boolean;
};

export type Origin = {
  readonly source: NewsSource;
  /** The address of the feed or its site: relative links are relative to it. */
  readonly base: string;
  readonly now: Date;
};

export type Judged =
  | { readonly ok: true; readonly article: Article }
  | { readonly ok: false; readonly reason: string };

const LONGEST_TITLE = 500;
const LONGEST_SUMMARY = 600;
/** Of an entry without a title its first words are the title. */
const LONGEST_OPENING = 100;
/** So much HTML is read for them; the rest would be cut off anyway. */
const READ_OF_TITLE = 5000;
const READ_OF_SUMMARY = 20_000;
/** What WordPress puts under every text. */
const FURNITURE = /(?:^|\s)The post .{1,500} (?:first appeared|appeared first) on .{1,200}\.?$/;
const LONGEST_DATE = 100;
const MOST_TAGS = 20;
const LONGEST_TAG = 80;
const LONGEST_CONTENT = 100_000;
/** Feeds announce a little ahead; more than this is a wrong date, and is none. */
const AHEAD_MS = 48 * 3600 * 1000;
/** What is older than medicine's first journals on the web is a wrong date too. */
const EARLIEST = Date.UTC(1990, 0, 1);

/** Turns a feed's entry into an article, or says why it is none. */
export function articleOf(entry: FeedEntry, { source, base, now }: Origin): Judged {
  const url = entry.link === null ? null : absoluteAddress(entry.link, base);
  if (url === null) return { ok: false, reason: "it has no link to a web page" };
  const summary = plainText(
    (entry.summaryHtml ?? entry.contentHtml ?? "").slice(0, READ_OF_SUMMARY),
  ).replace(FURNITURE, "");
  const title = titleOf(entry) || shortened(summary, LONGEST_OPENING);
  if (title === "") return { ok: false, reason: "it has no title" };
  const full = showsFullText(source) ? fullText(entry, url) : null;
  const image = showsFullText(source) && entry.image ? absoluteAddress(entry.image, url) : null;
  const text = full === null ? summary : plainText(full);
  const date = usableDate(entry.published, now);
  return {
    ok: true,
    article: {
      title,
      url,
      articleHash: articleHash(source.id, entry.guid, url),
      category: classify(
        title,
        `${entry.tags.join(". ")}. ${text}`,
        source.specialties,
        ingredientsIn(title),
      ),
      content: full,
      description: shortened(summary, LONGEST_SUMMARY) || null,
      hasContent: full !== null,
      hasImage: image !== null,
      imageUrl: image,
      publishedAt: date && storable((entry.published ?? "").slice(0, LONGEST_DATE)),
      publishedDate: date,
      modifiedDate: usableDate(entry.modified, now),
      author: storable(named(entry.authors).join(", ").slice(0, 300)) || null,
      tags: topics(entry.tags),
      source: source.name,
      sourceUrl: source.feed,
      wordCount: wordCount(text),
    },
  };
}

/** Names without markup; feeds escape them twice as they do texts. */
function plain(names: readonly string[]): string[] {
  return distinctTexts(names.map((name) => plainText(name.slice(0, READ_OF_TITLE))));
}

/** Authors by name: where there is only an address to write to or to look at, nobody is named. */
function named(authors: readonly string[]): string[] {
  return plain(authors).filter((author) => !/^\S+@\S+$|^https?:\/\/\S+$/i.test(author));
}

/** Each topic once, however it is spelled. */
function topics(tags: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const tag of plain(tags.slice(0, MOST_TAGS))) {
    const topic = storable(tag.slice(0, LONGEST_TAG));
    if (!kept.has(fold(topic))) kept.set(fold(topic), topic);
  }
  return [...kept.values()];
}

function fullText(entry: FeedEntry, url: string): string | null {
  const html = cleanHtml((entry.contentHtml ?? "").slice(0, LONGEST_CONTENT).toWellFormed(), url);
  return wordCount(plainText(html)) > 0 ? html : null;
}

function usableDate(written: string | null, now: Date): Date | null {
  const date = written === null ? null : feedDate(written, now);
  if (!date || date.getTime() < EARLIEST) return null;
  return date.getTime() > now.getTime() + AHEAD_MS ? null : date;
}

function titleOf({ title }: FeedEntry): string {
  return storable(plainText(title.slice(0, READ_OF_TITLE)).slice(0, LONGEST_TITLE));
}

/** Cut at a word's end, marked. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return storable(`${text.slice(0, longest).replace(/\s+\S*$/, "")}...`);
}

/**
 * Names an article for good: by the feed's own name for it where there is one, because titles are corrected and
 * addresses grow tracking parameters, else by its address.
 */
export function articleHash(sourceId: string, guid: string | null, url: string): string {
  const name = guid === null ? canonicalAddress(url) : fold(guid);
  return createHash("sha256").update(`${sourceId}\n${name}`).digest("base64url");
}
