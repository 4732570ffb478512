import * as v from "valibot";
import { endpoint } from "#/kernel/endpoint.ts";
import { optionalText, paging, wholeNumber } from "#/kernel/schema.ts";

/** An article as lists show it. Dates are ISO 8601. */
export const ArticleCard = v.object({
  id: v.string(),
  title: v.string(),
  url: v.string(),
  category: v.string(),
  categorySlug: v.string(),
  slug: v.string(),
  description: v.nullable(v.string()),
  source: v.string(),
  hasContent: v.boolean(),
  hasImage: v.boolean(),
  imageUrl: v.nullable(v.string()),
  publishedAt: v.string(),
  publishedDate: v.string(),
  wordCount: v.number(),
  /** A past event that Wardbook itself tells, with its source; not read from a feed. */
  isArchive: v.boolean(),
});

export const Article = v.object({
  ...ArticleCard.entries,
  content: v.nullable(v.string()),
  author: v.nullable(v.string()),
  tags: v.array(v.string()),
  modifiedDate: v.nullable(v.string()),
  sourceUrl: v.nullable(v.string()),
  collectedAt: v.string(),
});

export type ArticleCard = v.InferOutput<typeof ArticleCard>;
export type Article = v.InferOutput<typeof Article>;

export const ArticleQuery = v.object({
  search: optionalText(200),
  category: optionalText(100),
  source: optionalText(200),
  ...paging(20),
});

export type ArticleQuery = v.InferOutput<typeof ArticleQuery>;

export const ArticlePage = v.object({ articles: v.array(ArticleCard), total: v.number() });
export const Nothing = v.object({});
export const NewsStats = v.object({ totalArticles: v.number() });
export const WithImagesQuery = v.object({ limit: v.optional(wholeNumber(1, 100), 50) });
export const ArticleList = v.object({ articles: v.array(ArticleCard) });
export const ArticleAddress = v.object({
  category: v.pipe(v.string(), v.maxLength(200)),
  slug: v.pipe(v.string(), v.maxLength(600)),
});
export const NewsCategories = v.object({
  categories: v.array(v.object({ name: v.string(), slug: v.string(), count: v.number() })),
});
export const NewsSources = v.object({
  sources: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      kind: v.picklist(["agency", "journal", "news"]),
      terms: v.picklist(["public-domain", "cc-by-nd", "summary"]),
      specialties: v.array(v.string()),
      /** Null for a source that is not in the catalogue: of the archive, or of a file imported by hand. */
      feed: v.nullable(v.string()),
      enabled: v.boolean(),
      articles: v.number(),
      lastArticle: v.nullable(v.string()),
      lastFetch: v.nullable(v.string()),
      lastError: v.nullable(v.string()),
    }),
  ),
});

export const listArticles = endpoint<typeof ArticleQuery, typeof ArticlePage>("GET", "/api/news");
export const getNewsStats = endpoint<typeof Nothing, typeof NewsStats>("GET", "/api/news/stats");
export const listWithImages = endpoint<typeof WithImagesQuery, typeof ArticleList>(
  "GET",
  "/api/news/with-images",
);
export const listNewsCategories = endpoint<typeof Nothing, typeof NewsCategories>(
  "GET",
  "/api/news/categories",
);
export const listNewsSources = endpoint<typeof Nothing, typeof NewsSources>(
  "GET",
  "/api/news/sources",
);
export const getArticle = endpoint<typeof ArticleAddress, typeof Article>(
  "GET",
  "/api/news/{category}/{slug}",
);
