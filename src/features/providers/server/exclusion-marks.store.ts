import { sql } from "drizzle-orm";
import { givenKey, surnameKey } from "#/kernel/person-name.ts";
import type { Database } from "#/platform/database/database.ts";
import { organizationKey } from "../logic/search-keys.ts";
import type { Provider } from "../providers.contract.ts";
import { exclusionMark } from "./present-provider.ts";
import { type ExclusionRow, IS_LISTED } from "./provider-rows.ts";

export type ExclusionMarks = ReturnType<typeof createExclusionMarks>;

/** Marks providers that another source told of as our own are marked: by number, and by name and state. */
export function createExclusionMarks(database: Database) {
  return {
    async mark(providers: readonly Provider[]): Promise<Provider[]> {
      const keys = providers.map(keysOf);
      const column = (key: keyof (typeof keys)[number]) => sql.param(keys.map((one) => one[key]));
      const { rows } = await database.execute<ExclusionRow & { npi: string }>(sql`
        SELECT p.npi, x.npi IS NOT NULL AS "byNpi", x.excluded_on::text AS "excludedOn", x.basis, x.record
        FROM unnest(${column("npi")}::bigint[], ${column("name1")}::text[], ${column("name2")}::text[],
          ${column("state")}::text[]) AS p (npi, name1, name2, state)
        JOIN provider_exclusions x ON ${IS_LISTED}`);
      return providers.map((provider) => ({
        ...provider,
        exclusions: rows.filter(({ npi }) => npi === provider.number).map(exclusionMark),
      }));
    },
  };
}

function keysOf({ number, basic, addresses }: Provider) {
  const { organization_name: organization, last_name, first_name } = basic;
  const practice = addresses.find(({ address_purpose }) => address_purpose === "LOCATION");
  return {
    npi: number,
    name1: organization === undefined ? surnameKey(last_name) : organizationKey(organization),
    name2: organization === undefined ? givenKey(first_name) : "",
    state: practice?.state ?? "",
  };
}
