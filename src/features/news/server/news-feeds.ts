import { generateAtomFeed, generateRssFeed } from "feedsmith";
import { slugOf } from "#/kernel/text.ts";
import type { Document, DocumentRequest } from "#/platform/http/documents.ts";
import { articleHref } from "../logic/article-address.ts";
import type { ArticleCard } from "../news.contract.ts";
import type { ArticleStore } from "./article.store.ts";

export type Site = { readonly origin: string; readonly siteName: string };

/** A feed of articles, before it is written in one format or the other. */
type Channel = {
  readonly title: string;
  readonly self: string;
  readonly page: string;
  readonly articles: readonly (ArticleCard & { readonly href: string })[];
};

const MAX_AGE = 300;
const ENTRIES = 50;
const LONGEST = 200;

/** The newest articles as RSS and Atom: all or those of a category, of a source (`?source=`), that a search finds (`?search=`). */
export function newsFeeds(site: Site, articles: ArticleStore): Document[] {
  const formats = [
    { file: "feed.xml", contentType: "application/rss+xml; charset=utf-8", write: rss },
    { file: "atom.xml", contentType: "application/atom+xml; charset=utf-8", write: atom },
  ];
  return formats.flatMap(({ file, contentType, write }) =>
    [`/news/${file}`, `/news/{category}/${file}`].map((path) => ({
      path,
      contentType,
      maxAgeSeconds: MAX_AGE,
      body: async (asked: DocumentRequest) => {
        const channel = await channelOf(site, articles, asked);
        return channel && write(channel);
      },
    })),
  );
}

async function channelOf(
  { origin, siteName }: Site,
  articles: ArticleStore,
  { url, params }: DocumentRequest,
): Promise<Channel | null> {
  const [search, source] = [textIn(url, "search"), textIn(url, "source")];
  const slug = params["category"] === undefined ? undefined : slugOf(params["category"]);
  const category = slug && (await articles.categories()).find((known) => known.slug === slug);
  if (slug !== undefined && !category) return null;
  const found = await articles.list({
    search,
    category: slug,
    source,
    sort: "date",
    page: 1,
    limit: ENTRIES,
  });
  const said = { ...(search !== undefined && { search }), ...(source !== undefined && { source }) };
  const filter = { ...said, ...(slug !== undefined && { category: slug }) };
  return {
    title: [`${siteName} News`, category && category.name, source, search]
      .filter(Boolean)
      .join(": "),
    self: origin + url.pathname + queryOf(said),
    page: `${origin}/news${queryOf(filter)}`,
    articles: found.articles.map((one) => ({ ...one, href: origin + articleHref(one) })),
  };
}

function queryOf(fields: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(fields).toString();
  return query && `?${query}`;
}

/** What cannot be asked of the database is not asked. */
function textIn(url: URL, field: "search" | "source"): string | undefined {
  const text = (url.searchParams.get(field) ?? "").replaceAll("\0", " ").trim();
  return text.toWellFormed().slice(0, LONGEST) || undefined;
}

function rss({ title, self, page, articles }: Channel): string {
  return generateRssFeed({
    title,
    link: page,
    description: `${title}: the newest articles, each with its source.`,
    language: "en-US",
    atom: { links: [{ href: self, rel: "self", type: "application/rss+xml" }] },
    items: articles.map((article) => ({
      title: article.title,
      link: article.href,
      guid: { value: article.id, isPermaLink: false },
      ...(article.isDated && { pubDate: new Date(article.publishedDate) }),
      description: article.description ?? article.title,
      categories: [{ name: article.category }],
      dc: { creators: [article.source] },
    })),
  });
}

function atom({ title, self, page, articles }: Channel): string {
  return generateAtomFeed({
    id: self,
    title: { value: title },
    updated: new Date(articles[0]?.publishedDate ?? 0),
    links: [
      { href: self, rel: "self" },
      { href: page, rel: "alternate" },
    ],
    entries: articles.map((article) => ({
      id: `urn:uuid:${article.id}`,
      title: { value: article.title },
      updated: new Date(article.publishedDate),
      ...(article.isDated && { published: new Date(article.publishedDate) }),
      authors: [{ name: article.source }],
      summary: { value: article.description ?? article.title },
      categories: [{ term: article.category }],
      links: [{ href: article.href, rel: "alternate" }],
    })),
  });
}
