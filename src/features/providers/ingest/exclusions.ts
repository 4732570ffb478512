import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import { displayName, givenKey, surnameKey } from "#/kernel/person-name.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import { checksumOf } from "#/platform/ingest/file/checksum.ts";
import type { Fields } from "#/platform/ingest/formats/delimited.ts";
import type { Counts } from "#/platform/ingest/run/run.ts";
import { organizationKey } from "../logic/search-keys.ts";
import { latestDay } from "./future-days.ts";
import { type FileImport, importAlone } from "./one-at-a-time.ts";
import { isoDate } from "./registry-values.ts";
import { loadedSource, recordSource } from "./source-record.ts";
import { tableRows } from "./table-file.ts";

const COLUMNS = {
  needed: ["LASTNAME", "FIRSTNAME", "BUSNAME", "NPI", "STATE", "EXCLTYPE", "EXCLDATE"],
  also: ["MIDNAME", "GENERAL", "SPECIALTY", "CITY"],
};
const AT_ONCE = 2000;
/** So many may leave a short list. */
const FEW = 1;

type Exclusion = {
  readonly digest: string;
  readonly npi: number | null;
  readonly name1: string;
  readonly name2: string;
  readonly state: string;
  readonly excludedOn: string;
  readonly basis: string;
  readonly record: string;
};

/** Imports OIG's monthly list. It is the whole list each time, so who is no longer on it is taken off in the same step. */
export async function importExclusions(request: FileImport): Promise<Counts> {
  const { database, path, origin, asOf } = request;
  return importAlone(request, async (run, progress) => {
    const checksum = await checksumOf(path);
    const found = new Map<string, Exclusion>();
    for await (const row of tableRows(path, COLUMNS, (bytes) => progress.advance(bytes))) {
      const read = "value" in row ? exclusionIn(row.value) : row.problem;
      if (typeof read === "string") await run.reject(row.at, read);
      else if (found.has(read.digest)) run.accept("unchanged");
      else found.set(read.digest, read);
    }
    const all = [...found.values()];
    const through = asOf ?? newestDay(all);
    await refuseShrunken(database, all.length, origin);
    await database.transaction(async (tx) => {
      await tx.execute(sql`DELETE FROM provider_exclusions
        WHERE NOT digest = ANY(${sql.param(all.map(({ digest }) => digest))}::text[])`);
      let inserted = 0;
      for (let from = 0; from < all.length; from += AT_ONCE) {
        inserted += await save(tx, all.slice(from, from + AT_ONCE));
      }
      run.accept("inserted", inserted);
      run.accept("unchanged", all.length - inserted);
      const records = all.length;
      await recordSource(tx, { kind: "exclusions", origin, checksum, through, records });
    });
    return { checksum, contentOn: through };
  });
}

/** Hardly anybody is taken off the list: one with fewer was cut off, and would take their marks from all others. */
async function refuseShrunken(database: Database, next: number, origin: string): Promise<void> {
  const live = (await loadedSource(database, "exclusions"))?.records ?? 0;
  if (next > 0 && next >= live - Math.max(live / 10, FEW)) return;
  const those =
    live === 0 ? "no exclusion" : `only ${next} of the ${live} exclusions that are loaded`;
  throw new Failure("conflict", `${origin} holds ${those}: it is not complete, fetch it again.`);
}

/** The list says nowhere of what day it is: it is no older than its newest entry. */
function newestDay(all: readonly Exclusion[]): string {
  const latest = latestDay();
  const days = all.map(({ excludedOn }) => excludedOn).filter((day) => day <= latest);
  return days.reduce((newest, day) => (day > newest ? day : newest), "");
}

function exclusionIn(fields: Fields): Exclusion | string {
  const of = (column: string) => fields[column] ?? "";
  const excludedOn = isoDate(of("EXCLDATE"));
  if (excludedOn === undefined) return `"${of("EXCLDATE").slice(0, 40)}" is not a date.`;
  const person = of("LASTNAME") !== "";
  const name = person
    ? [of("FIRSTNAME"), of("MIDNAME"), of("LASTNAME")].filter(Boolean).join(" ")
    : of("BUSNAME");
  if (name === "") return "The row names neither a person nor a business.";
  // The list writes 0000000000 where it has no number.
  const reading = readNpi(of("NPI"));
  const npi = reading.state === "valid" && !/^0+$/.test(reading.npi) ? Number(reading.npi) : null;
  const record = JSON.stringify({
    name: displayName(name),
    specialty: displayName(of("SPECIALTY") || of("GENERAL")),
    place: [displayName(of("CITY")), of("STATE")].filter(Boolean).join(", "),
  });
  const exclusion = {
    npi,
    name1: person ? surnameKey(of("LASTNAME")) : organizationKey(of("BUSNAME")),
    name2: person ? givenKey(of("FIRSTNAME")) : "",
    state: of("STATE").toUpperCase(),
    excludedOn,
    basis: of("EXCLTYPE"),
    record,
  };
  const digest = createHash("sha256").update(JSON.stringify(exclusion)).digest("base64url");
  return { digest: digest.slice(0, 22), ...exclusion };
}

async function save(tx: Queries, batch: readonly Exclusion[]): Promise<number> {
  const column = (name: keyof Exclusion) => sql.param(batch.map((row) => row[name]));
  const { rows } = await tx.execute(sql`
    INSERT INTO provider_exclusions (digest, npi, name1, name2, state, excluded_on, basis, record)
    SELECT digest, npi, name1, name2, state, excluded_on, basis, record::json FROM unnest(
      ${column("digest")}::text[], ${column("npi")}::bigint[], ${column("name1")}::text[],
      ${column("name2")}::text[], ${column("state")}::text[], ${column("excludedOn")}::date[],
      ${column("basis")}::text[], ${column("record")}::text[])
      AS given (digest, npi, name1, name2, state, excluded_on, basis, record)
    ON CONFLICT DO NOTHING RETURNING npi`);
  return rows.length;
}
