import { Failure } from "#/kernel/failure.ts";
import { serve, type Policy, type Route } from "#/platform/http/serve.ts";
import { NEWS_SOURCES } from "../data/sources.ts";
import * as contract from "../news.contract.ts";
import type { ArticleStore } from "./article.store.ts";

const PUBLIC: Policy = { access: "anyone", cache: "public" };

export function newsRoutes(articles: ArticleStore): Route[] {
  return [
    serve(
      contract.listArticles,
      { input: contract.ArticleQuery, output: contract.ArticlePage },
      PUBLIC,
      (query) => articles.list(query),
    ),
    serve(
      contract.getNewsStats,
      { input: contract.Nothing, output: contract.NewsStats },
      PUBLIC,
      async () => ({ totalArticles: await articles.count() }),
    ),
    serve(
      contract.listWithImages,
      { input: contract.WithImagesQuery, output: contract.ArticleList },
      PUBLIC,
      async ({ limit }) => ({ articles: await articles.withImages(limit) }),
    ),
    serve(
      contract.listNewsCategories,
      { input: contract.Nothing, output: contract.NewsCategories },
      PUBLIC,
      async () => ({ categories: await articles.categories() }),
    ),
    serve(
      contract.listNewsSources,
      { input: contract.Nothing, output: contract.NewsSources },
      PUBLIC,
      async () => ({ sources: await catalogue(articles) }),
    ),
    serve(
      contract.getArticle,
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

/** Every feed of the catalogue, with what has come from it. */
async function catalogue(articles: ArticleStore) {
  const figures = await articles.bySource();
  return NEWS_SOURCES.map(({ off, specialties, ...source }) => {
    const known = figures.get(source.name);
    return {
      ...source,
      specialties: [...specialties],
      enabled: !off,
      articles: known?.articles ?? 0,
      lastArticle: known?.lastArticle?.toISOString() ?? null,
    };
  });
}
