import { sql, type SQL } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Criteria } from "../logic/criteria.ts";
import type { Provider } from "../providers.contract.ts";
import { presentProvider } from "./present-provider.ts";
import { type ProviderRow, ROW_COLUMNS } from "./provider-rows.ts";
import { countQuery, keysQuery, MOST_COUNTED, type Wanted } from "./search-branches.ts";
import type { Meaning, SpecialtyWords } from "./specialty-words.ts";
import { isSurname, likelySurnames } from "./surname-corrections.ts";

/** One search walks one index for each taxonomy; a word that means more of them says too little. */
const MOST_CODES = 60;

export type Found = {
  readonly providers: readonly Provider[];
  readonly total: number;
  readonly capped: boolean;
  readonly corrections: readonly { typed: string; taken: string }[];
};

export type ProviderSearch = ReturnType<typeof createProviderSearch>;

export function createProviderSearch(database: Database, words: SpecialtyWords) {
  async function read(wanted: Wanted, page: PageOf, meaning?: Meaning): Promise<Found> {
    const [{ rows, total, capped }, describe] = await Promise.all([
      readPage(database, wanted, page, rollUpOf(wanted, meaning)),
      words.describer(),
    ]);
    const providers = rows.map((row) => presentProvider(row, describe));
    return { providers, total, capped, corrections: [] };
  }

  return {
    async find({ specialty, surname, ...criteria }: Criteria, page: PageOf): Promise<Found> {
      // No organization has a surname or a given name.
      const isPerson = (surname ?? criteria.givens ?? criteria.initial) !== undefined;
      if (isPerson && criteria.organization !== undefined) return NOTHING;
      const meaning = specialty === undefined ? undefined : await words.meaningOf(specialty);
      if (meaning?.codes.length === 0) return NOTHING;
      if ((meaning?.codes.length ?? 0) > MOST_CODES) throw tooBroad(specialty ?? "");
      const codes = meaning && { codes: meaning.codes };
      const wanted: Wanted = { ...criteria, ...codes };
      if (surname !== undefined) {
        const found = await read({ ...wanted, surnames: [surname] }, page, meaning);
        if (found.total > 0) return found;
        return corrected(wanted, surname, page);
      }
      const found = await read(wanted, page, meaning);
      const { organization } = criteria;
      if (found.total > 0 || organization === undefined) return found;
      // No name begins so: perhaps its words stand elsewhere in it.
      return read({ ...wanted, words: organization.split(" ") }, page, meaning);
    },
  };

  /** Nobody is called so: the surname is taken for those that it was likely meant to be, and that is said. */
  async function corrected(wanted: Wanted, typed: string, page: PageOf): Promise<Found> {
    if (await isSurname(database, typed)) return NOTHING;
    const surnames = await likelySurnames(database, typed);
    if (surnames.length === 0) return NOTHING;
    const found = await read({ ...wanted, surnames }, page);
    return { ...found, corrections: surnames.map((taken) => ({ typed, taken })) };
  }
}

const NOTHING: Found = { providers: [], total: 0, capped: false, corrections: [] };

function tooBroad(specialty: string): Failure {
  const message = `"${specialty}" stands for more than ${MOST_CODES} specialties; name one more exactly.`;
  return new Failure("invalid-input", message, { fields: [{ field: "specialty", message }] });
}

type PageRow = ProviderRow & { readonly total: string | null; readonly found: string | null };

async function readPage(database: Database, wanted: Wanted, page: PageOf, rolledUp?: RollUp) {
  const total = rolledUp === undefined ? countQuery(wanted) : rollUpQuery(rolledUp);
  // A page beyond the last match is not looked for.
  const { rows } = await database.execute<PageRow>(sql`
    WITH counted AS MATERIALIZED (SELECT (${total}) AS total),
      page AS MATERIALIZED (SELECT row_number() OVER () AS place, npi FROM (${keysQuery(wanted, page)}) keys
        WHERE (SELECT counted.total FROM counted) > ${offsetOf(page)})
    SELECT counted.total, page.npi AS found, ${ROW_COLUMNS}
    FROM counted LEFT JOIN page ON true LEFT JOIN providers p ON p.npi = page.npi
    ORDER BY page.place`);
  const counted = Number(rows[0]?.total ?? 0);
  const found = rows.filter((row) => row.found !== null);
  return {
    // A provider may be found by its name and by another of its names: it is shown once.
    rows: [...new Map(found.map((row) => [row.npi, row])).values()],
    total: rolledUp === undefined ? Math.min(counted, MOST_COUNTED) : counted,
    capped: rolledUp === undefined && counted > MOST_COUNTED,
  };
}

/** What has been counted beforehand: those of a state, of a specialty, or of both. '' stands for all. */
type RollUp = { readonly specialty: string; readonly state: string };

function rollUpOf({ state, codes, ...others }: Wanted, meaning?: Meaning): RollUp | undefined {
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  if (codes !== undefined && meaning?.specialty === undefined) return undefined;
  return { specialty: meaning?.specialty ?? "", state: state ?? "" };
}

function rollUpQuery({ specialty, state }: RollUp): SQL {
  return sql`SELECT providers FROM provider_totals WHERE specialty = ${specialty} AND state = ${state}`;
}
