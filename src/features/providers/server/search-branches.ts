import { sql, type SQL } from "drizzle-orm";
import type { Criteria } from "../logic/criteria.ts";

/** More matches than this are not counted one by one, and pages beyond cannot be reached. */
export const MOST_COUNTED = 10_000;

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
 * The keys of all matches in the order of the answer, at most one more than are counted. Each branch walks one index
 * in that order and stops early; rows are fetched after, and only those of the page.
 */
export function keysQuery(wanted: Wanted): SQL {
  const order = orderOf(wanted);
  const limit = sql.raw(`LIMIT ${MOST_COUNTED + 1}`);
  const branches = branchesOf(wanted).map(
    ({ table, where }) =>
      sql`(SELECT ${order} FROM ${sql.raw(table)} WHERE ${where} ORDER BY ${order} ${limit})`,
  );
  const [only] = branches;
  if (branches.length === 1 && only !== undefined) return only;
  return sql`SELECT DISTINCT ${order} FROM (${sql.join(branches, sql` UNION ALL `)}) AS found
    ORDER BY ${order} ${limit}`;
}

type Branch = { readonly table: string; readonly where: SQL };

function branchesOf(wanted: Wanted): Branch[] {
  const { surnames, givens, codes, organization, npi } = wanted;
  const place = placeConditions(wanted);
  const byNumber = npi === undefined ? [] : [sql`npi = ${npi}`];
  const names = nameConditions(wanted);
  if (codes !== undefined) return codeBranches(wanted, codes, [...names, ...byNumber, ...place]);
  const both = names.length === 0 ? [[]] : names.map((name) => [name]);
  const tables =
    surnames === undefined && organization === undefined
      ? ["providers"]
      : ["providers", "provider_aliases"];
  const perGiven =
    givens === undefined ? [[]] : givens.map((given) => [sql`entity = 1 AND name2 = ${given}`]);
  return tables.flatMap((table) =>
    both.flatMap((name) =>
      perGiven.map((given) => ({
        table,
        where: sql.join([...name, ...given, ...byNumber, ...place, ...initial(wanted)], sql` AND `),
      })),
    ),
  );
}

/** One branch for each taxonomy, so that each has its own index range in the answer's order. */
function codeBranches(
  wanted: Wanted,
  codes: readonly string[],
  conditions: readonly SQL[],
): Branch[] {
  const { givens, surnames } = wanted;
  const rest = [
    ...(givens === undefined ? [] : [sql`name2 = ANY(${sql.param([...givens])}::text[])`]),
    ...initial(wanted),
  ];
  const direct = codes.map((code) => ({
    table: "provider_specialties",
    where: sql.join([sql`code = ${code}`, ...conditions, ...rest], sql` AND `),
  }));
  if (surnames === undefined) return direct;
  const has = sql`EXISTS (SELECT FROM provider_specialties held
    WHERE held.npi = provider_aliases.npi AND held.code = ANY(${sql.param([...codes])}::text[]))`;
  const where = sql.join([...conditions, ...rest, has], sql` AND `);
  return [...direct, { table: "provider_aliases", where }];
}

function nameConditions({ surnames, organization, words }: Wanted): SQL[] {
  if (words !== undefined) {
    const query = words.map((word) => `'${word}':*`).join(" & ");
    return [sql`entity = 2 AND to_tsvector('simple', name1) @@ to_tsquery('simple', ${query})`];
  }
  if (organization !== undefined) {
    return [
      sql`entity = 2 AND name1 >= ${organization} AND name1 < ${`${organization}\u{10FFFF}`}`,
    ];
  }
  if (surnames === undefined) return [];
  const [only] = surnames;
  return surnames.length === 1
    ? [sql`entity = 1 AND name1 = ${only}`]
    : [sql`entity = 1 AND name1 = ANY(${sql.param([...surnames])}::text[])`];
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

function initial({ initial }: Wanted): SQL[] {
  return initial === undefined
    ? []
    : [sql`entity = 1 AND name2 >= ${initial} AND name2 < ${`${initial}[`}`];
}
