import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Failure } from "#/kernel/failure.ts";
import { articlesOf, ENTRY, first, onlyEntry, onlyItem } from "../decode/feed-documents.testing.ts";
import { readFeed } from "./read-feed.ts";

const hash = (query: string) =>
  first(onlyItem("").replace("/1</link>", `/1${query}</link>`))?.articleHash;

describe("links", () => {
  test.each<[string, string, string]>([
    [
      "relative to the site",
      onlyItem("").replace(/<link>[^<]*1<\/link>/, "<link>/news/1</link>"),
      "https://journal.example/news/1",
    ],
    [
      "relative to xml:base of the feed",
      onlyEntry('<link href="1"/>', 'xml:base="https://base.example/news/"'),
      "https://base.example/news/1",
    ],
    [
      "relative to xml:base of the entry",
      onlyEntry('<link href="1"/>', 'xml:base="https://base.example/news/"').replace(
        "<entry>",
        '<entry xml:base="deep/">',
      ),
      "https://base.example/news/deep/1",
    ],
    [
      "relative to xml:base of the link",
      onlyEntry('<link xml:base="https://base.example/x/" href="1"/>'),
      "https://base.example/x/1",
    ],
    [
      "without a scheme",
      onlyItem("").replace(/<link>[^<]*1<\/link>/, "<link>//other.example/1</link>"),
      "https://other.example/1",
    ],
    [
      "with blanks around",
      onlyItem("").replace(/<link>[^<]*1<\/link>/, "<link>\n  https://journal.example/1 \n</link>"),
      "https://journal.example/1",
    ],
    [
      "in CDATA with ampersands",
      onlyItem("").replace(
        /<link>[^<]*1<\/link>/,
        "<link><![CDATA[https://journal.example/?a=1&b=2]]></link>",
      ),
      "https://journal.example/?a=1&b=2",
    ],
    [
      "with an ampersand that is not escaped",
      onlyItem("").replace(
        /<link>[^<]*1<\/link>/,
        "<link>https://journal.example/?a=1&b=2&copy=3</link>",
      ),
      "https://journal.example/?a=1&b=2&copy=3",
    ],
    [
      "a guid that is no link",
      onlyItem('<guid isPermaLink="false">https://x.example/9</guid>'),
      "https://journal.example/1",
    ],
  ])("%s", (_, document, url) => expect(first(document)?.url).toBe(url));

  test("that only count readers differently are one article", () => {
    expect(hash("?utm_source=rss&amp;utm_medium=feed")).toBe(hash(""));
    expect(hash("?id=2")).not.toBe(hash(""));
  });
});

const encoded = (head: string, bytes: readonly number[]) =>
  Buffer.concat([
    Buffer.from(`${head}<rss version="2.0"><channel><item><title>`),
    Buffer.from(bytes),
    Buffer.from("</title><link>https://journal.example/1</link></item></channel></rss>"),
  ]);
const utf16 = (mark: string, swap: boolean) => {
  const bytes = Buffer.from(
    `${mark}<?xml version="1.0" encoding="utf-16"?>${onlyItem("").replace("A trial", "Étude")}`,
    "utf16le",
  );
  return swap ? bytes.swap16() : bytes;
};

describe("encodings", () => {
  test.each<[string, Uint8Array, string]>([
    ["UTF-16, little end first", utf16("\ufeff", false), "Étude"],
    ["UTF-16, big end first", utf16("\ufeff", true), "Étude"],
    ["UTF-16 without a mark", utf16("", false), "Étude"],
    [
      "Windows-1252 that says UTF-8",
      encoded('<?xml version="1.0" encoding="UTF-8"?>', [0x93, 0xc9, 0x94, 0x85]),
      "“É”…",
    ],
    [
      "ISO-8859-1",
      encoded('<?xml version="1.0" encoding="iso-8859-1"?>', [0xe9, 0x74, 0xe9]),
      "été",
    ],
    [
      "GB2312",
      encoded('<?xml version="1.0" encoding="gb2312"?>', [0xd6, 0xd0, 0xce, 0xc4]),
      "中文",
    ],
    [
      "Shift_JIS",
      encoded('<?xml version="1.0" encoding="Shift_JIS"?>', [0x93, 0xfa, 0x96, 0x7b]),
      "日本",
    ],
    [
      "KOI8-R in single quotes",
      encoded("<?xml version='1.0' encoding='koi8-r'?>", [0xcd, 0xc9, 0xd2]),
      "мир",
    ],
    ["Big5", encoded('<?xml version="1.0" encoding="big5"?>', [0xa4, 0xa4, 0xa4, 0xe5]), "中文"],
    ["EUC-KR", encoded('<?xml version="1.0" encoding="euc-kr"?>', [0xc7, 0xd1]), "한"],
    [
      "a mark before the declaration",
      Buffer.from(`\ufeff<?xml version="1.0"?>${onlyItem("")}`),
      "A trial",
    ],
    [
      "an encoding that nobody knows",
      encoded('<?xml version="1.0" encoding="x-none"?>', [0xe9]),
      "é",
    ],
  ])("%s", (_, bytes, title) => expect(first(bytes)?.title).toBe(title));

  test("the server's word where the document has none", () => {
    expect(articlesOf(encoded("", [0xcd, 0xc9, 0xd2]), "koi8-r")[0]?.title).toBe("мир");
  });
});

