import { sql, type SQL } from "drizzle-orm";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import {
  allOf,
  conditionsOf,
  doesZipLead,
  oneOf,
  textArray,
  type Wanted,
} from "./search-conditions.ts";

/** More matches than this are not counted one by one, and pages beyond cannot be reached. */
export const MOST_COUNTED = 10_000;

/** How many rows are gone through at most to count those who may be found more than once. */
const MOST_ROWS = 2 * (MOST_COUNTED + 1);

/** More walks than this in one statement cost more to plan than they save. */
const MOST_WALKS = 20;

/** Short ZIP prefixes are listed ZIP by ZIP, everything else by name: each is the order of an index. */
function isByZip({ zip5 }: Wanted): boolean {
  return zip5 !== undefined && zip5.length < 5;
}

/**
 * The keys of one page in the order of the answer. Each branch walks one index in that order and stops early; rows are
 * fetched after, and only those of the page.
 */
export function keysQuery(wanted: Wanted, page: PageOf): SQL {
  const order = sql.raw(isByZip(wanted) ? "zip5, name1, name2, npi" : "name1, name2, npi");
  const offset = offsetOf(page);
  const upTo = Math.min(offset + page.limit, MOST_COUNTED);
  const branches = tablesOf(wanted).flatMap((table) =>
    walksOf(table.choices).map(
      (
        walk,
      ) => sql`(SELECT ${isByZip(wanted) && !table.zipLeads ? LEFT_ZIP : order} FROM ${sql.raw(table.name)}
        WHERE ${allOf([...walk, ...table.conditions])} ORDER BY ${order} LIMIT ${upTo})`,
    ),
  );
  const cut = sql`LIMIT ${Math.max(0, upTo - offset)} OFFSET ${offset}`;
  const [only] = branches;
  if (branches.length === 1 && only !== undefined) {
    return sql`SELECT * FROM ${only} AS found ORDER BY ${order} ${cut}`;
  }
  return sql`SELECT DISTINCT ${order} FROM (${sql.join(branches, sql` UNION ALL `)}) AS found
    ORDER BY ${order} ${cut}`;
}

/** The number of matches, at most one more than are counted. No order is asked for, so that any walk will do. */
export function countQuery(wanted: Wanted): SQL {
  const [own, aliases] = tablesOf(wanted);
  if (aliases === undefined) return countOf(own, wanted);
  // Those who are found by another name alone; whoever is found by both counts once.
  const others = sql`SELECT count(*) FROM (SELECT DISTINCT npi FROM ${sql.raw(aliases.name)}
    WHERE ${meets(aliases)} AND NOT EXISTS (SELECT FROM ${sql.raw(own.name)} own
      WHERE own.npi = ${sql.raw(aliases.name)}.npi AND ${meets(own)}) LIMIT ${MOST_COUNTED + 1}) AS found`;
  return sql`SELECT CASE WHEN own.total > ${MOST_COUNTED} THEN own.total ELSE own.total + (${others}) END
    FROM (${countOf(own, wanted)}) AS own (total)`;
}

function countOf(table: Table, { codes, state, ...others }: Wanted): SQL {
  const from = sql`FROM ${sql.raw(table.name)} WHERE ${meets(table)}`;
  const most = MOST_COUNTED + 1;
  if (table.name === "providers" || codes?.length === 1) {
    return sql`SELECT count(*) FROM (SELECT ${from} LIMIT ${most}) AS found`;
  }
  // Who holds two of the taxonomies stands in the rows twice.
  const each = sql`SELECT count(*) FROM
    (SELECT DISTINCT npi FROM (SELECT npi ${from} LIMIT ${MOST_ROWS}) AS rows LIMIT ${most}) AS found`;
  if (codes === undefined || Object.values(others).some((value) => value !== undefined))
    return each;
  const largest = sql`SELECT max(providers) FROM provider_totals
    WHERE specialty = ANY(${textArray(codes)}) AND state = ${state ?? ""}`;
  return sql`SELECT CASE WHEN (${largest}) > ${MOST_COUNTED} THEN ${most} ELSE (${each}) END`;
}

function meets({ choices, conditions }: Table): SQL {
  return allOf([...choices.map(({ column, values }) => oneOf(column, values)), ...conditions]);
}

/** In the order by ZIP from an index that does not hold the five digits by themselves. */
const LEFT_ZIP = sql.raw("left(zip, 5) AS zip5, name1, name2, npi");

/** Values of which a column has one; an index is walked for each. */
type Choice = { readonly column: string; readonly values: readonly string[] };

type Table = {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly conditions: readonly SQL[];
  /** Whether it is walked by ZIP; else by a name or a place, with the ZIP looked at on the way. */
  readonly zipLeads: boolean;
};

/** Where a provider stands under its own name and, where names are asked for, under its others. */
function tablesOf(wanted: Wanted): [own: Table, ...aliases: Table[]] {
  const { surnames, givens, codes, organization, words } = wanted;
  const names: Choice[] = [
    ...(surnames === undefined ? [] : [{ column: "name1", values: surnames }]),
    ...(givens === undefined ? [] : [{ column: "name2", values: givens }]),
  ];
  const zipLeads = doesZipLead(wanted);
  const own = {
    name: "providers",
    choices: names,
    conditions: conditionsOf(wanted, zipLeads),
    zipLeads,
  };
  const other = {
    name: "provider_aliases",
    choices: names,
    conditions: conditionsOf(wanted, false),
    zipLeads: false,
  };
  const aliases = words === undefined && (surnames ?? organization) !== undefined;
  if (codes === undefined) return aliases ? [own, other] : [own];
  if (words !== undefined && wanted.zips === undefined) {
    const holds = sql`taxonomy_codes && ${textArray(codes)}`;
    return [{ ...own, conditions: [...own.conditions, holds] }];
  }
  const choices = [{ column: "code", values: codes }, ...names];
  const direct = { ...own, name: "provider_specialties", choices };
  if (!aliases) return [direct];
  const holds = sql`EXISTS (SELECT FROM provider_specialties held
    WHERE held.npi = provider_aliases.npi AND held.code = ANY(${textArray(codes)}))`;
  return [direct, { ...other, conditions: [...other.conditions, holds] }];
}

/** One list of conditions for each combination of what may be chosen; where those are too many, the last stays open. */
function walksOf(choices: readonly Choice[]): SQL[][] {
  let walks: SQL[][] = [[]];
  for (const { column, values } of choices) {
    walks =
      walks.length * values.length > MOST_WALKS
        ? walks.map((walk) => [...walk, oneOf(column, values)])
        : walks.flatMap((walk) => values.map((value) => [...walk, oneOf(column, [value])]));
  }
  return walks;
}
