import { describe, expect, test } from "vitest";
import { articlesOf, first, onlyEntry, onlyItem } from "./feed-documents.testing.ts";

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
  `<media:content url="https://0.gravatar.com/avatar/1?s=96" medium="image"/><media:content url="${PICTURE}" medium="image"/>`,
])("a picture as %s", (picture) => expect(item(picture)?.imageUrl).toBe(PICTURE));

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
