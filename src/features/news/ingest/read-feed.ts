import { gunzipSync } from "node:zlib";
import { parseFeed } from "feedsmith";
import { Failure } from "#/kernel/failure.ts";
import {
  distinctTexts,
  firstText,
  type FeedEntry,
  type FeedFormat,
  type ReadFeed,
} from "./feed-entry.ts";
import { entryImage } from "./feed-image.ts";
import { withLinkTexts, withWholeLinks } from "./feed-links.ts";
import { feedText } from "./feed-text.ts";
import { entriesWritten, salvagedEntries } from "./salvage-feed.ts";

type Parsed = ReturnType<typeof parseFeed<string>>;
type Rss = Extract<Parsed, { format: "rss" }>["feed"];
type Rdf = Extract<Parsed, { format: "rdf" }>["feed"];
type Atom = Extract<Parsed, { format: "atom" }>["feed"];
type Json = Extract<Parsed, { format: "json" }>["feed"];
type Item<Feed> = Feed extends { items?: (infer One)[] } ? One : never;
type AtomEntry = NonNullable<Atom["entries"]>[number];

/**
 * Reads a feed of any format.
 * @param name what the document is called in messages: its address or file name.
 * @throws Failure "invalid-input" for a document that is no feed, saying what it seems to be.
 */
export function readFeed(bytes: Uint8Array, name: string, httpCharset?: string): ReadFeed {
  const text = mended(feedText(unpacked(bytes, name), httpCharset));
  const format = rootOf(text);
  const written = format === null ? 0 : entriesWritten(text);
  if (format && written === 0) return { format, title: null, siteUrl: null, entries: [] };
  try {
    const feed = understood(parseFeed(text));
    const salvaged = feed.entries.length < written ? salvagedEntries(text) : [];
    return salvaged.length > feed.entries.length ? { ...feed, entries: salvaged } : feed;
  } catch (cause) {
    if (format) return { format, title: null, siteUrl: null, entries: salvagedEntries(text) };
    throw new Failure("invalid-input", `${name} is not a feed: ${whatItIs(text)}.`, { cause });
  }
}

function understood(parsed: Parsed): ReadFeed {
  switch (parsed.format) {
    case "rss":
      return {
        format: "rss",
        title: firstText(parsed.feed.title, parsed.feed.dc?.titles?.[0]),
        siteUrl: firstText(parsed.feed.link),
        entries: (parsed.feed.items ?? []).map(rssEntry),
      };
    case "rdf":
      return {
        format: "rdf",
        title: firstText(parsed.feed.title),
        siteUrl: firstText(parsed.feed.link),
        entries: (parsed.feed.items ?? []).map(rdfEntry),
      };
    case "atom":
      return {
        format: "atom",
        title: firstText(parsed.feed.title?.value),
        siteUrl: alternateLink(parsed.feed.links),
        entries: (parsed.feed.entries ?? []).map(atomEntry),
      };
    case "json":
      return {
        format: "json",
        title: firstText(parsed.feed.title),
        siteUrl: firstText(parsed.feed.home_page_url),
        entries: (parsed.feed.items ?? []).map(jsonEntry),
      };
  }
}

/** What may stand before the root: declarations, comments, and whatever a broken server says first. */
const PROLOGUE = String.raw`^[^<]{0,1000}(?:(?:<!--(?:(?!-->)[\s\S])*-->|<\?[^>]*>|<!(?!--)[^>]*>)[\s\]>]*)*<`;
const PREFIXED_RSS = new RegExp(`${PROLOGUE}([\\w-]+):rss\\b`, "i");
const LONE_ENTRY = new RegExp(`${PROLOGUE}entry\\b`, "i");
const ROOT = new RegExp(`${PROLOGUE}(rss|(?:\\w+:)?feed|\\w+:rdf)\\b`, "i");

/** Larger than any feed may be: what unpacks to more was packed to do harm. */
const LARGEST = 32 * 1024 * 1024;

/** Some servers give out compressed files without saying so. */
function unpacked(bytes: Uint8Array, name: string): Uint8Array {
  if (new TextDecoder().decode(bytes.subarray(257, 262)) === "ustar") {
    throw new Failure("invalid-input", `${name} is a tar archive: unpack it and name the folder.`);
  }
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: LARGEST });
  } catch (cause) {
    throw new Failure("invalid-input", `${name} is not a feed: it cannot be unpacked.`, { cause });
  }
}

/** Without what no XML may hold, with whole links, and a single entry of Atom as a feed of one. */
function mended(text: string): string {
  // oxlint-disable-next-line no-control-regex -- These are what is looked for.
  const clean = text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]+/g, " ");
  const prefix = PREFIXED_RSS.exec(clean)?.[1];
  const tags = new RegExp(`(</?)${prefix}:`, "g");
  const whole = withWholeLinks(prefix === undefined ? clean : clean.replaceAll(tags, "$1"));
  if (LONE_ENTRY.test(whole)) {
    return `<feed xmlns="http://www.w3.org/2005/Atom">${whole.slice(whole.indexOf("<entry"))}</feed>`;
  }
  return rootOf(whole) === "rss" ? withLinkTexts(whole) : whole;
}

function rootOf(text: string): FeedFormat | null {
  const root = ROOT.exec(text)?.[1];
  if (root === undefined) return null;
  if (/^rss$/i.test(root)) return "rss";
  return /feed$/i.test(root) ? "atom" : "rdf";
}

