import { sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Criteria } from "../logic/criteria.ts";
import type { Provider } from "../providers.contract.ts";
import { presentProvider } from "./present-provider.ts";
import { type ProviderRow, ROW_COLUMNS } from "./provider-rows.ts";
import { keysQuery, MOST_COUNTED, type Wanted } from "./search-branches.ts";
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
    const [{ rows, total }, describe] = await Promise.all([
      readPage(database, wanted, page),
      words.describer(),
    ]);
    const known = total > MOST_COUNTED ? await rolledUp(database, wanted, meaning) : undefined;
    return {
      providers: rows.map((row) => presentProvider(row, describe)),
      total: known ?? Math.min(total, MOST_COUNTED),
      capped: total > MOST_COUNTED && known === undefined,
      corrections: [],
    };
  }

  return {
    async find({ specialty, surname, ...criteria }: Criteria, page: PageOf): Promise<Found> {
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

type PageRow = ProviderRow & { readonly total: string; readonly place: string | null };

async function readPage(database: Database, wanted: Wanted, page: PageOf) {
  const { rows } = await database.execute<PageRow>(sql`
    WITH keys AS MATERIALIZED (SELECT row_number() OVER () AS place, npi FROM (${keysQuery(wanted)}) found),
      page AS MATERIALIZED (SELECT place, npi FROM keys
        WHERE place > ${offsetOf(page)} AND place <= ${Math.min(offsetOf(page) + page.limit, MOST_COUNTED)})
    SELECT (SELECT count(*) FROM keys) AS total, page.place, ${ROW_COLUMNS}
    FROM (SELECT 1) always LEFT JOIN page ON true LEFT JOIN providers p ON p.npi = page.npi
    ORDER BY page.place`);
  const total = Number(rows[0]?.total ?? 0);
  const found = rows.filter(({ place }) => place !== null);
  // A provider may be found by its name and by another of its names: it is shown once.
  const once = new Map(found.map((row) => [row.npi, row]));
  return { rows: [...once.values()], total };
}

/** The exact number where it has been counted beforehand: for a state, a specialty, or both. */
async function rolledUp(
  database: Database,
  wanted: Wanted,
  meaning: Meaning | undefined,
): Promise<number | undefined> {
  const { state = "", codes: _codes, ...others } = { ...wanted };
  const { state: _state, ...rest } = others as Wanted;
  if (Object.values(rest).some((value) => value !== undefined)) return undefined;
  if (meaning !== undefined && meaning.specialty === undefined) return undefined;
  const { rows } = await database.execute<{ providers: number }>(sql`
    SELECT providers FROM provider_totals
    WHERE specialty = ${meaning?.specialty ?? ""} AND state = ${state}`);
  return rows[0]?.providers;
}
