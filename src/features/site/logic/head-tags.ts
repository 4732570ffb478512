import type { Site } from "../site.contract.ts";
import { type ArticleFacts, type PageFacts, type PageHead, pageTitle } from "./page-facts.ts";
import { sectionOf } from "./path-sections.ts";
import { addressOf } from "./site-address.ts";
import { breadcrumbData, type JsonLd, jsonLdText, organizationData } from "./structured-data.ts";
import { VOCABULARY } from "./vocabulary.ts";

const HOME = { label: "Home", href: "/" };
/** What a reader of feeds looks for in a page that it is given. */
const FEEDS = [
  {
    rel: "alternate",
    type: "application/rss+xml",
    title: "Medical news, RSS",
    href: "/news/feed.xml",
  },
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: "Medical news, Atom",
    href: "/news/atom.xml",
  },
];
const PARENTS = [
  { label: "Drugs", href: "/drugs" },
  { label: "News", href: "/news" },
];

/** Everything a page says in its head: title, description, canonical address, social tags, structured data. */
export function headTags(site: Site, page: PageFacts): PageHead {
  const section = sectionOf(page.path);
  const title = pageTitle(site, page.title);
  const description = page.description ?? section.description;
  const url = addressOf(site, page.path);
  const image = addressOf(site, page.image ?? `/social/pages/${section.picture}.png`);
  return {
    meta: [
      { title },
      { name: "description", content: description },
      { name: "keywords", content: (page.keywords ?? section.keywords).join(", ") },
      { name: "robots", content: page.hidden ? "noindex, follow" : "index, follow" },
      { name: "geo.region", content: "US" },
      { property: "og:locale", content: "en_US" },
      { property: "og:site_name", content: site.name },
      { property: "og:type", content: page.article ? "article" : "website" },
      { property: "og:title", content: title },
      { property: "og:description", content: description },
      { property: "og:url", content: url },
      { property: "og:image", content: image },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { property: "og:image:alt", content: title },
      { name: "twitter:card", content: "summary_large_image" },
      { name: "twitter:title", content: title },
      { name: "twitter:description", content: description },
      { name: "twitter:image", content: image },
      ...(page.article ? articleTags(page.article) : []),
    ],
    // A filtered list names the whole one.
    links: [{ rel: "canonical", href: url }, ...(section.picture === "news" ? FEEDS : [])],
    scripts: structured(site, page).map((data) => ({
      type: "application/ld+json",
      children: jsonLdText(data),
    })),
  };
}

function articleTags({
  publishedTime,
  modifiedTime,
  author,
  section,
}: ArticleFacts): PageHead["meta"] {
  const facts: [name: string, value: string | undefined][] = [
    ["article:published_time", publishedTime],
    ["article:modified_time", modifiedTime],
    ["article:author", author],
    ["article:section", section],
  ];
  return facts.flatMap(([property, content]) =>
    content === undefined ? [] : [{ property, content }],
  );
}

/** What a page is by schema.org: what it says itself, whose it is, and where it stands. */
function structured(site: Site, page: PageFacts): readonly JsonLd[] {
  const own = page.structured?.(VOCABULARY) ?? [];
  if (page.hidden) return own;
  const trail = [
    ...PARENTS.filter(({ href }) => page.path.startsWith(`${href}/`)),
    ...(page.parents ?? []),
  ];
  const self = { label: page.crumb ?? page.title, href: page.path };
  const crumbs = page.path === "/" ? [] : [breadcrumbData(site, [HOME, ...trail, self])];
  return [...own, ...crumbs, organizationData(site)];
}