/** For whoever wonders why a source has gone quiet: bot walls and error pages come with status 200. */
function whatItIs(text: string): string {
  const head = text.slice(0, 2000).toLowerCase();
  if (text.trim() === "") return "it is empty";
  if (/<!doctype html|<html|<head|<body/.test(head)) return "it is a web page";
  if (/^\s*[{[]/.test(head)) return "it is JSON of another kind";
  if (/^\s*</.test(head)) return "it is XML of another kind";
  return "it is none of RSS, RDF, Atom and JSON Feed";
}

function rssEntry(item: Item<Rss>): FeedEntry {
  const contentHtml = firstText(item.content?.encoded);
  const summaryHtml = firstText(
    item.description,
    item.dc?.descriptions?.[0],
    item.media?.description?.value,
    item.itunes?.summary,
  );
  return {
    title: firstText(item.title, item.dc?.titles?.[0], item.media?.title?.value) ?? "",
    link: firstText(
      item.link,
      item.guid?.isPermaLink === false ? null : httpAddress(item.guid?.value),
      alternateLink(item.atom?.links),
      item.prism?.urls?.[0],
    ),
    guid: firstText(item.guid?.value, item.prism?.doi, item.dc?.identifiers?.[0]),
    summaryHtml,
    contentHtml,
    published: firstText(
      item.pubDate,
      item.dc?.dates?.[0],
      item.prism?.publicationDates?.[0],
      item.dcterms?.issued?.[0],
      item.atom?.published,
    ),
    modified: firstText(item.dcterms?.modified?.[0], item.atom?.updated),
    authors: distinctTexts([
      ...(item.dc?.creators ?? []),
      ...(item.authors ?? []).map(({ name }) => name),
      item.itunes?.author,
    ]),
    tags: distinctTexts([
      ...(item.categories ?? []).map(({ name }) => name),
      ...(item.dc?.subjects ?? []),
    ]),
    image: firstText(
      entryImage(item.media, item.enclosures, contentHtml, summaryHtml),
      item.itunes?.image,
    ),
  };
}

function rdfEntry(item: Item<Rdf>): FeedEntry {
  const contentHtml = firstText(item.content?.encoded);
  const summaryHtml = firstText(item.description, item.dc?.descriptions?.[0]);
  return {
    title: firstText(item.title, item.dc?.titles?.[0]) ?? "",
    link: firstText(item.link, httpAddress(item.rdf?.about)),
    guid: firstText(item.rdf?.about, item.dc?.identifiers?.[0]),
    summaryHtml,
    contentHtml,
    published: firstText(item.dc?.dates?.[0], item.dcterms?.issued?.[0]),
    modified: firstText(item.dcterms?.modified?.[0]),
    authors: distinctTexts(item.dc?.creators ?? []),
    tags: distinctTexts(item.dc?.subjects ?? []),
    image: entryImage(item.media, undefined, contentHtml, summaryHtml),
  };
}

function atomEntry(entry: AtomEntry): FeedEntry {
  const contentHtml = firstText(entry.content?.value);
  const summaryHtml = firstText(entry.summary?.value, entry.media?.description?.value);
  const enclosures = (entry.links ?? []).filter(({ rel }) => rel === "enclosure");
  return {
    title: firstText(entry.title?.value, entry.dc?.titles?.[0]) ?? "",
    link: firstText(alternateLink(entry.links), httpAddress(entry.id)),
    guid: firstText(entry.id),
    summaryHtml,
    contentHtml,
    published: firstText(entry.published, entry.dc?.dates?.[0], entry.updated),
    modified: firstText(entry.updated),
    authors: distinctTexts((entry.authors ?? []).map(({ name }) => name)),
    tags: distinctTexts((entry.categories ?? []).map(({ label, term }) => label ?? term)),
    image: entryImage(
      entry.media,
      enclosures.map(({ href, type }) => ({ url: href, type })),
      contentHtml,
      summaryHtml,
    ),
  };
}

function jsonEntry(item: Item<Json>): FeedEntry {
  const contentHtml = firstText(item.content_html);
  return {
    title: firstText(item.title) ?? "",
    link: firstText(item.url, item.external_url, httpAddress(item.id)),
    guid: firstText(item.id),
    summaryHtml: firstText(item.summary, item.content_text),
    contentHtml,
    published: firstText(item.date_published),
    modified: firstText(item.date_modified),
    authors: distinctTexts((item.authors ?? []).map(({ name }) => name)),
    tags: distinctTexts(item.tags ?? []),
    image: firstText(
      item.image,
      item.banner_image,
      entryImage(undefined, item.attachments, contentHtml),
    ),
  };
}

/** The page that an entry is about: a web page rather than a document of another type. */
function alternateLink(
  links: readonly { href?: string; rel?: string; type?: string }[] | undefined,
): string | null {
  const alternates = links?.filter(({ rel }) => rel === undefined || rel === "alternate") ?? [];
  const page = alternates.find(({ type }) => type === undefined || /html/i.test(type));
  return firstText(page?.href, alternates[0]?.href);
}

function httpAddress(text: string | undefined): string | null {
  return text !== undefined && /^https?:\/\//i.test(text.trim()) ? text : null;
}
