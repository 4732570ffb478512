import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { SPECIALTY_CODES } from "../logic/data/specialty-codes.ts";
import { only } from "./only-npis.ts";
import { addWords, fillWords, pairedWords } from "./organization-words.ts";
import { type Among, LIVE_NAMES } from "./names-from.ts";

/**
 * What follows from the providers, as statements that read `from` and write `into`: the specialties and aliases
 * of the given numbers or, without numbers, of all.
 */
export function fillSpecialties(into: string, from: string, npis?: readonly number[]): SQL {
  return sql`
    INSERT INTO ${sql.raw(into)} (code, npi, entity, name1, name2, state, city, zip5, zip)
    SELECT code, npi, entity, name1, name2, state, city, zip5, zip
    FROM ${sql.raw(from)}, unnest(taxonomy_codes) AS code ${only(npis)}`;
}

export function fillAliases(
  into: string,
  from: string,
  { npis, names = LIVE_NAMES }: Among = {},
): SQL {
  const wanted = sql`(SELECT * FROM ${sql.raw(from)} ${only(npis)}) AS wanted`;
  return sql`
    INSERT INTO ${sql.raw(into)} (npi, entity, kind, name1, name2, state, city, zip5, zip)
    SELECT npi, entity, split_part(alias, '|', 1), split_part(alias, '|', 2), split_part(alias, '|', 3),
      state, city, zip5, zip
    FROM ${wanted}, unnest(also_named) AS alias
    UNION ALL
    SELECT DISTINCT npi, entity, 'other', name, '', state, city, zip5, zip
    FROM ${wanted} JOIN (SELECT * FROM (${names}) AS each ${only(npis)}) AS further USING (npi)
    WHERE entity = 2 AND name <> name1 AND NOT 'other|' || name || '|' = ANY(also_named)`;
}

/** The surnames of people, with how they sound; misspelt names are looked for among them. */
export function fillSurnames(into: string, from: string): SQL {
  return sql`
    INSERT INTO ${sql.raw(into)} (surname, providers, sound, other_sound)
    SELECT name1, count(*)::int, dmetaphone(name1), dmetaphone_alt(name1)
    FROM ${sql.raw(from)} WHERE entity = 1 AND name1 ~ '^[A-Z]{2,40}$' GROUP BY name1`;
}

/** How many providers each place has: a city in a state with a ZIP. */
export function fillPlaces(into: string, from: string): SQL {
  return sql`
    INSERT INTO ${sql.raw(into)} (city, state, zip5, providers)
    SELECT city, state, zip5, count(*)::int FROM ${sql.raw(from)}
    WHERE entity <> 0 GROUP BY city, state, zip5`;
}

/** A place nobody was in before is known before the places are counted anew. */
function addPlaces(npis: readonly number[]): SQL {
  return sql`
    INSERT INTO provider_places (city, state, zip5, providers)
    SELECT city, state, zip5, count(*)::int FROM providers ${only(npis)} AND entity <> 0
    GROUP BY city, state, zip5 ON CONFLICT DO NOTHING`;
}

/** How many providers each state, each taxonomy and each of the usual specialties has. */
export function fillTotals(into: string, providers: string, specialties: string): SQL {
  const pairs = Object.entries(SPECIALTY_CODES).flatMap(([specialty, codes]) =>
    codes.map((code) => ({ specialty, code })),
  );
  const names = sql.param(pairs.map(({ specialty }) => specialty));
  const codes = sql.param(pairs.map(({ code }) => code));
  return sql`
    INSERT INTO ${sql.raw(into)} (specialty, state, providers)
    SELECT '', coalesce(state, ''), count(*)::int FROM ${sql.raw(providers)}
    WHERE entity <> 0 GROUP BY ROLLUP (state) HAVING state IS NULL OR state <> ''
    UNION ALL
    SELECT code, coalesce(state, ''), sum(held)::int FROM (
      SELECT code, state, count(*) AS held FROM ${sql.raw(specialties)} GROUP BY code, state
    ) AS counted GROUP BY GROUPING SETS ((code), (code, state)) HAVING state IS NULL OR state <> ''
    UNION ALL
    SELECT meant.specialty, coalesce(found.state, ''), count(DISTINCT found.npi)::int
    FROM unnest(${names}::text[], ${codes}::text[]) AS meant (specialty, code)
      JOIN ${sql.raw(specialties)} found ON found.code = meant.code COLLATE "C"
    GROUP BY GROUPING SETS ((meant.specialty), (meant.specialty, found.state))
    HAVING found.state IS NULL OR found.state <> ''`;
}

/** Brings specialties, aliases, words and places of changed providers up to date. */
export async function refreshDerived(tx: Queries, npis: readonly number[]): Promise<void> {
  await empty(tx, "provider_specialties", npis);
  await tx.execute(fillSpecialties("provider_specialties", "providers", npis));
  await refreshNames(tx, npis);
  await tx.execute(addPlaces(npis));
}

/** The part of it that follows from a provider's other names. */
export async function refreshNames(tx: Queries, npis: readonly number[]): Promise<void> {
  await empty(tx, "provider_aliases", npis);
  await empty(tx, "provider_words", npis);
  await tx.execute(fillAliases("provider_aliases", "providers", { npis }));
  await tx.execute(fillWords("provider_words", "providers", await pairedWords(tx), { npis }));
  await tx.execute(addWords(npis));
}

async function empty(tx: Queries, table: string, npis: readonly number[]): Promise<void> {
  await tx.execute(sql`DELETE FROM ${sql.raw(table)} ${only(npis)}`);
}
