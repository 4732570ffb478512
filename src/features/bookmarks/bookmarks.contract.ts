import * as v from "valibot";
import { optionalText, paging } from "#/kernel/schema.ts";

const ArticleId = v.pipe(
  v.string("Article ID is required"),
  v.nonEmpty("Article ID is required"),
  v.uuid("An article ID is a UUID"),
);

export const BOOKMARK_ORDERS = ["newest", "oldest", "title"] as const;

export const BookmarkQuery = v.object({
  /** Only the bookmark of this article, if there is one. */
  articleId: v.optional(ArticleId),
  search: optionalText(200),
  category: optionalText(100),
  source: optionalText(200),
  sort: v.optional(v.picklist(BOOKMARK_ORDERS, "Must be newest, oldest or title"), "newest"),
  ...paging(100),
});

export type BookmarkQuery = v.InferOutput<typeof BookmarkQuery>;

export const Bookmark = v.object({
  id: v.string(),
  articleId: v.string(),
  articleTitle: v.string(),
  articleUrl: v.string(),
  articleSource: v.nullable(v.string()),
  articleCategory: v.nullable(v.string()),
  bookmarkedAt: v.string(),
  /** The article's page here; null once the article is gone. */
  path: v.nullable(v.string()),
});

export type Bookmark = v.InferOutput<typeof Bookmark>;

export const BookmarkList = v.object({
  bookmarks: v.array(Bookmark),
  total: v.number(),
  /** What there is to filter by, over all of the person's bookmarks. */
  categories: v.array(v.string()),
  sources: v.array(v.string()),
});

export type BookmarkList = v.InferOutput<typeof BookmarkList>;

export const BookmarkOf = v.object({ articleId: ArticleId });
export const BookmarkState = v.object({ bookmarked: v.boolean() });
