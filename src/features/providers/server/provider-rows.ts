import { sql, type SQL } from "drizzle-orm";
import type { ProviderRecord } from "../logic/provider-record.ts";

export type SideRow = {
  readonly kind: "other-name" | "location" | "endpoint";
  readonly record: Readonly<Record<string, string>>;
};

export type ExclusionRow = {
  readonly byNpi: boolean;
  readonly excludedOn: string;
  readonly basis: string;
  readonly record: Readonly<Record<string, string>>;
};

/** A provider with all that other sources say of it. */
export type ProviderRow = {
  readonly npi: string;
  readonly record: ProviderRecord;
  readonly reported: string | null;
  readonly sides: readonly SideRow[] | null;
  readonly exclusions: readonly ExclusionRow[] | null;
};

/** Whether an exclusion `x` is that of the provider `p`: by number or, where the list has none, by name and state. */
export const IS_LISTED =
  sql.raw(`(x.npi = p.npi OR x.npi IS NULL AND p.name1 <> '' AND p.state <> ''
      AND x.name1 = p.name1 AND x.name2 = p.name2 AND x.state = p.state)`);

/** All columns of a `ProviderRow` but its exclusions, for a query in which the provider is `p`. */
export const UNMARKED_COLUMNS: SQL = sql`
  p.npi, p.record,
  (SELECT deactivated_on::text FROM provider_deactivations d WHERE d.npi = p.npi) AS reported,
  (SELECT json_agg(json_build_object('kind', s.kind, 'record', s.record) ORDER BY s.kind, s.digest)
    FROM provider_sides s WHERE s.npi = p.npi) AS sides`;

/** The columns of a `ProviderRow`, for a query in which the provider is `p`. */
export const ROW_COLUMNS: SQL = sql`${UNMARKED_COLUMNS},
  (SELECT json_agg(json_build_object('byNpi', x.npi IS NOT NULL, 'excludedOn', x.excluded_on,
      'basis', x.basis, 'record', x.record))
    FROM provider_exclusions x WHERE ${IS_LISTED}) AS exclusions`;
