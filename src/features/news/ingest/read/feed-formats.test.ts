import { describe, expect, test } from "vitest";
import { ENTRY, first, onlyEntry, onlyItem } from "../decode/feed-documents.testing.ts";

describe("each format", () => {
  test.each<[string, string]>([
    [
      "RSS 0.90",
      '<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://my.netscape.com/rdf/simple/0.9/"><channel><title>J</title><link>https://journal.example/</link></channel><item><title>A trial</title><link>https://journal.example/1</link></item></rdf:RDF>',
    ],
    [
      "RSS 0.91 with its DTD",
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">\n<rss version="0.91"><channel><title>J</title><link>https://journal.example/</link><item><title>A trial</title><link>https://journal.example/1</link></item></channel></rss>',
    ],
    [
      "RSS 0.92 without titles of its own",
      '<rss version="0.92"><channel><title>J</title><item><description>A trial</description><link>https://journal.example/1</link></item></channel></rss>',
    ],
    [
      "RSS 1.0",
      '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="https://journal.example/"><title>J</title><link>https://journal.example/</link><items><rdf:Seq><rdf:li rdf:resource="https://journal.example/1"/></rdf:Seq></items></channel><item rdf:about="https://journal.example/1"><title>A trial</title><link>https://journal.example/1</link><dc:date>2026-11-18</dc:date></item></rdf:RDF>',
    ],
    [
      "RSS 1.0 with prefixes of its own",
      '<R:RDF xmlns:R="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rss="http://purl.org/rss/1.0/"><rss:channel R:about="https://journal.example/"><rss:title>J</rss:title><rss:link>https://journal.example/</rss:link></rss:channel><rss:item R:about="https://journal.example/1"><rss:title>A trial</rss:title><rss:link>https://journal.example/1</rss:link></rss:item></R:RDF>',
    ],
    ["RSS 2.0", onlyItem("")],
    [
      "RSS 2.0 with a prefix",
      '<r:rss version="2.0" xmlns:r="http://backend.userland.com/rss2"><r:channel><r:title>J</r:title><r:item><r:title>A trial</r:title><r:link>https://journal.example/1</r:link></r:item></r:channel></r:rss>',
    ],
    ["RSS 2.0 in capitals", onlyItem("").replaceAll("item>", "ITEM>").replaceAll("rss", "RSS")],
    [
      "items beside the channel",
      '<rss version="2.0"><channel><title>J</title></channel><item><title>A trial</title><link>https://journal.example/1</link></item></rss>',
    ],
    [
      "Atom 0.3",
      '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>J</title><entry><title>A trial</title><link rel="alternate" type="text/html" href="https://journal.example/1"/><id>1</id><issued>2026-11-18T10:00:00Z</issued><modified>2026-11-18T10:00:00Z</modified></entry></feed>',
    ],
    ["Atom 1.0", onlyEntry('<link href="https://journal.example/1"/>')],
    [
      "Atom with a prefix",
      '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:title>J</a:title><a:entry><a:id>1</a:id><a:title>A trial</a:title><a:link href="https://journal.example/1"/></a:entry></a:feed>',
    ],
    [
      "Atom with many links",
      onlyEntry(
        '<link rel="self" href="https://journal.example/self"/><link rel="replies" href="https://journal.example/r"/><link rel="alternate" type="application/pdf" href="https://journal.example/1.pdf"/><link rel="alternate" type="text/html" href="https://journal.example/1"/>',
      ),
    ],
    [
      "a single entry of Atom",
      '<entry xmlns="http://www.w3.org/2005/Atom"><id>1</id><title>A trial</title><link href="https://journal.example/1"/></entry>',
    ],
    [
      "JSON Feed 1",
      '{"version":"https://jsonfeed.org/version/1","title":"J","items":[{"id":"1","title":"A trial","url":"https://journal.example/1","author":{"name":"A. Author"}}]}',
    ],
    [
      "JSON Feed 1.1 with a byte order mark and numbers as ids",
      '\ufeff{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[{"id":1,"title":"A trial","url":"https://journal.example/1"}]}',
    ],
    [
      "no title but a text",
      onlyItem("<description>A trial</description>").replace("<title>A trial</title>", ""),
    ],
    [
      "no link but a guid",
      onlyItem("<guid>https://journal.example/1</guid>").replace(
        "<link>https://journal.example/1</link>",
        "",
      ),
    ],
    [
      "a link in an attribute",
      onlyItem('<link href="https://journal.example/1"/>').replace(
        "<link>https://journal.example/1</link>",
        "",
      ),
    ],
  ])("%s", (_, document) => expect(first(document)).toMatchObject(ENTRY));
});

