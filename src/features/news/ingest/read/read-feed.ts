import { parseFeed } from "feedsmith";
import { Failure } from "#/kernel/failure.ts";
import {
  distinctTexts,
  doiOf,
  firstText,
  httpAddress,
  linkTo,
  type FeedEntry,
  type ReadFeed,
} from "./feed-entry.ts";
import { firstDate } from "../dates/feed-date.ts";
import { entryImage } from "../clean/feed-image.ts";
import { feedDocument, rootOf, whatItIs } from "../decode/feed-document.ts";
import { pageLink, selfLink } from "../clean/feed-links.ts";
import { completed, entriesWritten, writtenEntries } from "./written-entries.ts";

type Parsed = ReturnType<typeof parseFeed<string>>;
type Rss = Extract<Parsed, { format: "rss" }>["feed"];
type Rdf = Extract<Parsed, { format: "rdf" }>["feed"];
type Atom = Extract<Parsed, { format: "atom" }>["feed"];
type Json = Extract<Parsed, { format: "json" }>["feed"];
type Item<Feed> = Feed extends { items?: (infer One)[] } ? One : never;
type AtomEntry = NonNullable<Atom["entries"]>[number];

const NAMELESS = { title: null, siteUrl: null, selfUrl: null };

/**
 * Reads a feed of any format.
 * @param name what the document is called in messages: its address or file name.
 * @throws Failure "invalid-input" for a document that is no feed, saying what it seems to be.
 */
export function readFeed(bytes: Uint8Array, name: string, httpCharset?: string): ReadFeed {
  const text = feedDocument(bytes, name, httpCharset);
  const format = rootOf(text);
  const written = format === null ? 0 : entriesWritten(text);
  if (format && written === 0) return { ...NAMELESS, format, entries: [] };
  try {
    const feed = understood(parseFeed(text));
    if (format === null) return feed;
    const entries = writtenEntries(text);
    if (entries.length > feed.entries.length) return { ...feed, entries };
    if (entries.length < feed.entries.length) return feed;
    return {
      ...feed,
      entries: feed.entries.map((entry, at) => completed(entry, entries[at] ?? entry)),
    };
  } catch (cause) {
    if (format) return { ...NAMELESS, format, entries: writtenEntries(text) };
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
        selfUrl: selfLink(parsed.feed.atom?.links),
        entries: (parsed.feed.items ?? []).map(rssEntry),
      };
    case "rdf":
      return {
        format: "rdf",
        title: firstText(parsed.feed.title),
        siteUrl: firstText(parsed.feed.link),
        selfUrl: selfLink(parsed.feed.atom?.links),
        entries: (parsed.feed.items ?? []).map(rdfEntry),
      };
    case "atom":
      return {
        format: "atom",
        title: firstText(parsed.feed.title?.value),
        siteUrl: pageLink(parsed.feed.links),
        selfUrl: selfLink(parsed.feed.links),
        entries: byFeed(parsed.feed.authors, (parsed.feed.entries ?? []).map(atomEntry)),
      };
    case "json":
      return {
        format: "json",
        title: firstText(parsed.feed.title),
        siteUrl: firstText(parsed.feed.home_page_url),
        selfUrl: firstText(parsed.feed.feed_url),
        entries: byFeed(parsed.feed.authors, (parsed.feed.items ?? []).map(jsonEntry)),
      };
  }
}

/** What names no author is by the feed's. */
function byFeed(feedAuthors: readonly { name?: string }[] | undefined, entries: FeedEntry[]) {
  const authors = distinctTexts((feedAuthors ?? []).map(({ name }) => name));
  return entries.map((entry) => (entry.authors.length > 0 ? entry : { ...entry, authors }));
}

function rssEntry(item: Item<Rss>): FeedEntry {
  const contentHtml = firstText(item.content?.encoded);
  const summaryHtml = firstText(
    item.description,
    item.dc?.descriptions?.[0],
    item.media?.description?.value,
    item.media?.groups?.[0]?.description?.value,
    item.itunes?.summary,
  );
  return {
    title:
      firstText(
        item.title,
        item.dc?.titles?.[0],
        item.media?.title?.value,
        item.atom?.title?.value,
      ) ?? "",
    link: linkTo(
      item.link,
      item.guid?.isPermaLink === false ? null : httpAddress(item.guid?.value),
      pageLink(item.atom?.links),
      item.prism?.urls?.[0],
      item.prism?.doi,
      doiOf(item.dc?.identifiers?.[0]),
    ),
    guid: firstText(item.guid?.value, item.prism?.doi, item.dc?.identifiers?.[0]),
    summaryHtml,
    contentHtml,
    published: firstDate(
      item.pubDate,
      item.dc?.dates?.[0],
      item.prism?.publicationDates?.[0],
      item.dcterms?.issued?.[0],
      item.atom?.published,
    ),
    modified: firstText(item.dcterms?.modified?.[0], item.atom?.updated),
    authors: distinctTexts([
      ...(item.dc?.creators ?? []),
      ...(item.dcterms?.creators ?? []),
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
    link: linkTo(item.link, httpAddress(item.rdf?.about), doiOf(item.dc?.identifiers?.[0])),
    guid: firstText(item.rdf?.about, item.dc?.identifiers?.[0]),
    summaryHtml,
    contentHtml,
    published: firstDate(item.dc?.dates?.[0], item.dcterms?.issued?.[0]),
    modified: firstText(item.dcterms?.modified?.[0]),
    authors: distinctTexts(item.dc?.creators ?? []),
    tags: distinctTexts(item.dc?.subjects ?? []),
    image: entryImage(item.media, undefined, contentHtml, summaryHtml),
  };
}

function atomEntry(entry: AtomEntry): FeedEntry {
  const contentHtml = firstText(entry.content?.value);
  const summaryHtml = firstText(
    entry.summary?.value,
    entry.media?.description?.value,
    entry.media?.groups?.[0]?.description?.value,
  );
  const enclosures = (entry.links ?? []).filter(({ rel }) => rel === "enclosure");
  return {
    title: firstText(entry.title?.value, entry.dc?.titles?.[0]) ?? "",
    link: linkTo(pageLink(entry.links), httpAddress(entry.id)),
    guid: firstText(entry.id),
    summaryHtml,
    contentHtml,
    published: firstDate(entry.published, entry.dc?.dates?.[0], entry.updated),
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
    link: linkTo(item.url, item.external_url, httpAddress(item.id)),
    guid: firstText(item.id),
    summaryHtml: firstText(item.summary, item.content_text),
    contentHtml,
    published: firstDate(item.date_published),
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
