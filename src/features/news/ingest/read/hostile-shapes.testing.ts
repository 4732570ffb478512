import { gzipSync } from "node:zlib";

/** A number from 0 to below the one given. */
export type Random = (below: number) => number;
export type Kind = (next: Random, index: number) => string | Buffer;

export const pick = (next: Random, from: readonly string[]) => from[next(from.length)] ?? "";

const feed = (inside: string, head = "") =>
  `<?xml version="1.0"?>${head}<rss version="2.0"><channel><title>T</title><link>https://h.example/</link>${inside}</channel></rss>`;
const entry = (index: number, more: string) =>
  `<item><title>Shape ${index}</title><link>https://h.example/s${index}</link>${more}</item>`;

/** What a lenient reader may go over again and again, from every place where it begins. */
const BEGINNINGS = [
  "<",
  "<!",
  "<!--",
  "<!-- -->",
  "<![CDATA[",
  "<?",
  "<?x ?>",
  "<!DOCTYPE ",
  "<!ENTITY a 'b'>",
  "%a;",
  "<title mode='base64' ",
  "<title",
  "<item>",
  "<item ",
  "<link href='",
  "<link ",
  "<a:b ",
  "</item>",
  "</",
  "]]>",
  "]>",
  "&#",
  "&amp;",
  " ",
  "\n",
  '"',
  "='",
  "xmlns:a='b' ",
  "<entry>",
  "<p title='",
  "<a href='https://x.example/",
  "<b><i>",
  "</p>",
  "The post a ",
  "a.",
  "(",
  "1-",
  "\u0301",
];

const manyBeginnings: Kind = (next, index) => {
  const long = pick(next, BEGINNINGS);
  const body = long.repeat(Math.ceil((20_000 + next(20_000)) / long.length));
  const [before, after] = [entry(index, ""), entry(index + 1, "")];
  return pick(next, [
    feed(before + body + after),
    feed(entry(index, `<description>${body}</description>`)),
    feed(entry(index, `<description><![CDATA[${body}]]></description>`)),
    feed(entry(index, `<pubDate>${body}</pubDate><author>${body}</author>`)),
    feed(before, body),
    `${body}${feed(before)}`,
    `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Shape ${index}</title><link href="https://h.example/s${index}"/><summary type="html">${body}</summary></entry></feed>`,
    JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      items: [{ id: index, url: `https://h.example/s${index}`, title: body, content_html: body }],
    }),
  ]);
};

/** What browsers read otherwise than cleaners do. */
const MUTATIONS = [
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><style><a title="</style><img src=x onerror=alert(1)>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<a href="&#106;&#x61;vascript&colon;alert(1)">x</a>',
  '<a href="  java&Tab;script:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  "<p id=location name=cookie class=fixed>x</p>",
  '<!--><img src=x onerror="alert(1)">-->',
  "<!-- --!><script>alert(1)</script>",
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>">',
  "<![CDATA[<script>alert(1)</script>]]]]><![CDATA[>",
  '<time datetime="&quot;onmouseover=alert(1) x=&quot;">now</time>',
  "<td colspan='1' onclick=alert(1)>x<plaintext>",
  "<base href=//x.example/><meta http-equiv=refresh content=0;url=//x.example>",
  "＜script＞alert(1)＜/script＞<scr\0ipt>alert(1)</scr\0ipt>",
];

const mutations: Kind = (next, index) => {
  const evil = `${pick(next, MUTATIONS)}${pick(next, MUTATIONS)}`;
  const escaped = evil.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const twice = escaped.replaceAll("&", "&amp;");
  const body = pick(next, [escaped, twice, `<![CDATA[${evil.replaceAll("]]>", "")}]]>`]);
  return feed(entry(index, `<description>Text ${body}</description><category>${body}</category>`));
};

const attributes: Kind = (next, index) => {
  const many = Array.from({ length: 500 + next(1000) }, (_, at) => `a${at}='${at}'`).join(" ");
  const spaces = Array.from({ length: 500 }, (_, at) => `xmlns:n${at}='urn:${at}'`).join(" ");
  const long = `v='${"x".repeat(50_000)}'`;
  const chosen = pick(next, [many, spaces, long]);
  return `<rss version="2.0" ${chosen}><channel ${chosen}><item ${chosen}><title ${chosen}>Shape ${index}</title><link>https://h.example/s${index}</link></item></channel></rss>`;
};

const nested: Kind = (next, index) => {
  const name = pick(next, ["item", "channel", "title", "div", "a:b", "entry", "link"]);
  const depth = 200 + next(1500);
  return feed(`${`<${name}>`.repeat(depth)}${entry(index, "")}${`</${name}>`.repeat(depth)}`);
};

const mixedEncodings: Kind = (next, index) => {
  const text = feed(entry(index, "<description>caf\u00e9 \u2013 \u{1F9EC}</description>"));
  const half = Math.floor(text.length / 2);
  const [head, tail] = [text.slice(0, half), text.slice(half)];
  const parts: readonly Buffer[][] = [
    [Buffer.from(head), Buffer.from(tail, "utf16le")],
    [Buffer.from([0xff, 0xfe]), Buffer.from(text)],
    [Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text, "utf16le")],
    [Buffer.from(head, "latin1"), Buffer.from([0xc0, 0x80, 0xed, 0xa0, 0x80]), Buffer.from(tail)],
    [Buffer.from([0, 0, 0xfe, 0xff]), Buffer.from(text)],
  ];
  return Buffer.concat(parts[next(parts.length)] ?? []);
};

const BOMB = gzipSync(gzipSync(Buffer.alloc(8_000_000)));

const packed: Kind = (next, index) => {
  const whole = gzipSync(feed(entry(index, "")));
  const cut = whole.subarray(0, whole.length - next(whole.length));
  return [BOMB, cut, gzipSync(whole), Buffer.concat([whole, whole])][next(4)] ?? whole;
};

const ODD: readonly unknown[] = [
  null,
  1e308,
  "1e400",
  [],
  {},
  [[[]]],
  true,
  "\ud800",
  { toString: 1 },
];

const jsonOfAnotherShape: Kind = (next, index) => {
  const odd = ODD[next(ODD.length)];
  const item = {
    id: odd,
    url: next(2) === 0 ? odd : `https://h.example/s${index}`,
    title: odd,
    content_html: odd,
    date_published: odd,
    tags: odd,
    authors: odd,
    attachments: odd,
    image: odd,
  };
  return JSON.stringify({ version: "https://jsonfeed.org/version/1", items: [item, odd, item] });
};

/** What is stored as it is written, and longer than anything that is meant. */
const longWords: Kind = (next, index) => {
  const long = pick(next, ["a", "../../", "1 ", "x:", "%2e"]).repeat(10_000 + next(30_000));
  return pick(next, [
    feed(entry(index, `<pubDate>${long}</pubDate><guid>${long}</guid>`)),
    feed(`<item><title>Shape ${index}</title><link>https://h.example/${long}</link></item>`),
    feed(entry(index, `<category>${long}</category><author>${long}</author>`)),
    `<${"p".repeat(50_000)}:rss version="2.0"><channel>${entry(index, "")}</channel></rss>`,
  ]);
};

export const SHAPES: readonly Kind[] = [
  longWords,
  manyBeginnings,
  mutations,
  attributes,
  nested,
  mixedEncodings,
  packed,
  jsonOfAnotherShape,
];
