import { and, isNotNull, max, sql } from "drizzle-orm";
import { alone } from "#/platform/database/alone.ts";
import type { Database } from "#/platform/database/database.ts";
import { drugs } from "../../server/drugs.table.ts";
import { drugSearchBuilds, drugSuggestions } from "../../server/search.table.ts";
import { buildSearch } from "./build-search.ts";
import { inheritClasses } from "../store/inherit-classes.ts";

const SUGGESTIONS_AT_ONCE = 5000;

/**
 * Derives what hangs on all products together, after an import has changed some: inherited classes, the search,
 * the dictionary of words, the suggestions. Nothing to do where nothing has changed, or another process was faster.
 */
export async function refreshSearch(database: Database): Promise<void> {
  if (!(await isStale(database))) return;
  await alone(database, "drug search", async () => {
    if (await isStale(database)) await rebuild(database);
  });
}

async function rebuild(database: Database): Promise<void> {
  await database.transaction((tx) => inheritClasses(tx));
  const { generation, suggestions } = await buildSearch(database);
  await database.transaction(async (tx) => {
    await tx.execute(sql`DELETE FROM drug_terms`);
    // Words of names only: a typing error is looked for among what people search by.
    await tx.execute(sql`
      INSERT INTO drug_terms (term, products)
      SELECT term, products FROM drug_postings
      WHERE generation = ${generation} AND kind = 'word' AND named IS NOT NULL AND length(term) > 3`);
    await tx.delete(drugSuggestions);
    for (let from = 0; from < suggestions.length; from += SUGGESTIONS_AT_ONCE) {
      await tx.insert(drugSuggestions).values(suggestions.slice(from, from + SUGGESTIONS_AT_ONCE));
    }
  });
  await database.execute(
    sql`VACUUM (ANALYZE) drug_terms, drug_suggestions, drug_places, drug_postings`,
  );
}

/**
 * Whether a product was written after the last complete build began, as by an import that was cut off. A build of an
 * earlier version of Wardbook, without groups, is none.
 */
async function isStale(database: Database): Promise<boolean> {
  const [[built], [products]] = await Promise.all([
    database
      .select({ asOf: max(drugSearchBuilds.asOf) })
      .from(drugSearchBuilds)
      .where(and(isNotNull(drugSearchBuilds.completedAt), isNotNull(drugSearchBuilds.groups))),
    database.select({ changed: max(drugs.updatedAt) }).from(drugs),
  ]);
  const [asOf, changed] = [built?.asOf ?? null, products?.changed ?? null];
  return changed !== null && (asOf === null || changed >= asOf);
}
