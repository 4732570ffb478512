import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { offsetOf } from "#/kernel/page.ts";
import { type Resolution, resolveName } from "#/features/substances/logic/resolve.ts";
import { termsWithKey } from "#/features/substances/logic/term-index.ts";
import { keyOf } from "#/features/substances/logic/terms.ts";
import { wordsOf } from "#/kernel/text.ts";
import type { Database } from "#/platform/database/database.ts";
import type { DrugPage, DrugQuery } from "../drugs.contract.ts";
import { type AskedWord, askedWords } from "../logic/asked-words.ts";
import { groupKeyOf } from "../logic/drug-groups.ts";
import { groupsIn } from "../logic/grouped-places.ts";
import {
  allPlaces,
  both,
  countPlaces,
  noPlaces,
  type PlaceSet,
  placesBackwards,
  placesIn,
} from "../logic/place-set.ts";
import { byRelevance, finishedFirst, inOrder } from "../logic/ranked-places.ts";
import { likelyMeant, type Term } from "../logic/spelling.ts";
import { filters, ndcCondition } from "./drug-conditions.ts";
import { DRUG_COLUMNS, listedDrug, type StoredDrug } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";
import type { MonographStore } from "./monograph.store.ts";
import { namedMonographs } from "./named-monographs.ts";
import {
  type Asked,
  type Build,
  currentBuild,
  isKnownWord,
  type PlaceColumns,
  placeColumns,
  placesAsked,
} from "./search-index.store.ts";
import { drugPlaces } from "./search.table.ts";

const NOBODY: DrugPage = {
  drugs: [],
  total: 0,
  products: 0,
  groups: null,
  corrections: [],
  leftOut: [],
  monographs: [],
};

export type DrugSearch = ReturnType<typeof createDrugSearch>;

export function createDrugSearch(database: Database, monographs: MonographStore) {
  let read: { generation: number; columns: Promise<PlaceColumns> } | undefined;

  /** Read once a build: one and a half megabytes at 130,000 products. */
  function columnsOf(build: Build): Promise<PlaceColumns> {
    if (read?.generation !== build.generation) {
      read = { generation: build.generation, columns: placeColumns(database, build) };
    }
    return read.columns;
  }

  async function pageOf(build: Build, query: DrugQuery, words: readonly AskedWord[], asked: Asked) {
    const found = foundIn(build, asked);
    const { byLabeler, groups, labelers } = await columnsOf(build);
    const places = arranged(found, { ...asked, words: namesAmong(words, asked) }, query, byLabeler);
    const products = countPlaces(found);
    const window = { from: offsetOf(query), count: query.limit };
    const isFlat = query.grouped === undefined || query.sort === "manufacturer";
    // A build of an earlier version of Wardbook knows no groups; the server replaces it soon.
    if (isFlat || groups.length === 0) {
      const page = places.drop(window.from).take(window.count).toArray();
      return pageFrom(await rowsAt(database, build, page), { total: products, products });
    }
    const { page, total } = groupsIn(places, groups, window);
    const firsts = page.map((group) => group.places[0]);
    const rows = await rowsAt(database, build, firsts);
    return {
      ...pageFrom(rows, { total, products }),
      groups: page.map((group, at) => ({
        key: rows[at]?.groupKey ?? "",
        products: group.places.length,
        labelers: new Set(group.places.map((place) => labelers[place])).size,
      })),
    };
  }

  /** Words that no product has are taken for those that were likely meant. */
  async function corrected(build: Build, words: readonly AskedWord[], reading: Resolution) {
    const readAs = readingsOf(reading);
    const taken = await Promise.all(
      words.map(async (asked) => {
        if (asked.terms !== null || /\d/.test(asked.word)) return asked;
        const name = readAs.get(asked.word);
        if (name !== undefined) {
          return (await isKnownWord(database, build, name)) ? { ...asked, word: name } : asked;
        }
        return { ...asked, word: (await meant(database, build, asked.word)) ?? asked.word };
      }),
    );
    const corrections = words.flatMap(({ word: typed }, at) => {
      const instead = taken[at]?.word ?? typed;
      return instead === typed ? [] : [{ typed, taken: instead }];
    });
    return { taken, corrections };
  }

  /** No product has all words: those for them that were likely meant, and without those that fit no product then. */
  async function nearest(
    build: Build,
    query: DrugQuery,
    words: readonly AskedWord[],
    reading: Resolution,
  ) {
    const { taken, corrections } = await corrected(build, words, reading);
    const fits = fitTogether(build, await placesAsked(database, build, query, taken));
    if (fits.length === 0) return NOBODY;
    const kept = taken.filter((_, at) => fits[at]);
    const page = await pageOf(build, query, kept, await placesAsked(database, build, query, kept));
    const left = words.filter((_, at) => !fits[at]).map(({ word }) => word);
    return {
      ...page,
      corrections: corrections.filter(({ typed }) => !left.includes(typed)),
      leftOut: left,
    };
  }

  return {
    async list(query: DrugQuery): Promise<DrugPage> {
      const { search } = query;
      const ndc = search === undefined ? undefined : ndcCondition(search);
      if (ndc !== undefined) return pageByCode(database, query, ndc);
      const words = askedWords(search ?? "");
      const build = await currentBuild(database);
      if (build === undefined || (search !== undefined && words.length === 0)) return NOBODY;
      const asked = await placesAsked(database, build, query, words);
      const reading = resolveName(search ?? "");
      const isNothing = words.length > 0 && countPlaces(foundIn(build, asked)) === 0;
      const [page, named] = await Promise.all([
        isNothing ? nearest(build, query, words, reading) : pageOf(build, query, words, asked),
        namedMonographs(reading, monographs),
      ]);
      return { ...page, monographs: named };
    },
  };
}

