import { articleOf } from "../keep/article-of-entry.ts";
import { baseOf } from "../keep/feed-articles.ts";
import { readFeed } from "../read/read-feed.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const FEED = "https://journal.example/feeds/rss.xml";
const SOURCE = {
  id: "a-journal",
  name: "A Journal",
  kind: "journal",
  terms: "public-domain",
  specialties: [],
  feed: FEED,
} as const;

const bytesOf = (document: string | Uint8Array) =>
  typeof document === "string" ? Buffer.from(document) : document;

/** What becomes of a document: its articles, told shortly. */
export function articlesOf(document: string | Uint8Array, charset?: string) {
  const feed = readFeed(bytesOf(document), "the document", charset);
  return feed.entries.flatMap((entry) => {
    const judged = articleOf(entry, { source: SOURCE, base: baseOf(feed, FEED), now: NOW });
    return judged.ok ? [judged.article] : [];
  });
}

/** The first of its articles. */
export const first = (document: string | Uint8Array) => articlesOf(document)[0];
/** RSS with one entry. */
export const onlyItem = (inside: string, namespaces = "") =>
  `<rss version="2.0" ${namespaces}><channel><title>J</title><link>https://journal.example/</link><item><title>A trial</title><link>https://journal.example/1</link>${inside}</item></channel></rss>`;
/** Atom with one entry. */
export const onlyEntry = (inside: string, attributes = "") =>
  `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}><title>J</title><id>urn:j</id><updated>2026-11-18T10:00:00Z</updated><entry><id>urn:1</id><title>A trial</title>${inside}</entry></feed>`;

/** What becomes of such an entry. */
export const ENTRY = { title: "A trial", url: "https://journal.example/1" };
