import { sql, type SQL } from "drizzle-orm";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import {
  allOf,
  conditionsOf,
  doesZipLead,
  isByZip,
  oneOf,
  textArray,
  type Wanted,
} from "./search-conditions.ts";

/** More matches than this are not counted one by one, and pages beyond cannot be reached. */
export const MOST_COUNTED = 10_000;

/** How many rows are gone through at most to count those who may be found more than once. */
const MOST_ROWS = 2 * (MOST_COUNTED + 1);

/** So many providers of neighbouring ZIPs are gone through for the beginning of a given name. */
const MOST_NEARBY = 250_000;

/** More walks than this in one statement cost more to plan than they save. */
const MOST_WALKS = 20;

/**
 * The keys of one page in the order of the answer: first those with the given name as it was typed. Each branch walks one index in that order and stops early; rows are
 * fetched after, and only those of the page.
 */
export function keysQuery(wanted: Wanted, page: PageOf): SQL {
  const order = sql.raw(isByZip(wanted) ? "zip5, name1, name2, npi" : "name1, name2, npi");
  const [given, ...nicknames] = wanted.givens ?? [];
  // In a walk all have the name as it was typed, or none has.
  const nicknamed = nicknames.length > 0 ? sql`name2 <> ${given} AS nicknamed, ` : sql``;
  const exactFirst = nicknames.length > 0 ? sql`nicknamed, ${order}` : order;
  const offset = offsetOf(page);
  const upTo = Math.min(offset + page.limit, MOST_COUNTED);
  const [own, aliases] = tablesOf(wanted, "keys");
  const others = aliases && {
    ...aliases,
    // `OFFSET 0` asks this of each on the way, and of nobody behind the page.
    conditions: [
      ...aliases.conditions,
      sql`NOT EXISTS (${ownOf(own, aliases)} OFFSET 0)`,
      sql`NOT EXISTS (${earlierOf(aliases)} OFFSET 0)`,
    ],
  };
  const tables = others === undefined ? [own] : [own, others];
  const branches = tables.flatMap((table) => {
    const keys = isByZip(wanted) && !table.zipLeads ? LEFT_ZIP : order;
    return walksOf(table.choices).map(
      ({
        conditions,
        isMany,
      }) => sql`(SELECT ${sql.raw(isMany ? "DISTINCT" : "")} ${nicknamed}${keys} FROM ${sql.raw(table.name)}
        WHERE ${allOf([...conditions, ...table.conditions])} ORDER BY ${order} LIMIT ${upTo})`,
    );
  });
  const cut = sql`LIMIT ${Math.max(0, upTo - offset)} OFFSET ${offset}`;
  const [only] = branches;
  if (branches.length === 1 && only !== undefined) {
    return sql`SELECT * FROM ${only} AS found ORDER BY ${order} ${cut}`;
  }
  return sql`SELECT DISTINCT ${exactFirst} FROM (${sql.join(branches, sql` UNION ALL `)}) AS found
    ORDER BY ${exactFirst} ${cut}`;
}

/** The number of matches, at most one more than are counted. No order is asked for, so that any walk will do. */
export function countQuery(wanted: Wanted): SQL {
  const [own, aliases] = tablesOf(wanted, "count");
  if (aliases === undefined) return countOf(own, wanted);
  // Those who are found by another name alone; whoever is found by both counts once.
  const others = sql`SELECT count(*) FROM (SELECT DISTINCT npi FROM ${sql.raw(aliases.name)}
    WHERE ${meets(aliases)} AND NOT EXISTS (${ownOf(own, aliases)}) LIMIT ${MOST_COUNTED + 1}) AS found`;
  return sql`SELECT CASE WHEN own.total > ${MOST_COUNTED} THEN own.total ELSE own.total + (${others}) END
    FROM (${countOf(own, wanted)}) AS own (total)`;
}

/** Whoever is found by another name, where they are found by their own, under which they stand already. */
function ownOf(own: Table, aliases: Table): SQL {
  return sql`SELECT FROM ${sql.raw(own.name)} own
    WHERE own.npi = ${sql.raw(aliases.name)}.npi AND ${meets(own)}`;
}

/** The other names of a provider that are found and stand before this one. */
function earlierOf(aliases: Table): SQL {
  const name = sql.raw(aliases.name);
  return sql`SELECT FROM ${name} AS earlier WHERE earlier.npi = ${name}.npi
    AND (earlier.name1, earlier.name2) < (${name}.name1, ${name}.name2) AND ${meets(aliases)}`;
}

function countOf(table: Table, { codes, state, ...others }: Wanted): SQL {
  const from = sql`FROM ${sql.raw(table.name)} WHERE ${meets(table)}`;
  const most = MOST_COUNTED + 1;
  if (holdsEachOnce(table)) {
    return sql`SELECT count(*) FROM (SELECT ${from} LIMIT ${most}) AS found`;
  }
  const each = sql`SELECT count(*) FROM
    (SELECT DISTINCT npi FROM (SELECT npi ${from} LIMIT ${MOST_ROWS}) AS rows LIMIT ${most}) AS found`;
  if (codes === undefined || Object.values(others).some((value) => value !== undefined))
    return each;
  const largest = sql`SELECT max(providers) FROM provider_totals
    WHERE specialty = ANY(${textArray(codes)}) AND state = ${state ?? ""}`;
  return sql`SELECT CASE WHEN (${largest}) > ${MOST_COUNTED} THEN ${most} ELSE (${each}) END`;
}

