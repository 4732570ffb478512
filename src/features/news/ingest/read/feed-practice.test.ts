import { describe, expect, test } from "vitest";
import { ENTRY, first, onlyEntry, onlyItem } from "../decode/feed-documents.testing.ts";

const MODULES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"',
].join(" ");
const LINK = '<link href="https://journal.example/1"/>';
const PICTURE = "https://journal.example/a.jpg";
const item = (inside: string) => first(onlyItem(inside, MODULES));
const entry = (inside: string) => first(onlyEntry(inside));
const json = (feed: string, more = "") =>
  `{"version":"https://jsonfeed.org/version/1.1",${feed}"items":[{"id":"1","title":"A trial","url":"https://journal.example/1"}${more}]}`;

test.each([
  "<title><![CDATA[A <b>bold</b> trial &amp; more]]></title>",
  "<title>A bold <![CDATA[trial &]]> more</title>",
  "<title>A &lt;em&gt;bold&lt;/em&gt; trial &amp;amp; more</title>",
  "<title>\n A bold\n\ttrial &amp;#38; more </title>",
  '<media:title>A picture</media:title><title>A bold trial &amp; more</title><media:content url="a.jpg"><media:title>Its title</media:title></media:content>',
])("a title as %s", (title) => {
  expect(first(onlyItem("", MODULES).replace("<title>A trial</title>", title))?.title).toBe(
    "A bold trial & more",
  );
});

test.each(["Children &lt;5 years, p &lt; 0.05", "<![CDATA[Children &lt;5 years, p &lt; 0.05]]>"])(
  "a title with signs of less: %s",
  (title) => {
    expect(first(onlyItem("").replace("A trial", title))?.title).toBe(
      "Children <5 years, p < 0.05",
    );
  },
);

describe("a link of RSS", () => {
  test.each([
    "<link/><link>https://journal.example/1</link>",
    "<link>\n<![CDATA[ https://journal.example/1 ]]>\n</link>",
    "<link>HTTPS://Journal.Example/1</link>",
    '<atom:link rel="self" href="https://journal.example/x"/><link>https://journal.example/1</link>',
    '<guid isPermaLink="FALSE">https://journal.example/9</guid><atom:link href="https://journal.example/1"/>',
    "<image><url>a.jpg</url><link>https://journal.example/x</link></image><link>https://journal.example/1</link>",
  ])("%s", (link) => {
    const document = onlyItem(link, MODULES).replace("<link>https://journal.example/1</link>", "");
    expect(first(document)).toMatchObject(ENTRY);
  });

  test("without a scheme, or with a blank", () => {
    const [named, blank] = ["www.journal.example/1", "https://journal.example/a b"].map((link) =>
      first(onlyItem("").replace("https://journal.example/1", link)),
    );
    expect(named?.url).toBe("https://www.journal.example/1");
    expect(blank?.url).toBe("https://journal.example/a%20b");
  });
});

test.each([
  '<link rel="http://www.iana.org/assignments/relation/alternate" href="https://journal.example/1"/>',
  '<link rel="SELF" href="https://x.example/"/><link rel="Alternate" href="https://journal.example/1"/>',
  '<link rel="self" href="https://journal.example/1"/>',
  "<link>https://journal.example/1</link>",
  '<content type="text/html" src="https://journal.example/1"/>',
  '<link hreflang="en" href="https://journal.example/1"/><link hreflang="de" href="https://journal.example/de"/>',
])("a link of Atom as %s", (link) => expect(entry(link)).toMatchObject(ENTRY));

test.each([
  "<dcterms:created>2026-11-18T10:00:00Z</dcterms:created>",
  "<pubDate>soon</pubDate><dc:date>2026-11-18T10:00:00Z</dc:date>",
  "<pubdate>Wed, 18 Nov 2026 10:00:00 GMT</pubdate>",
  "<published>2026-11-18T10:00:00Z</published>",
  "<date>2026-11-18T10:00:00Z</date>",
  "<atom:updated>2026-11-18T10:00:00Z</atom:updated>",
  "<prism:coverDate>2026-11-18T10:00:00Z</prism:coverDate>",
  "<pubDate>Nov 18, 2026 5:00 a.m. ET</pubDate>",
])("a date as %s", (date) => {
  expect(item(date)?.publishedDate).toEqual(new Date("2026-11-18T10:00:00Z"));
});

