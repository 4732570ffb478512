import { sql, type SQL } from "drizzle-orm";
import type { Criteria } from "../logic/criteria.ts";
import { inPlaces } from "./search-places.ts";

export type WordLists = {
  /** The words, or pairs of them, among whose organizations the ones looked for are, by the walks that are made. */
  readonly walks: readonly (readonly string[])[];
  /** How many organizations those have, at most. */
  readonly rows: number;
  /** Whether each of them is one that is looked for, and stands there once. */
  readonly exact: boolean;
  /** So many organizations have all the words, at least. */
  readonly atLeast: number;
  /** Whether there is one for each taxonomy, and those are walked. */
  readonly byCode: boolean;
};

/** What a search looks for once its words are understood. */
export type Wanted = Omit<Criteria, "specialty" | "surname" | "surnameStart"> & {
  /** The surname as typed, or those it was taken for. */
  readonly surnames?: readonly string[];
  readonly surnameStart?: string;
  /** The taxonomies that the specialty means. */
  readonly codes?: readonly string[];
  /** Words that an organization's name holds, where no name begins as typed. */
  readonly words?: readonly string[];
  /** Where whoever has these words is looked for; without them every provider is asked for them. */
  readonly lists?: WordLists;
  /** The ZIPs that a city, a state and the beginning of a ZIP have in common. */
  readonly zips?: readonly string[];
  /** How many providers there are, where the beginnings of a given name and of a ZIP are asked for. */
  readonly nearby?: number;
};

/** Where nothing but the beginning of a ZIP says where, providers are listed ZIP by ZIP; everywhere else by name. */
export function isByZip({ zip5, state, city }: Wanted): boolean {
  return zip5 !== undefined && zip5.length < 5 && (state ?? city) === undefined;
}

/** A whole ZIP has few providers, and so have ZIPs that are known; the beginning of one has many, but few with a word. */
export function doesZipLead(wanted: Wanted): boolean {
  const { zip5, zips, givens, organization, lists } = wanted;
  const surnames = wanted.surnames ?? wanted.surnameStart;
  if (zips !== undefined || zip5?.length === 5) return true;
  const isNamed = (surnames ?? givens ?? organization) !== undefined && lists === undefined;
  return isByZip(wanted) && !isNamed;
}

export function oneOf(column: string, values: readonly string[]): SQL {
  const [only] = values;
  return values.length === 1
    ? sql`${sql.raw(column)} = ${only}`
    : sql`${sql.raw(column)} = ANY(${textArray(values)})`;
}

export function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

export function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `);
}

/** All that a provider has to meet but for the values that walks are made of. */
export function conditionsOf(wanted: Wanted, zipLeads: boolean): SQL[] {
  const { surnames, surnameStart, givens, givenStart, organization, words, lists, npi } = wanted;
  const conditions: SQL[] = [];
  if ((surnames ?? surnameStart ?? givens ?? givenStart) !== undefined) {
    conditions.push(sql`entity = 1`);
  }
  if (surnameStart !== undefined) conditions.push(beginsWith("name1", surnameStart));
  if (words !== undefined) {
    // Where the ZIP leads, hidden from the index of all organizations, which would be gone through whole.
    if (lists === undefined)
      conditions.push(zipLeads ? sql`(entity = 2) IS TRUE` : sql`entity = 2`);
    // Whoever stands in the lists of the only word has it.
    else if (words.length > 1) conditions.push(spellsWords(words));
  } else if (organization !== undefined) {
    conditions.push(sql`entity = 2`, beginsWith("name1", organization));
  }
  if (givenStart !== undefined) {
    conditions.push(beginsWith("name2", givenStart));
    // Deactivated numbers have no names left and would be walked through before all others.
    if ((surnames ?? surnameStart) === undefined) conditions.push(sql`name1 > ''`);
  }
  if (npi !== undefined) conditions.push(sql`npi = ${npi}`);
  return [...conditions, ...inPlaces(wanted, zipLeads)];
}

export function beginsWith(column: "name1" | "name2", text: string): SQL {
  const name = sql.raw(column);
  return sql`${name} >= ${text} AND ${name} < ${`${text}\u{10FFFF}`}`;
}

/** By a look at the names of each row of a list. Words are letters and digits alone; only the last may be unfinished. */
function spellsWords(words: readonly string[]): SQL {
  const patterns = words.map((word, at) => `% ${word}${at === words.length - 1 ? "" : " "}%`);
  const names = sql`' ' || name1 || ' ' || others || ' '`;
  return allOf(patterns.map((pattern) => sql`${names} LIKE ${pattern}`));
}
