import { inArray, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { sameStory, soughtKeys, type Told } from "../../logic/story.ts";
import { newsArticles as articles } from "../../server/news.table.ts";

const LOOKED_AT = 50;

/** Of what has no date it is when the article was found. */
const TOLD_ON = sql<Date>`coalesce(published_date, first_collected_at)`;

const { id, source, url, title, description, drugs, storyId } = articles;
/** What of a stored article tells its story. */
export const TOLD_COLUMNS = {
  id,
  source,
  url,
  title,
  description,
  drugs,
  storyId,
  publishedDate: TOLD_ON.mapWith(articles.publishedDate),
};

type Stored = Told & { readonly id: string; readonly storyId: string };

/**
 * Until the transaction ends nobody else writes articles: two writers would find one address free, and wait for each other's
 * stories.
 */
export async function writeAlone(tx: Queries): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('news articles'))`);
}

/**
 * Makes articles that were just stored part of the stories that others tell already. Stories that they show to be one become
 * one; the oldest gives its name. In lists it is led by what has a date, then by what can be read here in full, then with a picture, then first.
 */
export async function joinStories(tx: Queries, told: readonly Stored[]): Promise<void> {
  const near = await candidatesOf(tx, told);
  const stories = new Map<string, Set<string>>();
  for (const one of told) {
    const same = (near.get(one.id) ?? []).filter((candidate) => sameStory(candidate, one));
    for (const { storyId } of same) unite(stories, one.storyId, storyId);
  }
  const groups = [...new Set(stories.values())];
  if (groups.length > 0) await tellAsOne(tx, groups);
}

/** By the id of each: the articles nearest in time that have a key of its story. */
async function candidatesOf(
  tx: Queries,
  told: readonly Stored[],
): Promise<Map<string, readonly Stored[]>> {
  const sought = told.map((one) => ({
    of: one.id,
    keys: soughtKeys(one),
    at: one.publishedDate.toISOString(),
  }));
  const { rows } = await tx.execute<{ of: string; ids: string[] }>(sql`
    SELECT sought.of, array_agg(near.id) AS ids
    FROM jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
      AS sought (of uuid, keys integer[], at timestamptz)
    CROSS JOIN LATERAL (
      SELECT id FROM ${articles} WHERE story_keys && sought.keys AND id <> sought.of
      ORDER BY abs(extract(epoch FROM ${TOLD_ON} - sought.at)) LIMIT ${LOOKED_AT}
    ) AS near
    GROUP BY sought.of`);
  if (rows.length === 0) return new Map();
  const stored = await tx
    .select(TOLD_COLUMNS)
    .from(articles)
    .where(inArray(articles.id, [...new Set(rows.flatMap(({ ids }) => ids))]));
  const byId = new Map(stored.map((row) => [row.id, row]));
  return new Map(rows.map(({ of, ids }) => [of, ids.flatMap((one) => byId.get(one) ?? [])]));
}

function unite(stories: Map<string, Set<string>>, one: string, other: string): void {
  const both = new Set([one, other]);
  const all = [...both].reduce((sum, id) => sum.union(stories.get(id) ?? new Set()), both);
  for (const id of all) stories.set(id, all);
}

/** Each group's stories become one. */
async function tellAsOne(tx: Queries, groups: readonly ReadonlySet<string>[]): Promise<void> {
  const given = groups.flatMap((group, at) => [...group].map((story) => ({ story, at })));
  await tx.execute(sql`
    UPDATE ${articles} SET story_id = one.story, is_lead = (id = one.lead)
    FROM (
      SELECT id AS member,
        first_value(story_id) OVER (PARTITION BY at ORDER BY first_collected_at, id) AS story,
        first_value(id) OVER (PARTITION BY at
          ORDER BY published_date IS NULL, has_content DESC, has_image DESC, published_date, id) AS lead
      FROM ${articles} JOIN jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        AS given (story uuid, at integer) ON story_id = given.story
    ) AS one
    WHERE id = one.member AND (story_id, is_lead) IS DISTINCT FROM (one.story, id = one.lead)`);
}
