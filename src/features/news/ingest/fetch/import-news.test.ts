import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { runIngest } from "#/platform/ingest/command.ts";
import { zipOf } from "#/platform/ingest/formats/zip-of.testing.ts";
import { describeEachDatabase } from "#/platform/testing/each-database.ts";
import { newsArticles } from "../../server/news.table.ts";
import { importNews } from "./import-news.ts";

const item = (title: string, link: string, more = "") =>
  `<item><title>${title}</title><link>${link}</link><pubDate>Mon, 16 Nov 2026 08:00:00 GMT</pubDate>${more}</item>`;
const rss = (head: string, ...items: string[]) =>
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>J</title>${head}${items.join("")}</channel></rss>`;
const WHOLE = "https://journal.example/whole";

/** By what they show: the document, and the addresses of its articles. */
const DOCUMENTS: [string, string, string[]][] = [
  ["without a site", rss("", item("A", WHOLE)), [WHOLE]],
  ["with the path of its site alone", rss("<link>/news</link>", item("A", WHOLE)), [WHOLE]],
  ["with nothing that is an address", rss("<link>J</link>", item("A", WHOLE)), [WHOLE]],
  [
    "with links that are relative to itself",
    rss('<atom:link rel="self" href="https://journal.example/feed/rss.xml"/>', item("A", "../a")),
    ["https://journal.example/a"],
  ],
  [
    "with a site that is relative to itself",
    rss(
      '<link>/news/</link><atom:link rel="self" href="https://journal.example/feed.xml"/>',
      item("A", "a"),
    ),
    ["https://journal.example/news/a"],
  ],
  [
    "in JSON, with its own address",
    JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "J",
      feed_url: "https://journal.example/feed.json",
      items: [{ id: "1", url: "/a", title: "A" }],
    }),
    ["https://journal.example/a"],
  ],
  [
    "with xml:base",
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://journal.example/x/"><title>J</title><entry><title>A</title><id>urn:1</id><link href="a"/></entry></feed>',
    ["https://journal.example/x/a"],
  ],
  [
    "with a prolog that was written twice, and prefixes",
    `<?xml?xml version="1.0"?>${rss("<link>/</link>", item("A", WHOLE), item("B", `${WHOLE}/b`)).replace(/<(\/?)(channel|item|title|link|pubDate)/g, "<$1rss:$2")}`,
    [WHOLE, `${WHOLE}/b`],
  ],
];

describeEachDatabase("importing feeds from files", (database) => {
  async function give(name: string, content: string | Uint8Array) {
    const path = join(mkdtempSync(join(tmpdir(), "wardbook-feeds-")), name);
    writeFileSync(path, content);
    return ingest(path);
  }

  async function ingest(path: string) {
    const lines: string[] = [];
    const counts = await runIngest({
      sources: { news: { reads: "feeds", run: importNews } },
      args: ["news", path],
      database: database(),
      folder: tmpdir(),
      fetch: () => Promise.reject(new Error("nothing is fetched here")),
      print: (line) => lines.push(line),
    });
    return { counts, lines };
  }

  const urls = async () =>
    (await database().select().from(newsArticles)).map(({ url }) => url).toSorted();

  test.each(DOCUMENTS)("keeps the entries of one %s", async (_, document, expected) => {
    const { counts } = await give("feed.xml", document);
    expect(counts).toMatchObject({ inserted: expected.length, rejected: 0 });
    expect(await urls()).toEqual(expected);
  });

  test("names every place of what it rejects, and takes the rest", async () => {
    const bad = (title: string) => item(title, "nowhere");
    const folder = mkdtempSync(join(tmpdir(), "wardbook-folder-"));
    mkdirSync(join(folder, "in"));
    writeFileSync(join(folder, "a.xml"), rss("", item("A", WHOLE), bad("B"), bad("C")));
    writeFileSync(join(folder, "in", "b.zip"), zipOf({ "c.xml": rss("", bad("D")) }));
    const { counts, lines } = await ingest(folder);
    expect(counts).toMatchObject({ inserted: 1, rejected: 3 });
    expect(lines.slice(2)).toEqual([
      "  3 rejected as at b.zip > c.xml, entry 1: it has no link to a web page",
      "    also at a.xml, entry 2; a.xml, entry 3",
    ]);
  });

  test("refuses a tar archive in words that say what to do", async () => {
    const tar = Buffer.alloc(10_240);
    tar.write("feed.xml", 0);
    tar.write("ustar", 257);
    for (const content of [tar, gzipSync(tar)]) {
      await expect(give("feeds.tar.gz", content)).rejects.toThrow(
        "feeds.tar.gz is a tar archive: unpack it and name the folder.",
      );
    }
  });

  test("names an author without the markup around the name", async () => {
    const authors = [
      "&lt;p&gt; Item Author &lt;/p&gt;",
      "<![CDATA[<b>Ann Bo</b>]]>",
      "jane@journal.example (Jane Roe)",
    ];
    const items = authors.map((author, at) =>
      item(`T${at}`, `${WHOLE}/${at}`, `<author>${author}</author>`),
    );
    await give("feed.xml", rss("", ...items));
    const rows = await database().select().from(newsArticles).orderBy(newsArticles.url);
    expect(rows.map(({ author }) => author)).toEqual(["Item Author", "Ann Bo", "Jane Roe"]);
  });
});
