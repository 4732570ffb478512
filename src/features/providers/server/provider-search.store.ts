import { sql, type SQL } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Criteria } from "../logic/criteria.ts";
import type { Provider } from "../providers.contract.ts";
import { type Correction, namesMeant, type Typed } from "./names-meant.ts";
import { presentProvider } from "./present-provider.ts";
import { respeltWords, shortestLists } from "./organization-words.ts";
import { type ProviderRow, ROW_COLUMNS } from "./provider-rows.ts";
import { countQuery, keysQuery, MOST_COUNTED } from "./search-branches.ts";
import type { Wanted, WordLists } from "./search-conditions.ts";
import { placesMeant, placesSaid } from "./search-places.ts";
import type { Meaning, SpecialtyWords } from "./specialty-words.ts";

/** One search walks one index for each taxonomy; a word that means more of them says too little. */
const MOST_CODES = 60;

/** Among more providers than this an index of names or cities leads to the first of them sooner than their ZIPs do. */
const MOST_IN_ZIPS = 2000;

/** The same for a given name, which many have. Of one surname or organization there are few in any ZIP. */
const MOST_PEOPLE = 30_000;

/** So many organizations with a word are sooner gone through than found by the ZIPs they may be in. */
const MOST_LISTED = 1000;

/** In an index that leads with words so many of these, of taxonomies and of ZIPs may be combined. */
const MOST_COMBINED = 2000;

export type Found = {
  readonly providers: readonly Provider[];
  readonly total: number;
  readonly capped: boolean;
  readonly corrections: readonly Correction[];
};

export type ProviderSearch = ReturnType<typeof createProviderSearch>;

export function createProviderSearch(database: Database, words: SpecialtyWords) {
  async function read(wanted: Wanted, page: PageOf, known?: Known): Promise<Found> {
    const [{ rows, total, capped }, describe] = await Promise.all([
      readPage(database, wanted, page, known),
      words.describer(),
    ]);
    const providers = rows.map((row) => presentProvider(row, describe));
    return { providers, total, capped, corrections: [] };
  }

  /** By the first reading of the names that anybody is found by. */
  async function named(wanted: Wanted, typed: Typed, page: PageOf): Promise<Found> {
    for await (const { names, corrections } of namesMeant(database, typed)) {
      const found = await read({ ...wanted, ...names }, page);
      if (found.total > 0) return { ...found, corrections };
    }
    return NOTHING;
  }

  return {
    async find({ specialty, ...criteria }: Criteria, page: PageOf): Promise<Found> {
      const { surname, surnameStart, givens, givenStart, ...others } = criteria;
      // No organization has a surname or a given name.
      const isPerson = (surname ?? surnameStart ?? givens ?? givenStart) !== undefined;
      if (isPerson && criteria.organization !== undefined) return NOTHING;
      const meaning = specialty === undefined ? undefined : await words.meaningOf(specialty);
      if (meaning?.codes.length === 0) return NOTHING;
      if ((meaning?.codes.length ?? 0) > MOST_CODES) throw tooBroad(specialty ?? "");
      const codes = meaning && { codes: meaning.codes };
      const onlyPlaces = isOnlyPlaces({ ...criteria, specialty });
      const isNamed = (surname ?? surnameStart ?? criteria.organization) !== undefined;
      const askPlaces =
        placesSaid(criteria) > 1 ||
        (onlyPlaces && criteria.state === undefined) ||
        ((isNamed || isPerson) && (criteria.zip5 ?? "12345").length < 5);
      const places = askPlaces ? await placesMeant(database, criteria) : undefined;
      if (places?.providers === 0) return NOTHING;
      const byZip = isNamed || (places?.providers ?? 0) <= (isPerson ? MOST_PEOPLE : MOST_IN_ZIPS);
      const zips = byZip && places?.zips ? { zips: places.zips } : {};
      const nearby = givenStart === undefined ? {} : { nearby: places?.providers ?? Infinity };
      const wanted: Wanted = { ...others, ...codes, ...zips, ...nearby };
      const corrections = meaning?.corrections ?? [];
      const found = isPerson
        ? await named(wanted, criteria, page)
        : await unnamed(
            wanted,
            onlyPlaces && places ? counted(places.providers) : totalOf(wanted, meaning),
            page,
          );
      return { ...found, corrections: [...corrections, ...found.corrections] };
    },
  };

  async function unnamed(wanted: Wanted, total: Known | undefined, page: PageOf): Promise<Found> {
    const found = await read(wanted, page, total);
    return found.total === 0 && wanted.organization !== undefined
      ? respelt(wanted, wanted.organization.split(" "), page)
      : found;
  }

  /** No organization's name begins so: perhaps its words stand elsewhere in it, or are misspelt. */
  async function respelt(wanted: Wanted, typed: readonly string[], page: PageOf): Promise<Found> {
    const found = await withWords(wanted, typed, page);
    if (found.total > 0) return found;
    for (const { words, corrections } of await respeltWords(database, typed)) {
      const meant = await withWords({ ...wanted, organization: words.join(" ") }, words, page);
      if (meant.total > 0) return { ...meant, corrections };
    }
    return found;
  }

  async function withWords(wanted: Wanted, words: readonly string[], page: PageOf): Promise<Found> {
    const { zips: _zips, ...others } = { ...wanted, words };
    const isPlaced = (wanted.city ?? wanted.zip5) !== undefined;
    const [lists, places] = await Promise.all([
      shortestLists(database, words, { isByCode: wanted.codes !== undefined }),
      isPlaced ? placesMeant(database, wanted, MOST_COMBINED) : undefined,
    ]);
    if (lists?.rows === 0) return NOTHING;
    const inZips = places?.zips && { zips: places.zips };
    if (lists === undefined) return read({ ...others, ...inZips }, page);
    const walks = lists.walks.flat().length * ((lists.byCode && wanted.codes?.length) || 1);
    const byZip = lists.rows > MOST_LISTED && walks * (places?.zips?.length ?? 0) <= MOST_COMBINED;
    const known = isOnlyOrganization(wanted) ? totalOfLists(lists) : undefined;
    return read({ ...others, ...(byZip && inZips), lists }, page, known);
  }
}

