import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { offsetOf } from "#/kernel/page.ts";
import { wordsOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";
import type { DrugPage, DrugQuery } from "../drugs.contract.ts";
import { allPlaces, both, countPlaces } from "../logic/place-set.ts";
import { byName, byNameBackwards, byRelevance, inOrder } from "../logic/ranked-places.ts";
import { likelyMeant, type Term } from "../logic/spelling.ts";
import { filters, ndcCondition } from "./drug-conditions.ts";
import { DRUG_COLUMNS, listedDrug, type StoredDrug } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";
import {
  type Asked,
  type Build,
  currentBuild,
  isKnownWord,
  labelerOrder,
  placesAsked,
} from "./search-index.store.ts";
import { drugPlaces } from "./search.table.ts";

/** Beyond this nobody types, and each word costs a look-up. */
const MAX_WORDS = 12;
const NOBODY: DrugPage = { drugs: [], total: 0, corrections: [] };

export type DrugSearch = ReturnType<typeof createDrugSearch>;

export function createDrugSearch(database: Database) {
  let labelers: { generation: number; order: Promise<Uint32Array> } | undefined;

  /** Read once a build: half a megabyte at 130,000 products. */
  function byLabeler(build: Build): Promise<Uint32Array> {
    if (labelers?.generation !== build.generation) {
      labelers = { generation: build.generation, order: labelerOrder(database, build) };
    }
    return labelers.order;
  }

  async function pageOf(build: Build, query: DrugQuery, words: readonly string[]) {
    const asked = await placesAsked(database, build, query, words);
    const found = [...asked.words.map(({ anywhere }) => anywhere), ...asked.filters].reduce(
      both,
      allPlaces(build.products),
    );
    const order = query.sort === "manufacturer" ? await byLabeler(build) : undefined;
    const places = arranged({ found, asked, query, order });
    const rows = await rowsAt(database, build, places);
    return pageFrom(rows, countPlaces(found));
  }

  /** Nothing is called so: words that no product has are taken for those that were likely meant. */
  async function corrected(build: Build, query: DrugQuery, words: readonly string[]) {
    const taken = await Promise.all(words.map((word) => meant(database, build, word)));
    const corrections = words.flatMap((typed, index) => {
      const instead = taken[index];
      return instead === undefined || instead === typed ? [] : [{ typed, taken: instead }];
    });
    if (corrections.length === 0) return NOBODY;
    const instead = words.map((word, index) => taken[index] ?? word);
    return { ...(await pageOf(build, query, instead)), corrections };
  }

  return {
    async list(query: DrugQuery): Promise<DrugPage> {
      const { search } = query;
      const ndc = search === undefined ? undefined : ndcCondition(search);
      if (ndc !== undefined) return pageByCode(database, query, ndc);
      const words = wordsOf(search ?? "").slice(0, MAX_WORDS);
      const build = await currentBuild(database);
      if (build === undefined || (search !== undefined && words.length === 0)) return NOBODY;
      const found = await pageOf(build, query, words);
      return found.total > 0 || words.length === 0 ? found : corrected(build, query, words);
    },
  };
}

/** The word itself where a product has it, else the likeliest word of a name. */
export async function meant(
  database: Database,
  build: Build,
  word: string,
): Promise<string | undefined> {
  if (await isKnownWord(database, build, word)) return word;
  const { rows } = await database.execute<Term>(sql`
    SELECT term, products FROM drug_terms WHERE term % ${word}
    ORDER BY similarity(term, ${word}) DESC LIMIT 30`);
  return likelyMeant(word, rows);
}

type Arrangement = {
  readonly found: ReturnType<typeof both>;
  readonly asked: Asked;
  readonly query: DrugQuery;
  readonly order: Uint32Array | undefined;
};

function arranged({ found, asked, query, order }: Arrangement): number[] {
  const window = { from: offsetOf(query), count: query.limit };
  if (order !== undefined) return inOrder(order, found, window);
  if (query.sort === "-name") return byNameBackwards(found, window);
  if (query.sort === "name" || asked.words.length === 0) return byName(found, window);
  const named = asked.words.map((word) => word.named).reduce(both);
  return byRelevance({ ...asked, found, named }, window);
}

async function rowsAt(
  database: Database,
  { generation }: Build,
  places: readonly number[],
): Promise<StoredDrug[]> {
  if (places.length === 0) return [];
  const rows = await database
    .select({ ...DRUG_COLUMNS, place: drugPlaces.place })
    .from(drugPlaces)
    .innerJoin(drugs, eq(drugs.id, drugPlaces.drugId))
    .where(
      and(
        eq(drugPlaces.generation, generation),
        sql`${drugPlaces.place} = ANY(${sql.param([...places])}::int[])`,
      ),
    );
  const byPlace = new Map(rows.map(({ place, ...row }) => [place, row]));
  return places.flatMap((place) => byPlace.get(place) ?? []);
}

/** A code names so few products that they are read as they are. */
async function pageByCode(database: Database, query: DrugQuery, code: SQL): Promise<DrugPage> {
  const where = and(code, ...filters(query));
  const [rows, total] = await Promise.all([
    database
      .select(DRUG_COLUMNS)
      .from(drugs)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(query.limit)
      .offset(offsetOf(query)),
    database.$count(drugs, where),
  ]);
  return pageFrom(rows, total);
}

function orderOf({ sort }: DrugQuery): SQL[] {
  const { brandKey, manufacturerSlug, identity } = drugs;
  if (sort === "-name") return [desc(brandKey), desc(manufacturerSlug), desc(identity)];
  return sort === "manufacturer"
    ? [asc(manufacturerSlug), asc(brandKey), asc(identity)]
    : [asc(brandKey), asc(manufacturerSlug), asc(identity)];
}

function pageFrom(rows: readonly StoredDrug[], total: number): DrugPage {
  const now = new Date();
  return { drugs: rows.map((row) => listedDrug(row, now)), total, corrections: [] };
}
