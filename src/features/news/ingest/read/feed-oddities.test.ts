import { describe, expect, test } from "vitest";
import { articlesOf, ENTRY, first, onlyEntry, onlyItem } from "../decode/feed-documents.testing.ts";

const MODULES = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:dcterms="http://purl.org/dc/terms/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
  'xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"',
].join(" ");
const PICTURE = "https://journal.example/a.jpg";
const item = (inside: string) => first(onlyItem(inside, MODULES));
const linked = (inside: string) =>
  first(onlyItem(inside, MODULES).replace("<link>https://journal.example/1</link>", ""));
const titled = (title: string) => onlyItem("").replace("A trial", title);

/** A text in UTF-32. */
const wide = (words: string, littleEndian: boolean) => {
  const points = Array.from(words, (letter) => letter.codePointAt(0) ?? 0);
  const view = new DataView(new ArrayBuffer(points.length * 4));
  points.forEach((point, at) => view.setUint32(at * 4, point, littleEndian));
  return new Uint8Array(view.buffer);
};

test.each([
  ["p&lt;q rule and mortality", "p<q rule and mortality"],
  ["<![CDATA[HbA1c <A1C goal]]>", "HbA1c <A1C goal"],
  ["car&#173;dio&#8203;myopathy", "cardiomyopathy"],
  ["Recall \u202eof\u2066 pumps", "Recall of pumps"],
  ["One&#1;two\u0085three", "One two three"],
])("a title as %s", (written, title) => expect(first(titled(written))?.title).toBe(title));

test.each([
  "Wednesday, November 18, 2026 5:00 AM Eastern Standard Time",
  "Nov. 18, 2026 | 10:00 AM",
  "Wed, 18 Nov 2026 10.00.00 GMT",
  "18Nov2026 10:00 GMT",
  "Wed, 18 Nov 2026 06:00:00 AST",
  "Wed, 18 Nov 2026 12:00:00 SAST",
  "Wed, 18 Nov 2026 11:00:00 Central European Time CET",
  "2026-11-18T15:30:00,250+0530",
  "Wed Nov 18 2026 05:00:00 GMT-0500 (Eastern Standard Time)",
  "Weds., Nov 18th, 2026 at 5:00am ET",
])("a date as %s", (date) => {
  expect(item(`<pubDate>${date}</pubDate>`)?.publishedDate).toEqual(
    new Date("2026-11-18T10:00:00Z"),
  );
});

test.each([
  ["<link>javascript:alert(1)</link><guid>https://journal.example/1</guid>", "journal.example/1"],
  ["<link>&lt;a href='x'&gt;</link><guid>https://journal.example/1</guid>", "journal.example/1"],
  ["<prism:doi>10.1000/182</prism:doi>", "doi.org/10.1000/182"],
  ["<dc:identifier>doi:10.1000/182</dc:identifier>", "doi.org/10.1000/182"],
])("a link as %s", (link, url) => expect(linked(link)?.url).toBe(`https://${url}`));

test.each([
  `<enclosure url="${PICTURE}" type="application/octet-stream"/>`,
  `<description>&lt;img srcset="${PICTURE} 1x, /b.jpg 2x"&gt;</description>`,
  `<description>&lt;picture&gt;&lt;source srcset="${PICTURE} 480w"&gt;&lt;img alt=""&gt;</description>`,
  `<media:content url="/s.jpg" medium="image" width="75"/><media:content url="${PICTURE}" medium="image" width="800"/>`,
  `<media:group><media:content url="/v.mp4" medium="video"/><media:content url="${PICTURE}" type="image"/></media:group>`,
  `<media:content url="https://0.gravatar.com/avatar/1?s=96" medium="image"/><media:content url="${PICTURE}" medium="image"/>`,
])("a picture as %s", (picture) => expect(item(picture)?.imageUrl).toBe(PICTURE));

const RDF = 'xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"';
const WORDS = "<p>All of it</p>";
test.each([
  [
    "RDF under other prefixes",
    `<r:RDF ${RDF} xmlns="http://purl.org/rss/1.0/" xmlns:d="http://purl.org/dc/elements/1.1/"><item r:about="x"><title>A trial</title><link>https://journal.example/1</link><d:creator>Ana</d:creator><description>All of it</description></item></r:RDF>`,
  ],
  [
    "RSS with prefixes of its own for what is known",
    onlyItem(
      `<x:creator>Ana</x:creator><y:encoded><![CDATA[${WORDS}]]></y:encoded>`,
      'xmlns:x="http://purl.org/dc/elements/1.1/" xmlns:y="http://purl.org/rss/1.0/modules/content/"',
    ),
  ],
  [
    "Atom under a prefix, with XHTML under another",
    `<a:feed xmlns:a="http://www.w3.org/2005/Atom" xmlns:h="http://www.w3.org/1999/xhtml"><a:entry><a:title type="xhtml"><h:div>A <h:em>trial</h:em></h:div></a:title><a:link href="https://journal.example/1"/><a:author><a:name>Ana</a:name></a:author><a:content type="xhtml"><h:div><h:p>All of it</h:p></h:div></a:content></a:entry></a:feed>`,
  ],
  [
    "CDATA everywhere, and in pieces",
    `<rss version="2.0"><channel><item><title><![CDATA[A <i>trial</i>]]></title><link><![CDATA[ https://journal.example/1 ]]></link><author><![CDATA[a@journal.example (Ana)]]></author><description><![CDATA[All ]]> of <![CDATA[it]]></description></item></channel></rss>`,
  ],
])("%s", (_, document) =>
  expect(first(document)).toMatchObject({ ...ENTRY, author: "Ana", description: "All of it" }),
);