/** How many articles; none of what is refused. */
function readOrRefused(document: string): number {
  try {
    return articlesOf(document).length;
  } catch (error) {
    if (error instanceof Failure) return 0;
    throw error;
  }
}

describe("broken documents", () => {
  test.each<[string, string]>([
    ["blanks before the declaration", `\n\n  <?xml version="1.0"?>${onlyItem("")}`],
    ["a comment before the declaration", `<!-- made by --><?xml version="1.0"?>${onlyItem("")}`],
    [
      "words before the declaration",
      `Warning: mysql_connect() failed\n<?xml version="1.0"?>${onlyItem("")}`,
    ],
    ["words after the end", `${onlyItem("")}\n<!-- 0.1 s --><script>x()</script>`],
    ["an end that is missing", onlyItem("").replace("</item></channel></rss>", "")],
    [
      "an element that is not closed",
      onlyItem("<description>Text <br> more</description><category>x"),
    ],
    ["elements closed crosswise", onlyItem("<description><b><i>Text</b></i></description>")],
    [
      "a namespace that is not declared",
      onlyItem("<media:content url='https://journal.example/a.jpg'/><foo:bar>x</foo:bar>"),
    ],
    [
      "attributes without quotes",
      onlyItem("<enclosure url=https://journal.example/a.mp3 type=audio/mpeg>"),
    ],
    ["an XML version of its own", `<?xml version="1.1"?>${onlyItem("")}`],
    [
      "a style sheet",
      `<?xml version="1.0"?><?xml-stylesheet href="x.xsl" type="text/xsl"?>${onlyItem("")}`,
    ],
  ])("%s", (_, document) => expect(first(document)).toMatchObject(ENTRY));

  test("entries without a title, a link or a name leave the others alone", () => {
    const document = onlyItem("").replace(
      "<item>",
      "<item/><item><title/></item><item><link/></item><item><description>Only words</description></item><item>",
    );
    expect(articlesOf(document).map(({ url }) => url)).toContain("https://journal.example/1");
  });

  test("thousands of entries are read", () => {
    const items = Array.from(
      { length: 3000 },
      (_, at) => `<item><title>T ${at}</title><link>/${at}</link></item>`,
    );
    expect(
      readFeed(Buffer.from(`<rss><channel>${items.join("")}</channel></rss>`), "x").entries,
    ).toHaveLength(3000);
  });

  test.each([
    "<b>",
    "<![CDATA[",
    "<!--",
    "<title>",
    "<link href=",
    "<a xml:base='b/'>",
    "<link>",
    "&amp;",
    "&lt;b&gt;",
    "<item>",
    "<?a ",
    "<![CDATA[<ul><li>",
  ])("a megabyte of %s neither hangs nor harms", (piece) => {
    const many = piece.repeat(1_000_000 / piece.length);
    for (const document of [onlyItem(many), `${many}<rss>`, `<feed xml:base="/">${many}`]) {
      expect(readOrRefused(document)).toBeLessThan(10_001);
    }
  });

  test("what was compressed is read", () => {
    expect(first(gzipSync(onlyItem("")))).toMatchObject(ENTRY);
  });

  test.each<[string, string]>([
    [
      "a challenge",
      "<html><head><title>Just a moment...</title></head><body>Checking your browser</body></html>",
    ],
    ["JSON of another kind", '[{"title":"x"}]'],
    ["a sitemap", '<?xml version="1.0"?><urlset><url><loc>https://x.example</loc></url></urlset>'],
    [
      "a page that mentions feeds",
      "<!DOCTYPE html><html><body><pre>&lt;rss&gt;</pre><item>x</item></body></html>",
    ],
    ["JSON of nothing", "null"],
    ["words", "Service unavailable"],
    ["a tar archive", `${"a.xml".padEnd(257, "\0")}ustar${onlyItem("")}`],
  ])("%s is refused", (_, document) => {
    expect(() => readFeed(Buffer.from(document), "x")).toThrow(Failure);
  });
});