/** Who holds two of the taxonomies, or has two of the words, stands in the rows twice. */
function holdsEachOnce({ choices }: Table): boolean {
  const repeating = choices.filter(({ column }) => column === "code" || column === "word");
  return repeating.every(({ walks }) => walks.flat().length === 1);
}

function meets({ choices, conditions }: Table): SQL {
  return allOf([...choices.map(({ column, walks }) => oneOf(column, walks.flat())), ...conditions]);
}

/** In the order by ZIP from an index that does not hold the five digits by themselves. */
const LEFT_ZIP = sql.raw("left(zip, 5) AS zip5, name1, name2, npi");

/** Values of which a column has one; an index is walked for each, or for several that are rare. */
type Choice = { readonly column: string; readonly walks: readonly (readonly string[])[] };

function eachOf(column: string, values: readonly string[] | undefined): Choice[] {
  return values === undefined ? [] : [{ column, walks: values.map((value) => [value]) }];
}

type Table = {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly conditions: readonly SQL[];
  /** Whether it is walked by ZIP; else by a name or a place, with the ZIP looked at on the way. */
  readonly zipLeads: boolean;
};

/** Where a provider stands under its own name and, where names are asked for, under its others. */
function tablesOf(wanted: Wanted, what: "keys" | "count"): [own: Table, ...aliases: Table[]] {
  const { surnames, surnameStart, givens, codes, organization, words, lists } = wanted;
  const names = [...eachOf("name1", surnames), ...eachOf("name2", givens)];
  // To count those of such a beginning, those of all ZIPs are sooner gone through than those of a very broad ZIP.
  const isBroad = (wanted.nearby ?? 0) > MOST_NEARBY && isByZip(wanted);
  const isBegun = what === "count" && wanted.givenStart !== undefined && isBroad;
  const zipLeads = doesZipLead(wanted) && !isBegun;
  const conditions = conditionsOf(wanted, zipLeads);
  if (lists !== undefined) {
    const word = { column: "word", walks: lists.walks };
    const choices = [word, ...eachOf("code", lists.byCode ? codes : [""])];
    const held = codes === undefined || lists.byCode ? [] : [holdsOne("provider_words", codes)];
    return [{ name: "provider_words", choices, conditions: [...conditions, ...held], zipLeads }];
  }
  const ownName = codes === undefined ? "providers" : "provider_specialties";
  if (words !== undefined) conditions.push(holdsWords(ownName, words));
  const own = { name: ownName, choices: names, conditions, zipLeads };
  const other = {
    name: "provider_aliases",
    choices: names,
    conditions: conditionsOf(wanted, false),
    zipLeads: false,
  };
  const aliases = words === undefined && (surnames ?? surnameStart ?? organization) !== undefined;
  if (codes === undefined) return aliases ? [own, other] : [own];
  const choices = [...eachOf("code", codes), ...names];
  const direct = { ...own, choices };
  if (!aliases) return [direct];
  const holds = holdsOne("provider_aliases", codes);
  return [direct, { ...other, conditions: [...other.conditions, holds] }];
}

function holdsOne(table: string, codes: readonly string[]): SQL {
  return sql`EXISTS (SELECT FROM provider_specialties held
    WHERE held.npi = ${sql.raw(table)}.npi AND held.code = ANY(${textArray(codes)}))`;
}

/**
 * `OFFSET 0` keeps whoever has the words from being gathered: those who are asked are fewer. `IS TRUE` keeps each from being
 * looked for in all of an unfinished word's lists: the few words that it has are.
 */
function holdsWords(table: string, words: readonly string[]): SQL {
  return allOf(
    words.map((word, at) => {
      const isUnfinished = at === words.length - 1;
      const meant = isUnfinished
        ? sql`held.word >= ${word} AND held.word < ${`${word}\u{10FFFF}`}`
        : sql`held.word = ${word}`;
      return sql`EXISTS (SELECT FROM provider_words held
        WHERE held.npi = ${sql.raw(table)}.npi AND (held.code = '' AND ${meant}) IS TRUE OFFSET 0)`;
    }),
  );
}

/** The conditions of a walk through an index, and whether it is for many values, so that one may be met several times. */
type Walk = { readonly conditions: readonly SQL[]; readonly isMany: boolean };

/**
 * A walk for each combination of what may be chosen; where those are too many, the last stays open, but for the given name
 * as it was typed.
 */
function walksOf(choices: readonly Choice[]): Walk[] {
  let walks: Walk[] = [{ conditions: [], isMany: false }];
  for (const { column, walks: each } of choices) {
    const isOpen = walks.length * each.length > MOST_WALKS;
    const rest = each.slice(1).flat();
    const typedApart =
      column === "name2" && each[0] && rest.length > 0 ? [each[0], rest] : [each.flat()];
    const groups = isOpen ? typedApart : each;
    walks = walks.flatMap(({ conditions, isMany }) =>
      groups.map((values) => ({
        conditions: [...conditions, oneOf(column, values)],
        isMany: isMany || values.length > 1,
      })),
    );
  }
  return walks;
}
