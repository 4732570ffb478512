import { sql, type SQL } from "drizzle-orm";

/** Organizations' names in the registry's side file, as they are compared. */
export const LIVE_NAMES: SQL = sql`SELECT npi, name FROM provider_sides WHERE name <> ''`;

/** Whose names are read, all providers' where nothing else is said, and where those of the side file stand. */
export type Among = { readonly npis?: readonly number[]; readonly names?: SQL };
