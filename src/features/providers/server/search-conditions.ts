import { sql, type SQL } from "drizzle-orm";
import type { Criteria } from "../logic/criteria.ts";
import { inPlaces } from "./search-places.ts";

/** What a search looks for once its words are understood. */
export type Wanted = Omit<Criteria, "specialty" | "surname"> & {
  /** The surname as typed, or those it was taken for. */
  readonly surnames?: readonly string[];
  /** The taxonomies that the specialty means. */
  readonly codes?: readonly string[];
  /** Words that an organization's name holds, where no name begins as typed. */
  readonly words?: readonly string[];
  /** The ZIPs that a city, a state and the beginning of a ZIP have in common. */
  readonly zips?: readonly string[];
};

/** A whole ZIP has few providers, and so have ZIPs that are known; the beginning of one has many. */
export function doesZipLead({ zip5, zips, surnames, givens, organization }: Wanted): boolean {
  if (zips !== undefined || zip5?.length === 5) return true;
  return (surnames ?? givens ?? organization) === undefined;
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
  const { surnames, givens, initial, organization, words, npi, zips } = wanted;
  const conditions: SQL[] = [];
  if (surnames !== undefined || givens !== undefined || initial !== undefined) {
    conditions.push(sql`entity = 1`);
  }
  if (words !== undefined) {
    conditions.push(sql`entity = 2`, zips === undefined ? holdsWords(words) : spellsWords(words));
  } else if (organization !== undefined) {
    conditions.push(
      sql`entity = 2 AND name1 >= ${organization} AND name1 < ${`${organization}\u{10FFFF}`}`,
    );
  }
  if (initial !== undefined) {
    conditions.push(sql`name2 >= ${initial} AND name2 < ${`${initial}[`}`);
    // Deactivated numbers have no names left and would be walked through before all others.
    if (surnames === undefined) conditions.push(sql`name1 > ''`);
  }
  if (npi !== undefined) conditions.push(sql`npi = ${npi}`);
  return [...conditions, ...inPlaces(wanted, zipLeads)];
}

/** By the index of all words. Only the last may be unfinished: each beginning of a word gathers all words that begin so. */
function holdsWords(words: readonly string[]): SQL {
  const query = `${words.map((word) => `'${word}'`).join(" & ")}:*`;
  return sql`to_tsvector('simple', name1) @@ to_tsquery('simple', ${query})`;
}

/** The same by a look at each name, which is quicker in a few ZIPs. Words are letters and digits alone. */
function spellsWords(words: readonly string[]): SQL {
  const patterns = words.map((word, at) => `% ${word}${at === words.length - 1 ? "" : " "}%`);
  return allOf(patterns.map((pattern) => sql`' ' || name1 || ' ' LIKE ${pattern}`));
}