describe("what stands in the entries", () => {
  test.each<[string, string, object]>([
    [
      "content:encoded in CDATA",
      onlyItem(
        "<content:encoded><![CDATA[<p>All <b>of</b> it</p>]]></content:encoded>",
        'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
      ),
      { content: "<p>All <b>of</b> it</p>", hasContent: true },
    ],
    [
      "content under another prefix",
      onlyItem(
        "<c:encoded>&lt;p&gt;All&lt;/p&gt;</c:encoded>",
        'xmlns:c="http://purl.org/rss/1.0/modules/content/"',
      ),
      { content: "<p>All</p>" },
    ],
    [
      "Dublin Core under another prefix",
      onlyItem(
        "<d:date>2026-11-18T10:00:00Z</d:date><d:creator>A. Author</d:creator>",
        'xmlns:d="http://purl.org/dc/elements/1.1/"',
      ),
      { author: "A. Author", publishedDate: new Date("2026-11-18T10:00:00Z") },
    ],
    [
      "HTML that was escaped twice",
      onlyItem(
        "<description>&amp;lt;p&amp;gt;Fish &amp;amp;amp; chips&amp;lt;/p&amp;gt;</description>",
      ),
      { description: "Fish & chips" },
    ],
    [
      "undeclared entities of HTML",
      onlyItem("<description>Caf&eacute;&nbsp;au lait &ndash; &hellip;</description>"),
      { description: "Café au lait – …" },
    ],
    [
      "a bare ampersand",
      onlyItem("<description>Smith & Jones, R&D < 5</description>"),
      { description: "Smith & Jones, R&D < 5" },
    ],
    [
      "control characters",
      onlyItem("<description>One\u0000\u0008\u000btwo\u001f three</description>"),
      { description: expect.stringMatching(/^One ?two ?three$/) },
    ],
    [
      "a title with markup",
      onlyEntry(
        '<title type="html">A &lt;i&gt;trial&lt;/i&gt;</title><link href="https://journal.example/1"/>',
      ).replace("<title>A trial</title>", ""),
      { title: "A trial" },
    ],
    [
      "XHTML",
      onlyEntry(
        '<link href="https://journal.example/1"/><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>All <em>of</em> it</p></div></content>',
      ),
      { content: expect.stringContaining("<p>All <em>of</em> it</p>") },
    ],
    [
      "XHTML with a prefix",
      onlyEntry(
        '<link href="https://journal.example/1"/><content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:p>All of it</h:p></h:div></content>',
      ),
      { content: expect.stringContaining("All of it") },
    ],
    [
      "a title in XHTML",
      onlyEntry(
        '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">A <b>trial</b></div></title><link href="https://journal.example/1"/>',
      ).replace("<title>A trial</title>", ""),
      { title: "A trial" },
    ],
    [
      "plain text with a sign of less",
      onlyEntry(
        '<link href="https://journal.example/1"/><summary type="text">p &lt; 0.05 and n &gt; 5</summary>',
      ),
      { description: "p < 0.05 and n > 5" },
    ],
    [
      "media:content",
      onlyItem(
        '<media:content url="https://journal.example/a.jpg" medium="image"/>',
        'xmlns:media="http://search.yahoo.com/mrss/"',
      ),
      { imageUrl: "https://journal.example/a.jpg" },
    ],
    [
      "media:group with a thumbnail",
      onlyItem(
        '<media:group><media:content url="https://journal.example/a.mp4" type="video/mp4"/><media:thumbnail url="https://journal.example/a.jpg"/></media:group>',
        'xmlns:media="http://search.yahoo.com/mrss/"',
      ),
      { imageUrl: "https://journal.example/a.jpg" },
    ],
    [
      "the old address of Media RSS",
      onlyItem(
        '<m:thumbnail url="https://journal.example/a.jpg"/>',
        'xmlns:m="http://search.yahoo.com/mrss"',
      ),
      { imageUrl: "https://journal.example/a.jpg" },
    ],
    [
      "an enclosure",
      onlyItem('<enclosure url="https://journal.example/a.png" type="image/png" length="1"/>'),
      { imageUrl: "https://journal.example/a.png" },
    ],
    [
      "itunes:image",
      onlyItem(
        '<itunes:image href="https://journal.example/a.jpg"/><enclosure url="https://journal.example/a.mp3" type="audio/mpeg" length="1"/>',
        'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
      ),
      { imageUrl: "https://journal.example/a.jpg" },
    ],
    [
      "an image in the text",
      onlyItem("<description>&lt;img src=/a.jpg&gt;Text</description>"),
      { imageUrl: "https://journal.example/a.jpg", description: "Text" },
    ],
    [
      "PRISM",
      onlyItem(
        "<prism:publicationDate>2026-11-18</prism:publicationDate><prism:doi>10.1000/1</prism:doi>",
        'xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"',
      ),
      { publishedDate: new Date("2026-11-18T00:00:00Z") },
    ],
    [
      "itunes:summary and author",
      onlyItem(
        "<itunes:summary>About it</itunes:summary><itunes:author>A. Author</itunes:author>",
        'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
      ),
      { description: "About it", author: "A. Author" },
    ],
    [
      "an author with an address",
      onlyItem("<author>author@journal.example (A. Author)</author>"),
      { author: "A. Author" },
    ],
    [
      "Atom 0.3's dates",
      '<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>J</title><entry><title>A trial</title><link rel="alternate" href="https://journal.example/1"/><id>1</id><issued>2026-11-17T10:00:00Z</issued><modified>2026-11-18T10:00:00Z</modified></entry></feed>',
      {
        publishedDate: new Date("2026-11-17T10:00:00Z"),
        modifiedDate: new Date("2026-11-18T10:00:00Z"),
      },
    ],
  ])("%s", (_, document, expected) => expect(first(document)).toMatchObject(expected));
});