/** Misspelt words of a search that the vocabulary of ingredients and brands reads with certainty: its words for them. */
function readingsOf(reading: Resolution): Map<string, string> {
  if (reading.status !== "resolved") return new Map();
  return new Map(
    reading.spellings.flatMap(({ typed, readAs }) => {
      const [word] = wordsOf(readAs);
      return word === undefined ? [] : [[typed.toLowerCase(), word] as const];
    }),
  );
}

function foundIn({ products }: Build, { words, filters }: Asked): PlaceSet {
  return [...words.map(({ anywhere }) => anywhere), ...filters].reduce(both, allPlaces(products));
}

/**
 * Which words to keep so that a product has them all. The first one is what is looked for, and a word that is a name
 * by itself another drug: without either of them nothing is found.
 */
function fitTogether({ products }: Build, { words, filters }: Asked): boolean[] {
  let left = filters.reduce(both, allPlaces(products));
  const kept = words.map(({ anywhere, isName }, at) => {
    const next = both(left, anywhere);
    if (countPlaces(next) > 0) left = next;
    else if (at === 0 || isName) left = noPlaces(products);
    else return false;
    return true;
  });
  return countPlaces(left) > 0 ? kept : [];
}

/** The words that name a drug, without its strength, form and route. */
function namesAmong(words: readonly AskedWord[], asked: Asked): Asked["words"] {
  return asked.words.filter((_, at) => words[at]?.terms === null);
}

/** The word itself where a product has it, else the likeliest word of a name. */
export async function meant(
  database: Database,
  build: Build,
  word: string,
): Promise<string | undefined> {
  if (await isKnownWord(database, build, word)) return word;
  // What is known to be another drug is never taken for one that is spelled nearly so.
  if (termsWithKey(keyOf(word)).length > 0) return undefined;
  const { rows } = await database.execute<Term>(sql`
    SELECT term, products FROM drug_terms WHERE term % ${word}
    ORDER BY similarity(term, ${word}) DESC LIMIT 30`);
  return likelyMeant(word, rows);
}

/** What was found, in the order that is asked for. */
function arranged(
  found: PlaceSet,
  asked: Asked,
  { sort }: DrugQuery,
  byLabeler: Uint32Array,
): IteratorObject<number> {
  if (sort === "manufacturer") return inOrder(byLabeler, found);
  if (sort === "-name") return placesBackwards(found);
  if (sort === "name") return placesIn(found);
  if (asked.words.length === 0) return finishedFirst(found, asked.unfinished);
  const named = asked.words.map((word) => word.named).reduce(both);
  return byRelevance({ ...asked, found, named });
}

/** One row for each of the places, in their order. */
async function rowsAt(
  database: Database,
  { generation }: Build,
  places: readonly number[],
): Promise<(StoredDrug & { readonly groupKey: string })[]> {
  if (places.length === 0) return [];
  const { place, drugId } = drugPlaces;
  const { brandKey, genericKey } = drugs;
  const rows = await database
    .select({ keys: { place, brandKey, genericKey }, drug: DRUG_COLUMNS })
    .from(drugPlaces)
    .innerJoin(drugs, eq(drugs.id, drugId))
    .where(
      and(
        eq(drugPlaces.generation, generation),
        sql`${place} = ANY(${sql.param([...places])}::int[])`,
      ),
    );
  const byPlace = new Map(
    rows.map(({ keys, drug }) => {
      const groupKey = groupKeyOf({ ...drug, ...keys });
      return [keys.place, { ...drug, groupKey }];
    }),
  );
  return places.flatMap((at) => byPlace.get(at) ?? []);
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
  return pageFrom(rows, { total, products: total });
}

function orderOf({ sort }: DrugQuery): SQL[] {
  const { brandKey, manufacturerSlug, identity } = drugs;
  if (sort === "-name") return [desc(brandKey), desc(manufacturerSlug), desc(identity)];
  return sort === "manufacturer"
    ? [asc(manufacturerSlug), asc(brandKey), asc(identity)]
    : [asc(brandKey), asc(manufacturerSlug), asc(identity)];
}

function pageFrom(
  rows: readonly StoredDrug[],
  counts: { readonly total: number; readonly products: number },
): DrugPage {
  const now = new Date();
  const listed = rows.map((row) => listedDrug(row, now));
  return { drugs: listed, ...counts, groups: null, corrections: [], leftOut: [], monographs: [] };
}
