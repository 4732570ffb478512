import { sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { tickerSlug, titleSlug } from "../../logic/slug.ts";
import { newsArticles as articles } from "../../server/news.table.ts";
import type { Article } from "./article-of-entry.ts";

const SUFFIX_LENGTH = 6;

type Slugs = { readonly slug: string; readonly tickerSlug: string };

/**
 * Gives every article that has none yet its title's slugs; where the category has the title already, with a short suffix
 * that stays the same.
 */
export async function giveSlugs<Given extends Article & { readonly slugs: Slugs | null }>(
  tx: Queries,
  given: readonly Given[],
): Promise<(Omit<Given, "slugs"> & Slugs)[]> {
  const used = await usedOf(
    tx,
    given.filter(({ slugs }) => slugs === null),
  );
  return given.map(({ slugs, ...article }) => {
    if (slugs !== null) return { ...article, ...slugs };
    const candidates = candidatesOf(article);
    const slug = candidates.find((candidate) => !used.has(keyOf(article.category, candidate)));
    const free = slug ?? `${candidates[0]}-${article.articleHash}`;
    used.add(keyOf(article.category, free));
    return { ...article, slug: free, tickerSlug: tickerSlug(article.title) || suffixOf(article) };
  });
}

async function usedOf(tx: Queries, given: readonly Article[]): Promise<Set<string>> {
  const wanted = given.flatMap((article) =>
    candidatesOf(article).map((slug) => ({ slug, category: article.category })),
  );
  if (wanted.length === 0) return new Set();
  const categories = sql.param(wanted.map(({ category }) => category));
  const slugs = sql.param(wanted.map(({ slug }) => slug));
  const taken = await tx
    .select({ category: articles.category, slug: articles.slug })
    .from(articles)
    .where(
      sql`(${articles.category}, ${articles.slug}) IN
        (SELECT * FROM unnest(${categories}::text[], ${slugs}::text[]))`,
    );
  return new Set(taken.map(({ category, slug }) => keyOf(category, slug)));
}

function candidatesOf(article: Pick<Article, "title" | "articleHash">): string[] {
  const suffix = suffixOf(article);
  const plain = titleSlug(article.title) || suffix;
  return [plain, `${plain}-${suffix}`];
}

function suffixOf({ articleHash }: Pick<Article, "articleHash">): string {
  return articleHash
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, SUFFIX_LENGTH);
}

function keyOf(category: string, slug: string): string {
  return `${category}\n${slug}`;
}
