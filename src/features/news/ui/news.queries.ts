import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "#/platform/client/calls/call.ts";
import type { ArticleCard } from "../news.contract.ts";
import {
  getArticle,
  getNewsStats,
  listArticles,
  listNewsCategories,
  listNewsSources,
  listWithImages,
} from "../news.endpoints.ts";
import type { NewsAddress } from "./news-address.ts";

const FIVE_MINUTES = 300_000;
export const NEWS_PAGE_SIZE = 20;

const HEADLINES = 8;

/**
 * The headlines of the latest articles, asked for again every five minutes while the page is open.
 * Every page carries them, so they are kept as headlines and not as the articles that they come from.
 */
export const headlinesQuery = queryOptions({
  queryKey: ["/api/news"],
  queryFn: async ({ signal }) => {
    const { articles } = await call(listArticles, { limit: HEADLINES }, { signal });
    return articles.map(headlineOf);
  },
  refetchInterval: FIVE_MINUTES,
});

export type Headline = ReturnType<typeof headlineOf>;

function headlineOf(article: ArticleCard) {
  const { id, title, category, categorySlug, slug, source, publishedDate, isDated } = article;
  return { id, title, category, categorySlug, slug, source, publishedDate, isDated };
}

export function articleListQuery({ page, ...filter }: NewsAddress) {
  const input = { ...filter, page: Number(page ?? 1), limit: NEWS_PAGE_SIZE };
  return queryOptions({
    queryKey: ["/api/news", input],
    queryFn: ({ signal }) => call(listArticles, input, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const LATEST_SHOWN = 16;

/** Home's: the first of fifty articles, those with a picture before the others, with what its grid shows of them. */
export const latestNewsQuery = queryOptions({
  queryKey: ["/api/news/with-images", 50],
  queryFn: async ({ signal }) => {
    const { articles } = await call(listWithImages, { limit: 50 }, { signal });
    return articles
      .slice(0, LATEST_SHOWN)
      .map((article) => ({ ...headlineOf(article), imageUrl: article.imageUrl }));
  },
  staleTime: FIVE_MINUTES,
});

export const newsStatsQuery = queryOptions({
  queryKey: ["/api/news/stats"],
  queryFn: ({ signal }) => call(getNewsStats, {}, { signal }),
});

export const newsCategoriesQuery = queryOptions({
  queryKey: ["/api/news/categories"],
  queryFn: ({ signal }) => call(listNewsCategories, {}, { signal }),
  staleTime: FIVE_MINUTES,
  gcTime: 2 * FIVE_MINUTES,
});

export const newsSourcesQuery = queryOptions({
  queryKey: ["/api/news/sources"],
  queryFn: ({ signal }) => call(listNewsSources, {}, { signal }),
  staleTime: FIVE_MINUTES,
});

export function articleQuery(category: string, slug: string) {
  return queryOptions({
    queryKey: ["/api/news", category, slug],
    queryFn: ({ signal }) => call(getArticle, { category, slug }, { signal }),
  });
}