const NOTHING: Found = {
  providers: [],
  total: 0,
  capped: false,
  corrections: [],
};

function tooBroad(specialty: string): Failure {
  const message = `"${specialty}" stands for more than ${MOST_CODES} specialties; name one more exactly.`;
  return new Failure("invalid-input", message, {
    fields: [{ field: "specialty", message }],
  });
}

type PageRow = ProviderRow & {
  readonly total: string | null;
  readonly found: string | null;
};

/** A total that need not be counted, or the certainty that it is more than are counted. */
type Known = { readonly total: SQL; readonly isExact: boolean };

function counted(total: number): Known {
  return { total: sql`SELECT ${total}::int`, isExact: true };
}

/** Of those who have the words and meet nothing else. */
function totalOfLists({ exact, rows, atLeast }: WordLists): Known | undefined {
  if (exact) return counted(rows);
  return atLeast > MOST_COUNTED ? { ...counted(atLeast), isExact: false } : undefined;
}

async function readPage(database: Database, wanted: Wanted, page: PageOf, known?: Known) {
  // A page beyond the last match is not looked for.
  const { rows } = await database.execute<PageRow>(sql`
    WITH counted AS MATERIALIZED (SELECT (${known?.total ?? countQuery(wanted)}) AS total),
      page AS MATERIALIZED (SELECT row_number() OVER () AS place, npi FROM (${keysQuery(wanted, page)}) keys
        WHERE (SELECT counted.total FROM counted) > ${offsetOf(page)})
    SELECT counted.total, page.npi AS found, ${ROW_COLUMNS}
    FROM counted LEFT JOIN page ON true LEFT JOIN providers p ON p.npi = page.npi
    ORDER BY page.place`);
  const all = Number(rows[0]?.total ?? 0);
  const found = rows.filter((row) => row.found !== null);
  return {
    // A provider may be found by its name and by another of its names: it is shown once.
    rows: [...new Map(found.map((row) => [row.npi, row])).values()],
    total: known?.isExact ? all : Math.min(all, MOST_COUNTED),
    capped: !known?.isExact && all > MOST_COUNTED,
  };
}

/** Whether nothing is said of a provider but where it is, to the fifth digit of its ZIP. */
function isOnlyPlaces({ state: _state, city: _city, zip5: _zip5, ...others }: Criteria): boolean {
  return Object.values(others).every((value) => value === undefined);
}

function isOnlyOrganization({ organization: _organization, ...others }: Wanted): boolean {
  return Object.values(others).every((value) => value === undefined);
}

/** The total of a state, of a specialty, or of both, which have been counted beforehand. '' stands for all. */
function totalOf({ state, codes, ...others }: Wanted, meaning?: Meaning): Known | undefined {
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  const named = meaning?.specialty ?? (codes?.length === 1 ? codes[0] : undefined);
  if (codes !== undefined && named === undefined) return undefined;
  const total = sql`SELECT providers FROM provider_totals
    WHERE specialty = ${named ?? ""} AND state = ${state ?? ""}`;
  return { total, isExact: true };
}
