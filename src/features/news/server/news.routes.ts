import { Failure } from "#/kernel/failure.ts";
import { slugOf } from "#/kernel/text.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import { NEWS_SOURCES } from "../data/sources.ts";
import * as contract from "../news.contract.ts";
import {
  listArticles,
  getNewsStats,
  listWithImages,
  listNewsCategories,
  listNewsSources,
  getArticle,
} from "../news.endpoints.ts";
import type { ArticleStore } from "./article.store.ts";
import type { FeedStateStore } from "./feed-state.store.ts";

const PUBLIC: Policy = { access: "anyone", cache: "public" };

export function newsRoutes(articles: ArticleStore, feeds: FeedStateStore): Route[] {
  return [
    serve(
      listArticles,
      { input: contract.ArticleQuery, output: contract.ArticlePage },
      PUBLIC,
      (query) => articles.list(query),
    ),
    serve(
      getNewsStats,
      { input: contract.Nothing, output: contract.NewsStats },
      PUBLIC,
      async () => ({ totalArticles: await articles.count() }),
    ),
    serve(
      listWithImages,
      { input: contract.WithImagesQuery, output: contract.ArticleList },
      PUBLIC,
      async ({ limit }) => ({ articles: await articles.withImages(limit) }),
    ),
    serve(
      listNewsCategories,
      { input: contract.Nothing, output: contract.NewsCategories },
      PUBLIC,
      async () => ({ categories: await articles.categories() }),
    ),
    serve(
      listNewsSources,
      { input: contract.Nothing, output: contract.NewsSources },
      PUBLIC,
      async () => ({ sources: await catalogue(articles, feeds) }),
    ),
    serve(
      getArticle,
      { input: contract.ArticleAddress, output: contract.Article },
      PUBLIC,
      async ({ category, slug }) => {
        const article = await articles.bySlug(category, slug);
        if (!article) throw new Failure("not-found", "There is no such article.");
        return article;
      },
    ),
  ];
}

/** Every feed of the catalogue, with what has come from it; then the sources of other articles. */
async function catalogue(articles: ArticleStore, feeds: FeedStateStore) {
  const figures = await articles.bySource();
  const states = await feeds.all();
  const listed = NEWS_SOURCES.map(({ off, specialties, ...source }) => ({
    ...source,
    specialties: [...specialties],
    enabled: !off,
    ...figuresOf(figures.get(source.name)),
    lastFetch: states.get(source.id)?.fetchedAt.toISOString() ?? null,
    lastError: states.get(source.id)?.error ?? null,
  }));
  const names = new Set(NEWS_SOURCES.map(({ name }) => name));
  const others = [...figures]
    .filter(([name]) => !names.has(name))
    .map(([name, known]) => ({
      id: slugOf(name),
      name,
      kind: "news" as const,
      terms: "summary" as const,
      specialties: [],
      feed: null,
      enabled: false,
      ...figuresOf(known),
      lastFetch: null,
      lastError: null,
    }));
  return [...listed, ...others];
}

function figuresOf(known: { articles: number; lastArticle: Date | null } | undefined) {
  return {
    articles: known?.articles ?? 0,
    lastArticle: known?.lastArticle?.toISOString() ?? null,
  };
}
