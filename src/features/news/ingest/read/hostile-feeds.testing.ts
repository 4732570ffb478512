import { pick, SHAPES, type Kind, type Random } from "./hostile-shapes.testing.ts";

type Hostile = { readonly name: string; readonly bytes: Uint8Array };

const SCRIPTS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "javascript:alert(1)",
  "<svg/onload=alert(1)>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<p style='background:url(//x.example/)'>x</p>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "]]><script>alert(1)</script>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=alert(1)&gt;'>",
  "\u202egnp.exe",
  "\0\u0001\uFFFE",
  "%00",
  "' OR 1=1; DROP TABLE news_articles; --",
  "&#0;&#55296;&#x10FFFF;&#99999999;",
];

const DATES = ["now", "Fri, 99 Zzz 99999 99:99:99 +9999", "9999-12-31", "-1", "1e400", ""];

/** Documents that are made to do harm, the same ones every time: a document of each kind, then the next of each. */
export function hostileDocuments(count: number): Hostile[] {
  const next = randomFrom(20261121);
  return Array.from({ length: count }, (_, index) => {
    const kind = KINDS[index % KINDS.length] ?? scriptsEverywhere;
    const made = kind(next, index);
    const bytes = typeof made === "string" ? Buffer.from(made) : made;
    return { name: `${kind.name} ${index}`, bytes };
  });
}

/** Numerical Recipes' generator: enough to differ, the same everywhere. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The lowest bits of such a generator hardly change.
    return (state >>> 8) % below;
  };
}

const channel = (items: string, head = "") =>
  `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title><link>https://h.example/</link>${items}</channel></rss>`;
const item = (parts: Record<string, string>) =>
  `<item>${Object.entries(parts).map(([name, text]) => `<${name}>${text}</${name}>`)}</item>`;

const scriptsEverywhere: Kind = (next, index) => {
  const evil = () => pick(next, SCRIPTS);
  const wrapped = () => (next(2) === 0 ? `<![CDATA[${evil()}]]>` : evil());
  return channel(
    item({
      title: `Title ${index} ${wrapped()}`,
      link: next(3) === 0 ? evil() : `https://h.example/${index}?q=${encodeURIComponent(evil())}`,
      guid: wrapped(),
      description: wrapped(),
      "content:encoded": `<![CDATA[<p>Text</p>${evil()}]]>`,
      author: wrapped(),
      category: wrapped(),
      pubDate: pick(next, DATES),
    }) +
      `<item><title>Media</title><link>https://h.example/m${index}</link><media:content medium="image" url="${evil().replace(/["<&]/g, "")}"/></item>`,
  );
};

const billionLaughs: Kind = (next) => {
  const entities = Array.from({ length: 12 }, (_, level) =>
    level === 0
      ? '<!ENTITY l0 "ha">'
      : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(8 + next(4))}">`,
  );
  const title = item({ title: "Ha &l11;", link: "https://h.example/1", description: "&l11;" });
  return channel(title, `<!DOCTYPE rss [${entities.join("")}]>`);
};

const filesOfTheServer: Kind = (next) => {
  const target = pick(next, ["file:///etc/passwd", "http://169.254.169.254/", "php://filter"]);
  const entity = `<!DOCTYPE rss [<!ENTITY x SYSTEM "${target}"><!ENTITY % p SYSTEM "${target}">]>`;
  return channel(
    item({ title: "It is &x;", link: "https://h.example/2", description: "&x;" }),
    entity,
  );
};

const quadratic: Kind = (next) => {
  const long = "a".repeat(20_000 + next(20_000));
  const title = item({ title: "&a;".repeat(2000), link: "https://h.example/3" });
  return channel(title, `<!DOCTYPE rss [<!ENTITY a "${long}">]>`);
};

const deep: Kind = (next) => {
  const depth = 2000 + next(8000);
  return channel(
    item({ title: "Deep", link: "https://h.example/4", description: "<b>".repeat(depth) }),
  );
};

const deepJson: Kind = (next) =>
  `{"version":"https://jsonfeed.org/version/1.1","title":"T","items":${"[".repeat(3000 + next(5000))}`;

const huge: Kind = (next, index) => {
  const text = pick(next, [
    "<",
    "&",
    "<p ",
    "<!--",
    "]]>",
    "x ",
    "<a href=",
    "&lt;",
    "\t\n",
    "<br ",
  ]);
  const body = text.repeat(Math.floor((50_000 + next(100_000)) / text.length));
  const parts = { title: `Huge ${index}`, link: `https://h.example/h${index}` };
  return channel(item({ ...parts, description: `<![CDATA[${body.replaceAll("]]>", "] ]>")}]]>` }));
};

const hugeTitle: Kind = (next) =>
  channel(item({ title: "word ".repeat(20_000 + next(20_000)), link: "https://h.example/5" }));

const manyEntries: Kind = (next) => {
  const entries = Array.from({ length: 20 + next(30) }, (_, index) =>
    item({ title: `Entry ${index}`, link: `https://h.example/e${index}` }),
  );
  return channel(entries.join(""));
};

const noise: Kind = (next) => {
  const bytes = Buffer.alloc(2000 + next(5000));
  for (let at = 0; at < bytes.length; at++) bytes[at] = next(256);
  return next(2) === 0
    ? bytes
    : Buffer.concat([Buffer.from("<rss version='2.0'><channel>"), bytes]);
};

const cutOff: Kind = (next, index) => {
  const whole = String(scriptsEverywhere(next, index));
  return whole.slice(0, next(whole.length));
};

const wrongEncoding: Kind = (next, index) => {
  const label = pick(next, ["utf-16", "utf-7", "x-nothing", "ebcdic", "iso-2022-kr", "utf-32"]);
  const text = String(scriptsEverywhere(next, index));
  return Buffer.from(text.replace("?>", ` encoding="${label}"?>`), "latin1");
};

const prototypes: Kind = () =>
  '{"version":"https://jsonfeed.org/version/1.1","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"title":"T","items":[{"id":"__proto__","url":"https://h.example/6","title":"P","__proto__":{"url":"javascript:1"},"authors":[null,{"name":{}}],"tags":[1,null]}]}';

const KINDS: readonly Kind[] = [
  scriptsEverywhere,
  billionLaughs,
  filesOfTheServer,
  quadratic,
  deep,
  deepJson,
  huge,
  hugeTitle,
  manyEntries,
  noise,
  cutOff,
  wrongEncoding,
  prototypes,
  ...SHAPES,
];
