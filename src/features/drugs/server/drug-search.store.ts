import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { offsetOf } from "#/kernel/page.ts";
import { wordsOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";
import type { DrugPage, DrugQuery } from "../drugs.contract.ts";
import { likelyMeant, type Term } from "../logic/spelling.ts";
import { filters, ndcCondition, relevance, wordsCondition } from "./drug-conditions.ts";
import { DRUG_COLUMNS, listedDrug, type StoredDrug } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";

/** Beyond this nobody types, and each word costs a look-up. */
const MAX_WORDS = 12;

export type DrugSearch = ReturnType<typeof createDrugSearch>;

export function createDrugSearch(database: Database) {
  return {
    async list(query: DrugQuery): Promise<DrugPage> {
      if (query.search === undefined) return page(database, query, [], []);
      const ndc = ndcCondition(query.search);
      if (ndc !== undefined) return page(database, query, [ndc], []);
      const words = wordsOf(query.search).slice(0, MAX_WORDS);
      if (words.length === 0) return { drugs: [], total: 0, corrections: [] };
      const found = await page(database, query, [wordsCondition(words)], words);
      return found.total > 0 ? found : corrected(database, query, words);
    },
  };
}

/** Nothing is called so: words that no product has are taken for those that were likely meant. */
async function corrected(
  database: Database,
  query: DrugQuery,
  words: readonly string[],
): Promise<DrugPage> {
  const taken = await Promise.all(words.map((word) => meant(database, word)));
  const corrections = words.flatMap((typed, index) => {
    const instead = taken[index];
    return instead === undefined || instead === typed ? [] : [{ typed, taken: instead }];
  });
  if (corrections.length === 0) return { drugs: [], total: 0, corrections: [] };
  const meantWords = words.map((word, index) => taken[index] ?? word);
  const found = await page(database, query, [wordsCondition(meantWords)], meantWords);
  return { ...found, corrections };
}

/** The word itself where a product has it, else the likeliest word of a name. */
export async function meant(database: Database, word: string): Promise<string | undefined> {
  const known = await database
    .select({ id: drugs.id })
    .from(drugs)
    .where(wordsCondition([word]))
    .limit(1);
  if (known.length > 0) return word;
  const { rows } = await database.execute<Term>(sql`
    SELECT term, products FROM drug_terms WHERE term % ${word}
    ORDER BY similarity(term, ${word}) DESC LIMIT 30`);
  return likelyMeant(word, rows);
}

/** One page and the exact total of all. */
async function page(
  database: Database,
  query: DrugQuery,
  conditions: readonly SQL[],
  words: readonly string[],
): Promise<DrugPage> {
  const where = and(...conditions, ...filters(query));
  const read = words.length === 0 ? inIndexOrder : byRelevance;
  const { rows, total } = await read(database, query, where, words);
  const now = new Date();
  return { drugs: rows.map((row) => listedDrug(row, now)), total, corrections: [] };
}

type Read = { rows: StoredDrug[]; total: number };

/** Without words the order is an index's: the page is read off it, whatever the number of products. */
async function inIndexOrder(
  database: Database,
  query: DrugQuery,
  where: SQL | undefined,
): Promise<Read> {
  const [rows, total] = await Promise.all([
    database
      .select(DRUG_COLUMNS)
      .from(drugs)
      .where(where)
      .orderBy(...orderOf(query, []))
      .limit(query.limit)
      .offset(offsetOf(query)),
    database.$count(drugs, where),
  ]);
  return { rows, total };
}

/** With words the matches are ranked in narrow rows and counted on the way; the page's own are fetched after it. */
async function byRelevance(
  database: Database,
  query: DrugQuery,
  where: SQL | undefined,
  words: readonly string[],
): Promise<Read> {
  const order = sql.join(orderOf(query, words), sql`, `);
  const wanted = database
    .select({
      id: drugs.id,
      total: sql<number>`count(*) OVER ()::int`.as("total"),
      place: sql<number>`row_number() OVER (ORDER BY ${order})`.as("place"),
    })
    .from(drugs)
    .where(where)
    .orderBy(sql`place`)
    .limit(query.limit)
    .offset(offsetOf(query))
    .as("wanted");
  const found = await database
    .select({ ...DRUG_COLUMNS, total: wanted.total })
    .from(wanted)
    .innerJoin(drugs, eq(drugs.id, wanted.id))
    .orderBy(wanted.place);
  const total = found[0]?.total ?? (query.page === 1 ? 0 : await database.$count(drugs, where));
  return { rows: found.map(({ total: _total, ...row }) => row), total };
}

function orderOf({ sort }: DrugQuery, words: readonly string[]): SQL[] {
  const byName = [asc(drugs.brandKey), asc(drugs.manufacturerSlug), asc(drugs.identity)];
  switch (sort) {
    case "-name":
      return [desc(drugs.brandKey), desc(drugs.manufacturerSlug), desc(drugs.identity)];
    case "manufacturer":
      return [asc(drugs.manufacturerSlug), asc(drugs.brandKey), asc(drugs.identity)];
    case "name":
      return byName;
    case "relevance":
      return words.length === 0
        ? byName
        : [relevance(words), sql`${drugs.finished} IS FALSE`, ...byName];
  }
}
