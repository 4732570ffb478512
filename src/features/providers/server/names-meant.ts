import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { Criteria } from "../logic/criteria.ts";
import { beginsWith, oneOf, type Wanted } from "./search-conditions.ts";
import { isSurname, likelySurnames, oneLetterOff } from "./surname-corrections.ts";

/** What was typed, and what it was taken for; with an asterisk for all that begins so. */
export type Correction = { readonly typed: string; readonly taken: string };

type Names = Pick<Wanted, "surnames" | "surnameStart" | "givens" | "givenStart">;

/** Names that may be meant, and how they differ from those that were typed. */
export type Reading = { readonly names: Names; readonly corrections: readonly Correction[] };

export type Typed = Pick<Criteria, "surname" | "surnameStart" | "givens" | "givenStart">;

const LEAST_BEGINNING = 2;
const LEAST_MISSPELT = 4;
const MOST_TAKEN = 5;
/** So many with a name show that it is a usual one. */
const MOST_WEIGHED = 1000;

/**
 * What the names of a search may mean, the likeliest first, each to be tried where those before it find nobody: as they were
 * typed, as the beginning of a longer name, misspelt. A given name is read so for each reading of the surname.
 */
export async function* namesMeant(database: Database, typed: Typed): AsyncGenerator<Reading> {
  const { surname, surnameStart } = typed;
  if (surname === undefined) {
    yield* givensMeant(database, surnameStart === undefined ? {} : { surnameStart }, typed);
    return;
  }
  yield* givensMeant(database, { surnames: [surname] }, typed);
  if (surname.length >= LEAST_BEGINNING) {
    yield* told(givensMeant(database, { surnameStart: surname }, typed), begunWith(surname));
  }
  // Somebody is called so, elsewhere or by another given name: it is not misspelt.
  if (await isSurname(database, surname)) return;
  const surnames = await likelySurnames(database, surname);
  if (surnames.length === 0) return;
  const corrections = surnames.map((taken) => ({ typed: surname, taken }));
  yield* told(givensMeant(database, { surnames }, typed), corrections);
}

async function* givensMeant(
  database: Database,
  names: Names,
  { givens, givenStart }: Typed,
): AsyncGenerator<Reading> {
  yield {
    names: { ...names, ...(givens && { givens }), ...(givenStart && { givenStart }) },
    corrections: [],
  };
  const [given] = givens ?? [];
  if (given === undefined) return;
  yield { names: { ...names, givenStart: given }, corrections: begunWith(given) };
  const near = await likelyGivens(database, given, names);
  if (near.length === 0) return;
  const corrections = near.map((taken) => ({ typed: given, taken }));
  yield { names: { ...names, givens: near }, corrections };
}

async function* told(
  readings: AsyncGenerator<Reading>,
  corrections: readonly Correction[],
): AsyncGenerator<Reading> {
  for await (const reading of readings) {
    yield { ...reading, corrections: [...corrections, ...reading.corrections] };
  }
}

function begunWith(typed: string): Correction[] {
  return [{ typed, taken: `${typed}*` }];
}

/** The given names that people with such a surname have and that are one letter off, and their initial, the usual ones first. */
async function likelyGivens(database: Database, typed: string, names: Names): Promise<string[]> {
  const near = /^[A-Z]+$/.test(typed) && typed.length >= LEAST_MISSPELT ? oneLetterOff(typed) : [];
  const candidates = [...near, typed.charAt(0)].filter((name) => name !== typed);
  const { rows } = await database.execute<{ name: string }>(sql`
    SELECT name FROM unnest(${sql.param(candidates)}::text[]) AS name, LATERAL (
      SELECT count(*) AS people FROM (SELECT FROM providers
        WHERE entity = 1 AND name2 = name COLLATE "C" AND ${surnamed(names)} LIMIT ${MOST_WEIGHED}) AS so_called
    ) AS weighed
    WHERE people > 0 ORDER BY people DESC, name LIMIT ${MOST_TAKEN}`);
  return rows.map(({ name }) => name);
}

function surnamed({ surnames, surnameStart }: Names): SQL {
  if (surnames !== undefined) return oneOf("name1", surnames);
  return surnameStart === undefined ? sql`name1 > ''` : beginsWith("name1", surnameStart);
}
