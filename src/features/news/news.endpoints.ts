import { endpoint } from "#/kernel/endpoint.ts";
import type * as contract from "./news.contract.ts";

export const listArticles = endpoint<typeof contract.ArticleQuery, typeof contract.ArticlePage>(
  "GET",
  "/api/news",
);

export const getNewsStats = endpoint<typeof contract.Nothing, typeof contract.NewsStats>(
  "GET",
  "/api/news/stats",
);

export const listWithImages = endpoint<
  typeof contract.WithImagesQuery,
  typeof contract.ArticleList
>("GET", "/api/news/with-images");

export const listNewsCategories = endpoint<typeof contract.Nothing, typeof contract.NewsCategories>(
  "GET",
  "/api/news/categories",
);

export const listNewsSources = endpoint<typeof contract.Nothing, typeof contract.NewsSources>(
  "GET",
  "/api/news/sources",
);

export const getArticle = endpoint<typeof contract.ArticleAddress, typeof contract.Article>(
  "GET",
  "/api/news/{category}/{slug}",
);
