import { inArray, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import type { Outcome } from "#/platform/ingest/run/run.ts";
import { drugsNamed } from "../../logic/drugs-named.ts";
import { STORY_RULES, storyKeys } from "../../logic/story.ts";
import { newsArticles as articles } from "../../server/news.table.ts";
import type { Article } from "./article-of-entry.ts";
import { giveSlugs } from "./article-slugs.ts";
import { joinStories, writeAlone } from "../stories/join-stories.ts";

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

/** What is written anew of an article that is there already: its address stays. */
const REWRITTEN = [
  ...COMPARED,
  "hasContent",
  "hasImage",
  "publishedDate",
  "modifiedDate",
  "tags",
  "source",
  "sourceUrl",
  "drugs",
  "storyKeys",
  "storyRules",
] as const;

/** So many are kept in one transaction, with a handful of statements however many they are. */
export const KEPT_AT_ONCE = 200;

type Slugs = { readonly slug: string; readonly tickerSlug: string };
type Known = Pick<
  Article,
  (typeof COMPARED)[number] | "articleHash" | "category" | "publishedDate"
> &
  Found;
/** `foundAt` is when it was first seen. */
type Found = { readonly slugs: Slugs | null; readonly foundAt: Date };
type Changed = Article & Found;

/**
 * Stores articles, in their order. One that is there already is updated where the source has changed it, and keeps its
 * address; a date that its source once gave stays.
 * @returns what became of each.
 */
export async function keepArticles(
  database: Queries,
  given: readonly Article[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let at = 0; at < given.length; at += KEPT_AT_ONCE) {
    const batch = given.slice(at, at + KEPT_AT_ONCE);
    outcomes.push(...(await database.transaction((tx) => keepBatch(tx, batch))));
  }
  return outcomes;
}

async function keepBatch(tx: Queries, batch: readonly Article[]): Promise<Outcome[]> {
  await writeAlone(tx);
  const known = await knownOf(tx, batch);
  const changed = new Map<string, Changed>();
  const outcomes = batch.map((article): Outcome => {
    const before = known.get(article.articleHash);
    const now = before
      ? seenAgain(article, before)
      : { ...article, slugs: null, foundAt: new Date() };
    if (before && COMPARED.every((field) => before[field] === now[field])) return "unchanged";
    known.set(article.articleHash, now);
    changed.set(article.articleHash, now);
    return before ? "updated" : "inserted";
  });
  if (changed.size > 0) await write(tx, [...changed.values()]);
  return outcomes;
}

/** Those of the batch that are stored already, by their hash. */
async function knownOf(tx: Queries, batch: readonly Article[]): Promise<Map<string, Known>> {
  const { articleHash, category, publishedDate, slug, tickerSlug, firstCollectedAt } = articles;
  const { title, url, content, description, imageUrl, author, wordCount, publishedAt } = articles;
  const compared = { title, url, content, description, imageUrl, author, wordCount, publishedAt };
  const rows = await tx
    .select({
      ...compared,
      articleHash,
      category,
      publishedDate,
      foundAt: firstCollectedAt,
      slugs: { slug, tickerSlug },
    })
    .from(articles)
    .where(
      inArray(
        articleHash,
        batch.map((one) => one.articleHash),
      ),
    );
  return new Map(rows.map((row) => [row.articleHash, row]));
}

function seenAgain(article: Article, before: Known): Changed {
  const { category, slugs, foundAt } = before;
  const isDatedAnew = article.publishedAt !== null && article.publishedAt !== before.publishedAt;
  const { publishedAt, publishedDate } = isDatedAnew ? article : before;
  return { ...article, category, slugs, foundAt, publishedAt, publishedDate };
}

async function write(tx: Queries, changed: readonly Changed[]): Promise<void> {
  const rows = (await giveSlugs(tx, changed)).map(toldBy);
  const rewritten = REWRITTEN.map((field) => [
    field,
    sql`excluded.${sql.identifier(articles[field].name)}`,
  ]);
  const { id, articleHash, storyId } = articles;
  const written = await tx
    .insert(articles)
    .values(rows)
    .onConflictDoUpdate({
      target: articleHash,
      set: { ...Object.fromEntries(rewritten), collectedAt: sql`now()` },
    })
    .returning({ id, articleHash, storyId });
  const known = new Map(written.map((row) => [row.articleHash, row]));
  const told = rows.flatMap((row) => {
    const stored = known.get(row.articleHash);
    return stored ? [{ ...row, ...stored, publishedDate: row.publishedDate ?? row.foundAt }] : [];
  });
  await joinStories(tx, told);
}

/** An article with what is read from it: the drugs it names, and by what its story is found. */
function toldBy<Given extends Article & Pick<Found, "foundAt">>(article: Given) {
  const drugs = drugsNamed(`${article.title}. ${article.description ?? ""}`);
  const told = { ...article, drugs };
  return {
    ...told,
    tags: [...article.tags],
    storyKeys: storyKeys({ ...told, publishedDate: told.publishedDate ?? told.foundAt }),
    storyRules: STORY_RULES,
  };
}
