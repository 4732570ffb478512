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
import { feedText } from "./feed-text.ts";

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
  const text = feedText(bytes, httpCharset);
  const frame = emptyFrame(text);
  if (frame) return { format: frame, title: null, siteUrl: null, entries: [] };
  const parsed = parsedFeed(text, name);
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

/** The format of a feed that has nothing to tell at the moment: journals between issues, alerts without an alert. */
function emptyFrame(text: string): FeedFormat | null {
  const root = /^\s*(?:<[?!][^>]*>\s*)*<(rss|feed|rdf:rdf)\b/i.exec(text)?.[1]?.toLowerCase();
  if (root === undefined || /<(?:[\w-]+:)?(?:item|entry)\b/i.test(text)) return null;
  if (root === "rss") return "rss";
  return root === "feed" ? "atom" : "rdf";
}

function parsedFeed(text: string, name: string): Parsed {
  try {
    return parseFeed(text);
  } catch (cause) {
    throw new Failure("invalid-input", `${name} is not a feed: ${whatItIs(text)}.`, { cause });
  }
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
    ]),
    tags: distinctTexts([
      ...(item.categories ?? []).map(({ name }) => name),
      ...(item.dc?.subjects ?? []),
    ]),
    image: entryImage(item.media, item.enclosures, contentHtml, summaryHtml),
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

function alternateLink(
  links: readonly { href?: string; rel?: string }[] | undefined,
): string | null {
  const alternate = links?.find(({ rel }) => rel === undefined || rel === "alternate");
  return firstText(alternate?.href);
}

function httpAddress(text: string | undefined): string | null {
  return text !== undefined && /^https?:\/\//i.test(text.trim()) ? text : null;
}
