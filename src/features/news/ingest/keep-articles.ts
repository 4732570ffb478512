import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { Outcome } from "#/platform/ingest/run.ts";
import { drugsNamed } from "../logic/drugs-named.ts";
import { STORY_RULES, storyKeys } from "../logic/story.ts";
import { tickerSlug, titleSlug } from "../logic/slug.ts";
import { newsArticles as articles } from "../server/news.table.ts";
import { joinStory } from "./join-story.ts";
import type { Article } from "./article-of-entry.ts";

/** What makes an article seen again a changed one. */
const COMPARED = [
  "title",
  "url",
  "content",
  "description",
  "imageUrl",
  "author",
  "wordCount",
  "publishedAt",
] as const;

/**
 * Stores one article. One that is there already is updated where the source has changed it, and keeps its address;
 * dates that its source never gave stay what they were when it was first seen.
 */
export async function keepArticle(database: Queries, article: Article): Promise<Outcome> {
  const [known] = await database
    .select()
    .from(articles)
    .where(eq(articles.articleHash, article.articleHash));
  if (!known) {
    await insert(database, article);
    return "inserted";
  }
  const changed = COMPARED.some((field) => known[field] !== article[field]);
  if (!changed) return "unchanged";
  const { publishedDate, category: _, ...rest } = article;
  const dated = article.publishedAt === known.publishedAt ? known.publishedDate : publishedDate;
  const told = toldBy({ ...rest, publishedDate: dated });
  await database
    .update(articles)
    .set({ ...told, collectedAt: sql`now()` })
    .where(eq(articles.id, known.id));
  await joinStory(database, { ...told, id: known.id });
  return "updated";
}

async function insert(database: Queries, article: Article): Promise<void> {
  const values = { ...article, ...toldBy(article), ...(await freeSlugs(database, article)) };
  const [row] = await database.insert(articles).values(values).returning({ id: articles.id });
  if (row) await joinStory(database, { ...values, ...row });
}

/** An article with what is read from it: the drugs it names, and by what its story is found. */
function toldBy<Content extends Omit<Article, "category">>(article: Content) {
  const drugs = drugsNamed(`${article.title}. ${article.description ?? ""}`);
  const told = { ...article, drugs };
  return {
    ...told,
    tags: [...article.tags],
    storyKeys: storyKeys(told),
    storyRules: STORY_RULES,
  };
}

const SUFFIX_LENGTH = 6;

/** The title's slugs; where the category has the title already, with a short suffix that stays the same. */
async function freeSlugs(database: Queries, { title, category, articleHash }: Article) {
  const suffix = articleHash
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .slice(0, SUFFIX_LENGTH);
  const plain = titleSlug(title) || suffix;
  const candidates = [plain, `${plain}-${suffix}`];
  const taken = await database
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(eq(articles.category, category), inArray(articles.slug, candidates)));
  const used = new Set(taken.map(({ slug }) => slug));
  const slug = candidates.find((candidate) => !used.has(candidate)) ?? `${plain}-${articleHash}`;
  return { slug, tickerSlug: tickerSlug(title) || suffix };
}
