import type { Site } from "../site.contract.ts";
import type { JsonLd } from "./structured-data.ts";
import type { Vocabulary } from "./vocabulary.ts";

export type ArticleFacts = {
  /** ISO 8601; left out where nobody knows. */
  readonly publishedTime?: string;
  readonly modifiedTime?: string;
  readonly author?: string;
  readonly section?: string;
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
  /** What the page is called in its breadcrumbs; its title where that is left out. */
  readonly crumb?: string;
  /** What stands between the page and its section. */
  readonly parents?: readonly { readonly label: string; readonly href: string }[];
  /** Made of what is loaded only where a head has to be written. */
  readonly structured?: (vocabulary: Vocabulary) => readonly JsonLd[];
};

/** The shape that a route's `head` returns. */
export type PageHead = {
  readonly meta: Record<string, string>[];
  readonly links: Record<string, string>[];
  readonly scripts: { type: string; children: string }[];
};

/** "Metformin | Wardbook Healthcare Professional Network". */
export function pageTitle(site: Site, title: string): string {
  return `${title} | ${site.name} Healthcare Professional Network`;
}
