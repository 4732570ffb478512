import { sql, type SQL } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { only } from "./only-npis.ts";
import { type Among, LIVE_NAMES } from "./names-from.ts";

/** Of a word that more than one organization in so many has, the pairs with others of the kind are kept. */
const ONE_IN = 100;

/** In an index there is no room for very many other names. */
const MOST_OTHERS = 800;

/** The words of organizations' names that are common enough to be kept in pairs. */
export async function commonWords(
  database: Queries,
  from: string,
  names: SQL = LIVE_NAMES,
): Promise<string[]> {
  const { rows } = await database.execute<{ word: string }>(sql`
    SELECT word FROM (${organizations(from, names)}) AS named, LATERAL (${WORDS}) AS each
    GROUP BY word HAVING count(*) * ${ONE_IN} > (SELECT count(*) FROM ${sql.raw(from)} WHERE entity = 2)`);
  return rows.map(({ word }) => word);
}

/** Those that were when the whole registry was loaded; until it is loaded again the pairs are made of them. */
export async function pairedWords(database: Queries): Promise<string[]> {
  const { rows } = await database.execute<{ word: string }>(
    sql`SELECT word FROM provider_word_totals WHERE paired`,
  );
  return rows.map(({ word }) => word);
}

export function fillWords(
  into: string,
  from: string,
  paired: readonly string[],
  { npis, names = LIVE_NAMES }: Among = {},
): SQL {
  return sql`
    INSERT INTO ${sql.raw(into)} (word, code, npi, name1, name2, others, state, city, zip5, zip)
    SELECT word, code, npi, name1, name2, left(others, ${MOST_OTHERS}), state, city, zip5, zip
    FROM (${organizations(from, names, npis)}) AS named, LATERAL (
      WITH each AS (${WORDS}),
        common AS (SELECT word FROM each WHERE word = ANY(${sql.param([...paired])}::text[]))
      SELECT word, '' AS code FROM each
      UNION ALL
      SELECT word, unnest(taxonomy_codes) FROM each
      UNION ALL
      SELECT one.word || ' ' || other.word, '' FROM common one JOIN common other ON one.word < other.word
    ) AS words`;
}

/** With their other names, those of the registry's own row and those of its side file; most have none. */
function organizations(from: string, names: SQL, npis?: readonly number[]): SQL {
  return sql`
    SELECT wanted.*, concat_ws(' ',
        CASE WHEN also_named <> '{}' THEN
          (SELECT string_agg(split_part(other, '|', 2), ' ') FROM unnest(also_named) AS other) END,
        further.names) AS others
    FROM (SELECT * FROM ${sql.raw(from)} ${only(npis)}) AS wanted LEFT JOIN (
      SELECT npi, string_agg(name, ' ' ORDER BY name) AS names
      FROM (${names}) AS further ${only(npis)} GROUP BY npi
    ) AS further USING (npi) WHERE entity = 2`;
}

/** Each word of an organization once. */
const WORDS = sql`SELECT DISTINCT unnest(string_to_array(btrim(name1 || ' ' || others), ' ')) COLLATE "C" AS word`;

export function fillWordTotals(into: string, from: string, paired: readonly string[]): SQL {
  return sql`
    INSERT INTO ${sql.raw(into)} (word, providers, paired)
    SELECT word, count(*)::int, word = ANY(${sql.param([...paired])}::text[])
    FROM ${sql.raw(from)} WHERE code = '' GROUP BY word`;
}

/** A word that nobody had before is known before they are counted anew. */
export function addWords(npis: readonly number[]): SQL {
  return sql`
    INSERT INTO provider_word_totals (word, providers, paired)
    SELECT word, count(*)::int, false FROM provider_words ${only(npis)} AND code = '' GROUP BY word
    ON CONFLICT DO NOTHING`;
}
