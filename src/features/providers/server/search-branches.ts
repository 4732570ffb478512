import { sql, type SQL } from "drizzle-orm";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import type { Criteria } from "../logic/criteria.ts";

/** More matches than this are not counted one by one, and pages beyond cannot be reached. */
export const MOST_COUNTED = 10_000;

/** How many rows are gone through at most to count those who may be found more than once. */
const MOST_ROWS = 2 * (MOST_COUNTED + 1);

/** More walks than this in one statement cost more to plan than they save. */
const MOST_WALKS = 20;

/** What a search looks for once its words are understood. */
export type Wanted = Omit<Criteria, "specialty" | "surname"> & {
  /** The surname as typed, or those it was taken for. */
  readonly surnames?: readonly string[];
  /** The taxonomies that the specialty means. */
  readonly codes?: readonly string[];
  /** Words that an organization's name holds, where no name begins as typed. */
  readonly words?: readonly string[];
};

/** Short ZIP prefixes are listed ZIP by ZIP, everything else by name: each is the order of an index. */
function orderOf({ zip5 }: Wanted): SQL {
  return zip5 !== undefined && zip5.length < 5
    ? sql.raw("zip5, name1, name2, npi")
    : sql.raw("name1, name2, npi");
}

/**
 * The keys of one page in the order of the answer. Each branch walks one index in that order and stops early; rows are
 * fetched after, and only those of the page.
 */
export function keysQuery(wanted: Wanted, page: PageOf): SQL {
  const order = orderOf(wanted);
  const offset = offsetOf(page);
  const upTo = Math.min(offset + page.limit, MOST_COUNTED);
  const branches = tablesOf(wanted).flatMap((table) =>
    walksOf(table.choices).map(
      (walk) => sql`(SELECT ${order} FROM ${sql.raw(table.name)}
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
  const tables = tablesOf(wanted);
  const most = MOST_COUNTED + 1;
  const branches = tables.map(({ name, choices, conditions }) => {
    const any = choices.map(({ column, values }) => oneOf(column, values));
    // The table of providers has each of them once: so many rows of it are as many providers.
    const enough = name === "providers" ? most : MOST_ROWS;
    return sql`(SELECT npi FROM ${sql.raw(name)} WHERE ${allOf([...any, ...conditions])} LIMIT ${enough})`;
  });
  const [only] = branches;
  if (only !== undefined && branches.length === 1 && (wanted.codes?.length ?? 1) === 1) {
    return sql`SELECT count(*) FROM (SELECT FROM ${only} AS rows LIMIT ${most}) AS found`;
  }
  // Who holds two of the taxonomies, or has two of the names, stands in the rows twice.
  const rows = sql`SELECT npi FROM (${sql.join(branches, sql` UNION ALL `)}) AS each LIMIT ${MOST_ROWS}`;
  return sql`SELECT count(*) FROM (SELECT DISTINCT npi FROM (${rows}) AS rows LIMIT ${most}) AS found`;
}

/** Values of which a column has one; an index is walked for each. */
type Choice = { readonly column: string; readonly values: readonly string[] };

type Table = {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly conditions: readonly SQL[];
};

function tablesOf(wanted: Wanted): Table[] {
  const { surnames, givens, codes, organization, words } = wanted;
  const names: Choice[] = [
    ...(surnames === undefined ? [] : [{ column: "name1", values: surnames }]),
    ...(givens === undefined ? [] : [{ column: "name2", values: givens }]),
  ];
  const conditions = conditionsOf(wanted);
  const aliases = surnames !== undefined || organization !== undefined;
  if (words !== undefined) {
    const holds = codes === undefined ? [] : [sql`taxonomy_codes && ${textArray(codes)}`];
    return [{ name: "providers", choices: names, conditions: [...conditions, ...holds] }];
  }
  if (codes === undefined) {
    const tables = aliases ? ["providers", "provider_aliases"] : ["providers"];
    return tables.map((name) => ({ name, choices: names, conditions }));
  }
  const held = { name: "provider_specialties", conditions };
  const direct = { ...held, choices: [{ column: "code", values: codes }, ...names] };
  if (!aliases) return [direct];
  const holds = sql`EXISTS (SELECT FROM provider_specialties held
    WHERE held.npi = provider_aliases.npi AND held.code = ANY(${textArray(codes)}))`;
  return [direct, { name: "provider_aliases", choices: names, conditions: [...conditions, holds] }];
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

function oneOf(column: string, values: readonly string[]): SQL {
  const [only] = values;
  return values.length === 1
    ? sql`${sql.raw(column)} = ${only}`
    : sql`${sql.raw(column)} = ANY(${textArray(values)})`;
}

function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

function allOf(conditions: readonly SQL[]): SQL {
  return conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` AND `);
}

function conditionsOf(wanted: Wanted): SQL[] {
  const { surnames, givens, initial, organization, words, npi } = wanted;
  const conditions: SQL[] = [];
  if (surnames !== undefined || givens !== undefined || initial !== undefined) {
    conditions.push(sql`entity = 1`);
  }
  if (words !== undefined) {
    // Only the last may be unfinished: each beginning of a word gathers all words that begin so.
    const query = `${words.map((word) => `'${word}'`).join(" & ")}:*`;
    conditions.push(
      sql`entity = 2 AND to_tsvector('simple', name1) @@ to_tsquery('simple', ${query})`,
    );
  } else if (organization !== undefined) {
    conditions.push(
      sql`entity = 2 AND name1 >= ${organization} AND name1 < ${`${organization}\u{10FFFF}`}`,
    );
  }
  if (initial !== undefined) {
    conditions.push(sql`name2 >= ${initial} AND name2 < ${`${initial}[`}`);
  }
  if (npi !== undefined) conditions.push(sql`npi = ${npi}`);
  return [...conditions, ...placeConditions(wanted)];
}

function placeConditions({ state, city, zip5, zip }: Wanted): SQL[] {
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
