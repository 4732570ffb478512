import type { ProviderRecord } from "../logic/provider-record.ts";
import { searchKeysOf } from "../logic/search-keys.ts";
import type { RegistryRow } from "./registry-row.ts";

/** The columns of `providers` in the order in which rows are written, with the type each text is cast to. */
export const STORED_COLUMNS = [
  ["npi", "bigint"],
  ["entity", "smallint"],
  ["name1", "text"],
  ["name2", "text"],
  ["state", "text"],
  ["city", "text"],
  ["zip5", "text"],
  ["zip", "text"],
  ["taxonomy_codes", "text[]"],
  ["also_named", "text[]"],
  ["as_of", "date"],
  ["record", "json"],
] as const;

/** A row as PostgreSQL reads it: one text a column. */
export type StoredRow = { readonly npi: number; readonly values: readonly string[] };

/** Before the registry began: for rows that carry no date at all. */
const NO_DATE = "1900-01-01";

export function storedRow({ npi, record }: RegistryRow): StoredRow {
  const keys = searchKeysOf(record);
  const codes = [...new Set((record.taxonomies ?? []).map(({ code }) => code))];
  const aliases = keys.aliases.map(({ kind, name1, name2 }) => `${kind}|${name1}|${name2}`);
  return {
    npi,
    values: [
      String(npi),
      String(record.entity),
      keys.name1,
      keys.name2,
      keys.state,
      keys.city,
      keys.zip5,
      keys.zip,
      arrayLiteral(codes),
      arrayLiteral(aliases),
      newestDate(record),
      JSON.stringify(record),
    ],
  };
}

export function newestDate(record: ProviderRecord): string {
  const { updated, deactivated, reactivated, certified } = record;
  let newest = NO_DATE;
  for (const date of [updated, deactivated, reactivated, certified]) {
    if (date !== undefined && date > newest) newest = date;
  }
  return newest;
}

function arrayLiteral(items: readonly string[]): string {
  if (items.length === 0) return "{}";
  return `{${items.map((item) => `"${item.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