test.each([
  "<author>A. Müller</author>",
  "<author>mueller@journal.example (A. Müller)</author>",
  "<author>A. Müller &lt;mueller@journal.example&gt;</author>",
  "<author><name>A. Müller</name></author>",
  "<atom:author><atom:name>A. Müller</atom:name></atom:author>",
  "<dc:creator><![CDATA[A. <b>M&uuml;ller</b>]]></dc:creator>",
])("an author as %s", (author) => expect(item(author)?.author).toBe("A. Müller"));

test("the feed's author where an entry has none", () => {
  const author = "<author><name>A. Author</name></author>";
  const document = onlyEntry(LINK).replace("<entry>", `${author}<entry>`);
  expect(first(document)?.author).toBe("A. Author");
  expect(first(json('"authors":[{"name":"A. Author"}],'))?.author).toBe("A. Author");
});

test.each([
  "<category>R&amp;amp;D</category><category>R&amp;D</category><category><![CDATA[Heart]]></category>",
  "<media:keywords>R&amp;D, Heart</media:keywords>",
  "<itunes:keywords>R&amp;D,Heart</itunes:keywords>",
  "<prism:keyword>R&amp;D</prism:keyword><prism:keyword>Heart</prism:keyword>",
  "<dc:subject>R&amp;D</dc:subject><dc:subject>Heart</dc:subject>",
])("tags as %s", (tags) => expect(item(tags)?.tags).toEqual(["R&D", "Heart"]));

test("tags of Atom as text", () => {
  expect(entry(`${LINK}<category>Heart</category>`)?.tags).toEqual(["Heart"]);
});

test.each([
  '<body xmlns="http://www.w3.org/1999/xhtml"><p>All of it</p></body>',
  "<content><![CDATA[<p>All of it</p>]]></content>",
  '<encoded xmlns="http://purl.org/rss/1.0/modules/content/"><![CDATA[<p>All of it</p>]]></encoded>',
  "<content:encoded>&lt;p&gt;All of it&lt;/p&gt;</content:encoded>",
])("a text as %s", (text) => expect(item(text)?.content).toBe("<p>All of it</p>"));

test.each([
  "<dcterms:abstract>About it</dcterms:abstract>",
  "<summary>About it</summary>",
  "<atom:summary>About it</atom:summary>",
  "<itunes:subtitle>About it</itunes:subtitle>",
  "<description><p>About <b>it</b></p></description>",
])("a summary as %s", (summary) => expect(item(summary)?.description).toBe("About it"));

test.each([
  `<media:content url="a.mp4" medium="video"><media:thumbnail url="${PICTURE}"/></media:content>`,
  `<image><url>${PICTURE}</url></image>`,
  `<image>${PICTURE}</image>`,
  '<enclosure url="/a.jpg" type="image/jpeg"/>',
  `<description>&lt;img src="data:image/gif;base64,R0" data-src="${PICTURE}"&gt;</description>`,
  `<description>&lt;img width="1" height="1" src="https://t.example/"&gt;&lt;img src="${PICTURE}"&gt;</description>`,
])("a picture as %s", (picture) => expect(item(picture)?.imageUrl).toBe(PICTURE));

test.each<[string, string]>([
  ["a channel without its root", onlyItem("").replace(/<\/?rss[^>]*>/g, "")],
  [
    "items inside a list",
    onlyItem("").replace("<item>", "<items><item>").replace("</item>", "</item></items>"),
  ],
  ["entries called as in Atom", onlyItem("").replaceAll("item>", "entry>")],
  ["a namespace for all of RSS 2.0", onlyItem("", 'xmlns="http://backend.userland.com/rss2"')],
  [
    "a list of entities",
    `<!DOCTYPE rss [<!ENTITY % l PUBLIC "-//W3C//ENTITIES Latin 1" "x.ent"> %l;]>${onlyItem("")}`,
  ],
  [
    "an entity of its own",
    `<!DOCTYPE rss [<!ENTITY kind "trial">]>${onlyItem("").replace("A trial", "A &kind;")}`,
  ],
  [
    "a warning in HTML before it",
    `<br />\n<b>Warning</b>: x<br />\n<?xml version="1.0"?>${onlyItem("")}`,
  ],
  ["two documents in one", onlyItem("") + onlyItem("")],
  [
    "a second item that is cut off",
    onlyItem("").replace("</item>", "</item><item><title>Sec").slice(0, -20),
  ],
  [
    "a text that is cut off",
    onlyItem("").replace("</item>", "</item><item><description><![CDATA[<p>Te"),
  ],
  ["JSON Feed with a comma too many", json("", ",").replace('"A trial"', '"A\n trial"')],
  ["JSON Feed with an entry that is none", json("", ",null")],
])("%s", (_, document) => expect(first(document)).toMatchObject(ENTRY));
