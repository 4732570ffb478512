import * as v from "valibot";
import { optionalText, paging, wholeNumber } from "#/kernel/schema.ts";

/** From and to within a text, in UTF-16 units. */
const Range = v.tuple([v.number(), v.number()]);

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
  /** Null where the source gave no date. */
  publishedAt: v.nullable(v.string()),
  /** The same, or when the article was found. */
  publishedDate: v.string(),
  /** Whether that date is the source's. Undated articles stand behind all others. */
  isDated: v.boolean(),
  wordCount: v.number(),
  /** A past event that Wardbook itself tells, with its source; not read from a feed. */
  isArchive: v.boolean(),
  /** How many sources tell this story. */
  sources: v.number(),
  /** Where the words that were searched for stand in the title and the description; only where there was a search. */
  matches: v.optional(v.object({ title: v.array(Range), description: v.array(Range) })),
});

/** The same event, told by another source. */
const StoryPart = v.object({
  id: v.string(),
  title: v.string(),
  source: v.string(),
  categorySlug: v.string(),
  slug: v.string(),
  publishedDate: v.string(),
  isDated: v.boolean(),
});

export const Article = v.object({
  ...ArticleCard.entries,
  /** The story's other sources, the earliest first. */
  story: v.array(StoryPart),
  /** The newest about the same drugs, then of the same specialty. */
  related: v.array(ArticleCard),
  /** The drugs that it names. */
  drugs: v.array(v.object({ id: v.string(), name: v.string() })),
  content: v.nullable(v.string()),
  author: v.nullable(v.string()),
  tags: v.array(v.string()),
  modifiedDate: v.nullable(v.string()),
  sourceUrl: v.nullable(v.string()),
  collectedAt: v.string(),
});

export type ArticleCard = v.InferOutput<typeof ArticleCard>;
export type ArticlePage = v.InferOutput<typeof ArticlePage>;
export type StoryPart = v.InferOutput<typeof StoryPart>;
export type Article = v.InferOutput<typeof Article>;

export const ArticleQuery = v.object({
  search: optionalText(200),
  category: optionalText(100),
  source: optionalText(200),
  sort: v.optional(v.picklist(["date", "relevance"], "Must be date or relevance"), "date"),
  ...paging(20),
});

/** Where the words that were searched for stand in a text. */
export type Matches = v.InferOutput<typeof Range>[];
export type ArticleQuery = v.InferOutput<typeof ArticleQuery>;

export const ArticlePage = v.object({
  articles: v.array(ArticleCard),
  /** Of a search at most as many as can be paged through; `totalCapped` says that there are more. */
  total: v.number(),
  /** Of these, how many have the words of a search themselves; they come first. The others are on the same subject. */
  asTyped: v.number(),
  totalCapped: v.boolean(),
});
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
const NewsSourceState = v.object({
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
});
export type NewsSourceState = v.InferOutput<typeof NewsSourceState>;
export const NewsSources = v.object({ sources: v.array(NewsSourceState) });
