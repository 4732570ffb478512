import { firstDate } from "../dates/feed-date.ts";
import { distinctTexts, firstText, httpAddress, linkTo, type FeedEntry } from "./feed-entry.ts";
import { entryImage } from "../clean/feed-image.ts";
import { pageLink } from "../clean/feed-links.ts";

const ENTRY = /<(?:[\w-]+:)?(?:item|entry)(?:\s[^<>]*)?>/gi;
const ENTRY_END = /<\/(?:[\w-]+:)?(?:item|entry)\s*>/i;
const CDATA = /<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g;
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const HIDDEN = /\uE000(\d+)\uE001/g;
const MOST = 10_000;
/** So many tags of an entry are looked at, and so many of a kind. */
const MOST_TAGS = 2000;
const MOST_OF_A_KIND = 20;
const TAG = /<([\w-]+(?::[\w-]+)?)(\s[^<>]*)?>/g;
/** Names of elements in lower case, the likeliest first; "*:" stands for any prefix or none. */
const SUMMARY = [
  "description",
  "summary",
  "dc:description",
  "*:summary",
  "*:abstract",
  "*:subtitle",
];
const CONTENT = ["content:encoded", "*:encoded", "content", "*:body"];
const PUBLISHED = ["pubdate", "published", "issued", "dc:date", "*:published", "*:issued"].concat([
  "*:created",
  "*:date",
  "*:publicationdate",
  "*:coverdate",
  "*:coverdisplaydate",
  "*:updated",
]);

/**
 * Entries as they are written, read without regard to what is around them: for documents that are broken as XML, and for
 * what a format's reader takes no notice of because it stands there under another name.
 */
export function writtenEntries(text: string): FeedEntry[] {
  const hidden: string[] = [];
  const shown = text.replace(
    CDATA,
    (_, inside: string) => `\uE000${hidden.push(inside) - 1}\uE001`,
  );
  return shown
    .replace(COMMENT, "")
    .split(ENTRY)
    .slice(1, MOST)
    .map((rest) => entryIn(rest.split(ENTRY_END)[0] ?? "", hidden));
}

/** How many entries a document seems to have. */
export function entriesWritten(text: string): number {
  // What is not closed goes on to the end: looking for each one's end again would take for ever.
  const plain = text.replace(/<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)/g, "");
  return plain.match(ENTRY)?.length ?? 0;
}

/** An entry with what it lacks from how it is written. */
export function completed(entry: FeedEntry, written: FeedEntry): FeedEntry {
  return {
    ...entry,
    link: entry.link ?? written.link,
    summaryHtml: entry.summaryHtml ?? written.summaryHtml,
    contentHtml: entry.contentHtml ?? written.contentHtml,
    published: firstDate(entry.published, written.published),
    authors: entry.authors.length > 0 ? entry.authors : written.authors,
    tags: entry.tags.length > 0 ? entry.tags : written.tags,
    image: entry.image ?? written.image,
  };
}

function entryIn(text: string, hidden: readonly string[]): FeedEntry {
  const elements = elementsIn(text);
  const tagsOf = (name: string) => (elements.get(name) ?? []).map(({ attributes }) => attributes);
  const all = (name: string) =>
    (elements.get(name) ?? []).map((element) =>
      insideOf(element, text).replace(HIDDEN, (_, at: string) => hidden[Number(at)] ?? ""),
    );
  const of = (...names: string[]) => firstText(...names.flatMap(all));
  const [contentHtml, summaryHtml] = [of(...CONTENT), of(...SUMMARY)];
  const links = tagsOf("*:link").map(attributesOf);
  const image = of("*:image");
  return {
    title: of("title", "dc:title") ?? "",
    link: linkTo(
      of("link"),
      pageLink(links),
      httpAddress(of("guid", "id")),
      ...tagsOf("content").map((content) => attributesOf(content)["src"]),
      links.find(({ rel }) => rel === "self")?.["href"],
    ),
    guid: of("guid", "id"),
    summaryHtml,
    contentHtml,
    published: firstDate(...PUBLISHED.flatMap(all)),
    modified: of("updated", "modified"),
    authors: distinctTexts(
      ["dc:creator", "*:name", "author"].map(all).find((one) => one.length > 0) ?? [],
    ),
    tags: distinctTexts([
      ...["category", "dc:subject", "*:keyword"].flatMap(all),
      ...all("*:keywords").flatMap((words) => words.split(",")),
    ]),
    image: firstText(
      entryImage(undefined, tagsOf("enclosure").map(attributesOf), contentHtml, summaryHtml),
      ...tagsOf("media:thumbnail").map((thumbnail) => attributesOf(thumbnail)["url"]),
      of("url"),
      image?.includes("<") ? null : image,
    ),
  };
}

type Element = { readonly name: string; readonly attributes: string; readonly from: number };

/** The elements of an entry by their names, and by "*:" and their names without prefix. */
function elementsIn(text: string): ReadonlyMap<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const { 0: tag, 1: name = "", 2: attributes = "", index } of text
    .matchAll(TAG)
    .take(MOST_TAGS)) {
    const element = { name, attributes, from: index + tag.length };
    const called = name.toLowerCase();
    for (const key of [called, `*:${called.slice(called.indexOf(":") + 1)}`]) {
      const known = found.get(key);
      if (known === undefined) found.set(key, [element]);
      else if (known.length < MOST_OF_A_KIND) known.push(element);
    }
  }
  return found;
}

/** What stands between an element's tags; up to the next tag where it is not closed. */
function insideOf({ name, attributes, from }: Element, text: string): string {
  if (attributes.endsWith("/")) return "";
  const end = text.indexOf(`</${name}`, from);
  const next = text.indexOf("<", from);
  return text.slice(from, end >= 0 ? end : next >= 0 ? next : undefined);
}

/** With or without quotes. */
function attributesOf(attributes: string): Record<string, string> {
  const found = attributes.matchAll(/\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/g);
  return Object.fromEntries(
    [...found].map(([, key = "", double, single, bare]) => [key, double ?? single ?? bare ?? ""]),
  );
}
