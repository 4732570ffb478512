import { distinctTexts, firstText, type FeedEntry } from "./feed-entry.ts";
import { entryImage } from "./feed-image.ts";

const ENTRY = /<(?:[\w-]+:)?(?:item|entry)(?:\s[^<>]*)?>/gi;
const ENTRY_END = /<\/(?:[\w-]+:)?(?:item|entry)\s*>/i;
const MOST = 10_000;

/** Entries of a document that is broken as XML: what stands between the tags of each, whatever is wrong around them. */
export function salvagedEntries(text: string): FeedEntry[] {
  return text
    .split(ENTRY)
    .slice(1, MOST)
    .map((rest) => entryIn(rest.split(ENTRY_END)[0] ?? ""));
}

/** How many entries a document seems to have. */
export function entriesWritten(text: string): number {
  // What is not closed goes on to the end: looking for each one's end again would take for ever.
  const plain = text.replace(/<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)/g, "");
  return plain.match(ENTRY)?.length ?? 0;
}

function entryIn(text: string): FeedEntry {
  const of = (...names: string[]) => firstText(...names.map((name) => textOf(text, name)));
  const contentHtml = of("content:encoded", "content");
  const summaryHtml = of("description", "summary", "dc:description");
  const enclosure = attributesOf(text, "enclosure");
  return {
    title: of("title", "dc:title") ?? "",
    link: firstText(of("link"), attributesOf(text, "link")["href"], addressIn(of("guid", "id"))),
    guid: of("guid", "id"),
    summaryHtml,
    contentHtml,
    published: of("pubDate", "published", "issued", "dc:date", "updated"),
    modified: of("updated", "modified"),
    authors: distinctTexts([of("dc:creator", "name")]),
    tags: distinctTexts([of("category", "dc:subject")]),
    image: entryImage(undefined, [enclosure], contentHtml, summaryHtml),
  };
}

/** What stands between an element's tags; up to the next tag where it is not closed. */
function textOf(text: string, name: string): string | null {
  const start = new RegExp(`<${name}(?:\\s[^<>]*)?(?<!/)>`, "i").exec(text);
  if (!start) return null;
  const from = start.index + start[0].length;
  const closed = text.slice(from).search(new RegExp(`</${name}\\s*>`, "i"));
  const inside =
    closed >= 0 ? text.slice(from, from + closed) : (/^[^<]*/.exec(text.slice(from))?.[0] ?? "");
  return inside.replace(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, "$1");
}

/** An element's attributes, with or without quotes. */
function attributesOf(text: string, name: string): Record<string, string> {
  const tag = new RegExp(`<${name}\\s[^<>]*>`, "i").exec(text)?.[0] ?? "";
  const found = tag.matchAll(/\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g);
  return Object.fromEntries(
    [...found].map(([, key = "", double, single, bare]) => [key, double ?? single ?? bare ?? ""]),
  );
}

function addressIn(text: string | null): string | null {
  return text !== null && /^https?:\/\//i.test(text) ? text : null;
}
