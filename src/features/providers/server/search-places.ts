import { sql, type SQL } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { Criteria } from "../logic/criteria.ts";

type Where = Pick<Criteria, "state" | "city" | "zip5" | "zip">;

export type PlacesMeant = {
  /** How many providers are in them. */
  readonly providers: number;
  /** Their ZIPs, where to look in each of them is quicker than to look all through a city or a state. */
  readonly zips?: readonly string[];
};

/** More places than this say nothing that is worth the time to read them. */
const MOST_PLACES = 2000;
const MOST_ZIPS = 50;
const MOST_IN_ZIPS = 20_000;

/**
 * The places that fit all that is said of where a provider is; undefined where they are too many to tell. Nobody is in a
 * city with the ZIP of another one, and that is known here without a look at the providers of either.
 */
export async function placesMeant(
  database: Database,
  where: Where,
): Promise<PlacesMeant | undefined> {
  const { rows } = await database.execute<{ zip5: string; providers: number }>(sql`
    SELECT zip5, providers FROM provider_places
    WHERE ${sql.join(placeConditions({ ...where, zip: undefined }), sql` AND `)} LIMIT ${MOST_PLACES}`);
  if (rows.length === MOST_PLACES) return undefined;
  const providers = rows.reduce((sum, row) => sum + row.providers, 0);
  const zips = [...new Set(rows.map(({ zip5 }) => zip5))];
  return zips.length > MOST_ZIPS || providers > MOST_IN_ZIPS ? { providers } : { providers, zips };
}

/** How much is said of where a provider is. */
export function placesSaid({ state, city, zip5 }: Where): number {
  return [state, city, zip5].filter((said) => said !== undefined).length;
}

export function placeConditions({ state, city, zip5, zip }: Where): SQL[] {
  const conditions: SQL[] = [];
  if (state !== undefined) conditions.push(sql`state = ${state}`);
  if (city !== undefined) conditions.push(sql`city = ${city}`);
  if (zip5 !== undefined && zip5.length === 5) conditions.push(sql`zip5 = ${zip5}`);
  if (zip5 !== undefined && zip5.length < 5) {
    conditions.push(sql`zip5 >= ${zip5} AND zip5 < ${`${zip5}:`}`);
  }
  if (zip !== undefined) conditions.push(sql`zip >= ${zip} AND zip < ${`${zip}:`}`);
  return conditions;
}
