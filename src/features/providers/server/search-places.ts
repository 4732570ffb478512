import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { Criteria } from "../logic/criteria.ts";

type Where = Pick<Criteria, "state" | "city" | "zip5" | "zip">;

export type PlacesMeant = {
  /** How many providers are in them. */
  readonly providers: number;
  /** Their ZIPs, where those are few. */
  readonly zips?: readonly string[];
};

/** More places than this say nothing that is worth the time to read them. */
const MOST_PLACES = 2000;
const MOST_ZIPS = 100;

/**
 * The places that fit all that is said of where a provider is; undefined where they are too many to tell. Nobody is in a
 * city with the ZIP of another one, and that is known here without a look at the providers of either.
 */
export async function placesMeant(
  database: Database,
  where: Where,
  mostZips = MOST_ZIPS,
): Promise<PlacesMeant | undefined> {
  const { rows } = await database.execute<{ zip5: string; providers: number }>(sql`
    SELECT zip5, providers FROM provider_places
    WHERE ${sql.join([...within(where), ...inZip("zip5", where)], sql` AND `)} LIMIT ${MOST_PLACES}`);
  if (rows.length === MOST_PLACES) return undefined;
  const providers = rows.reduce((sum, row) => sum + row.providers, 0);
  const zips = [...new Set(rows.map(({ zip5 }) => zip5))];
  return zips.length > mostZips ? { providers } : { providers, zips };
}

/** How much is said of where a provider is. */
export function placesSaid({ state, city, zip5 }: Where): number {
  return [state, city, zip5].filter((said) => said !== undefined).length;
}

/**
 * The conditions on the place for a table of providers. Either its ZIP leads, and the index is walked by it and by nothing
 * else (`IS TRUE` hides the rest from other indexes). Or all is read from the index of something else, which holds `zip`
 * and not `zip5`.
 */
export function inPlaces(where: Where & Pick<PlacesMeant, "zips">, zipLeads: boolean): SQL[] {
  const { zips, zip, zip5 } = where;
  const rest = within(where);
  const longer = zip === undefined ? [] : [startsWith("zip", zip)];
  if (zips === undefined && zip5 === undefined) return rest;
  const inZips =
    zips === undefined
      ? inZip(zipLeads ? "zip5" : "zip", where)
      : [
          sql`${zipLeads ? sql`zip5` : sql`left(zip, 5)`} = ANY((SELECT ${sql.param([...zips])}::text[])::text[])`,
        ];
  return [...inZips, ...longer, ...(zipLeads ? rest.map((one) => sql`(${one}) IS TRUE`) : rest)];
}

function within({ state, city }: Where): SQL[] {
  return [
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(city === undefined ? [] : [sql`city = ${city}`]),
  ];
}

function inZip(column: "zip5" | "zip", { zip5 }: Where): SQL[] {
  if (zip5 === undefined) return [];
  return [column === "zip5" && zip5.length === 5 ? sql`zip5 = ${zip5}` : startsWith(column, zip5)];
}

function startsWith(column: "zip5" | "zip", digits: string): SQL {
  const name = sql.raw(column);
  return sql`${name} >= ${digits} AND ${name} < ${`${digits}:`}`;
}