test("what else stands in entries", () => {
  expect(item("<dcterms:creator>A. Author</dcterms:creator>")?.author).toBe("A. Author");
  expect(item("<author>desk@journal.example</author>")?.author).toBeNull();
  expect(item("<category>Heart</category><category>heart</category>")?.tags).toEqual(["Heart"]);
  const closing =
    "&lt;p&gt;Text.&lt;/p&gt;&lt;p&gt;The post A trial appeared first on J.&lt;/p&gt;";
  expect(item(`<description>${closing}</description>`)?.description).toBe("Text.");
  const packed = Buffer.from("<p>All of it ]]> here</p>").toString("base64");
  const content = `<content type="text/html" mode="base64">${packed}</content>`;
  const link = '<link href="https://journal.example/1"/>';
  expect(first(onlyEntry(link + content))?.description).toMatch(/^All of it/);
  const commented = onlyItem("").replace("<item>", "<!-- <item><title>No</title></item> --><item>");
  expect(articlesOf(commented).map(({ title }) => title)).toEqual(["A trial"]);
});

describe("bytes", () => {
  const text = titled("Café naïve “x”");
  const json =
    '{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[{"id":"1","title":"Café naïve “x”","url":"/1"}]}';
  test.each<[string, Uint8Array]>([
    ["UTF-16 with a blank first and no mark", Buffer.from(`\n${text}`, "utf16le")],
    ["JSON in UTF-16 without a mark", Buffer.from(json, "utf16le")],
    ["UTF-32 with a mark", wide(`\ufeff${text}`, true)],
    ["UTF-32 without a mark", wide(text, false)],
    [
      "UTF-8 with a byte of something else",
      Buffer.concat([Buffer.from(text.replace("</item>", "<author>")), Buffer.of(0xff)]),
    ],
    [
      "UTF-8 that ends within a character",
      Buffer.concat([Buffer.from(text), Buffer.of(0xe2, 0x80)]),
    ],
  ])("%s", (_, bytes) => expect(first(bytes)?.title).toBe("Café naïve “x”"));

  test("in Windows-1252, said to be UTF-16", () => {
    const bytes = Buffer.from(
      `<?xml version="1.0" encoding="utf-16"?>${titled("\x93A\x94")}`,
      "latin1",
    );
    expect(first(bytes)?.title).toBe("“A”");
  });
});

test.each(["soon", "31 Feb 2026", "Wed, 18 Nov 2099 10:00:00 GMT", ""])(
  "a date as %j is none",
  (date) => expect(item(`<pubDate>${date}</pubDate>`)?.publishedAt).toBeNull(),
);

test("several creators in one element are told apart", () => {
  const bag = "<rdf:Bag><rdf:li>Ann Lee</rdf:li>\n<rdf:li>Bo Chan</rdf:li></rdf:Bag>";
  const document = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${MODULES}><channel rdf:about="https://journal.example/"><title>J</title></channel><item rdf:about="https://journal.example/1"><title>A trial</title><link>https://journal.example/1</link><dc:creator>${bag}</dc:creator></item></rdf:RDF>`;
  expect(first(document)).toMatchObject({ ...ENTRY, author: "Ann Lee, Bo Chan" });
});

test("a video's words are those of its group", () => {
  const group = "<media:group><media:description>Words of it</media:description></media:group>";
  expect(item(group)?.description).toBe("Words of it");
  const link = '<link href="https://journal.example/1"/>';
  expect(first(onlyEntry(link + group, MODULES))?.description).toBe("Words of it");
});

test("RSS may have all of an entry in Atom's words", () => {
  const words =
    '<atom:title>A trial</atom:title><atom:link href="https://journal.example/1"/><atom:summary>Words</atom:summary>';
  const document = `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><item>${words}</item></channel></rss>`;
  expect(first(document)).toMatchObject({ ...ENTRY, description: "Words" });
});
