import { sectionOf } from "./path-sections.ts";
import type { Site } from "../site.contract.ts";
import { addressOf } from "./site-address.ts";
import { type JsonLd, jsonLdText } from "./structured-data.ts";

export type ArticleFacts = {
  /** ISO 8601. */
  readonly publishedTime: string;
  readonly modifiedTime?: string;
  readonly author?: string;
  readonly section?: string;
  readonly tags?: readonly string[];
};

export type PageFacts = {
  /** The page's own path, without a query unless the query makes another page of it. */
  readonly path: string;
  /** Without the site's name: that is the suffix. */
  readonly title: string;
  /** The section's where it is left out. */
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Path or address of a picture for social cards, 1200 x 630; the section's where it is left out. */
  readonly image?: string;
  /** Not for search engines: the 404 page, sign-in, what belongs to one person, filter combinations. */
  readonly hidden?: boolean;
  readonly article?: ArticleFacts;
  readonly structured?: readonly JsonLd[];
};

type MetaTag = Record<string, string>;

/** The shape that a route's `head` returns. */
export type PageHead = {
  readonly meta: MetaTag[];
  readonly links: { rel: string; href: string }[];
  readonly scripts: { type: string; children: string }[];
};

/** "Metformin | Wardbook Healthcare Professional Network". */
export function pageTitle(site: Site, title: string): string {
  return `${title} | ${site.name} Healthcare Professional Network`;
}

/** Everything a page says in its head: title, description, canonical address, social tags, structured data. */
export function pageHead(site: Site, page: PageFacts): PageHead {
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
    links: [{ rel: "canonical", href: url }],
    scripts: (page.structured ?? []).map((data) => ({
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
  tags = [],
}: ArticleFacts): MetaTag[] {
  const facts: [name: string, value: string | undefined][] = [
    ["article:published_time", publishedTime],
    ["article:modified_time", modifiedTime],
    ["article:author", author],
    ["article:section", section],
    ...tags.map((tag): [string, string] => ["article:tag", tag]),
  ];
  return facts.flatMap(([property, content]) =>
    content === undefined ? [] : [{ property, content }],
  );
}
