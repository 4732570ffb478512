import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { Failure } from "#/kernel/failure.ts";
import { readNpi } from "#/kernel/npi.ts";
import type { Database } from "#/platform/database/database.ts";
import { csvRows } from "#/platform/ingest/formats/csv-rows.ts";
import type { Fields } from "#/platform/ingest/formats/delimited.ts";
import type { SourceDocument } from "#/platform/ingest/file/documents.ts";
import type { Run } from "#/platform/ingest/run/run.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { organizationKey } from "../logic/search-keys.ts";
import { dropNext, makeNext, nextOf } from "./beside.ts";
import { fileDays, isWhole, refuseOutOfOrder } from "./file-days.ts";
import { columnKey } from "./registry-columns.ts";
import { plain, zipDigits } from "./registry-values.ts";
import { loadedSource, recordSource } from "./source-record.ts";
import { type SideKind, SIDES, takeSides } from "./take-sides.ts";

/** Our names for the columns of each side file, by how its publisher's names are compared. */
const COLUMNS: Readonly<Record<SideKind, Readonly<Record<string, string>>>> = {
  "other-name": {
    "PROVIDER OTHER ORGANIZATION NAME": "name",
    "PROVIDER OTHER ORGANIZATION NAME TYPE CODE": "type",
  },
  location: {
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS ADDRESS LINE 1": "line1",
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS ADDRESS LINE 2": "line2",
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS CITY NAME": "city",
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS STATE NAME": "state",
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS POSTAL CODE": "zip",
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS COUNTRY CODE IF OUTSIDE U S": "country",
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS TELEPHONE NUMBER": "phone",
    "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS TELEPHONE EXTENSION": "extension",
    "PROVIDER PRACTICE LOCATION ADDRESS FAX NUMBER": "fax",
  },
  endpoint: {
    "ENDPOINT TYPE": "type",
    "ENDPOINT TYPE DESCRIPTION": "typeName",
    ENDPOINT: "endpoint",
    "ENDPOINT DESCRIPTION": "description",
    "USE CODE": "use",
    "USE DESCRIPTION": "useName",
  },
};

/** The column that only this kind has, and without which a row says nothing. */
const TELLING: Readonly<Record<SideKind, string>> = {
  "other-name": "PROVIDER OTHER ORGANIZATION NAME",
  location: "PROVIDER SECONDARY PRACTICE LOCATION ADDRESS ADDRESS LINE 1",
  endpoint: "ENDPOINT",
};

const KINDS: readonly SideKind[] = ["other-name", "location", "endpoint"];
const AT_ONCE = 1000;
const MAX_RECORD = 1024 * 1024;

/** Which side file has these columns. (The main file has a column of other names too, and many more.) */
export function sideKindOf(columns: readonly string[]): SideKind | undefined {
  const keys = new Set(columns.map(columnKey));
  if (!keys.has("NPI") || keys.has("ENTITY TYPE CODE")) return undefined;
  return KINDS.find((kind) => keys.has(TELLING[kind]));
}

type Side = {
  readonly npi: number;
  readonly digest: string;
  readonly name: string;
  readonly record: string;
};

type SideFile = {
  readonly database: Database;
  readonly document: SourceDocument;
  readonly origin: string;
  readonly asOf: string | undefined;
  readonly checksum: string;
  readonly kind: SideKind;
  readonly run: Run;
};

/**
 * Imports a side file. It holds all rows of the providers it names, a monthly one those of all providers: what it has no
 * longer is taken away, in one step with what it has anew. Organizations are found by the names in it from then on.
 */
export async function importSideFile({
  database,
  document,
  origin,
  asOf,
  checksum,
  kind,
  run,
}: SideFile) {
  const days = fileDays([document.name, origin], asOf);
  const live = await loadedSource(database, kind);
  if (days !== undefined && live !== undefined && asOf === undefined) {
    refuseOutOfOrder(origin, days, live.through);
  }
  const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
  await makeNext(database, [SIDES]);
  try {
    let read = 0;
    const batch: Side[] = [];
    for await (const row of csvRows(text, document.name, MAX_RECORD)) {
      const side = "value" in row ? sideOf(row.value, kind) : row.problem;
      if (typeof side === "string") await run.reject(`${document.name}, ${row.at}`, side);
      else batch.push(side);
      if (batch.length < AT_ONCE) continue;
      read += batch.length;
      await save(database, kind, batch.splice(0));
    }
    read += batch.length;
    await save(database, kind, batch);
    if (read === 0) throw new Failure("invalid-input", `${origin} holds no row that can be read.`);
    const through = days?.last ?? live?.through ?? new Date().toISOString().slice(0, 10);
    const source = { kind, origin, checksum, through, records: read };
    const whole = days !== undefined && isWhole(days);
    const again = live?.checksum === checksum;
    const inserted = await takeSides(database, { kind, whole, again }, (tx) =>
      recordSource(tx, source),
    );
    run.accept("inserted", inserted);
    run.accept("unchanged", read - inserted);
  } finally {
    await dropNext(database, [SIDES]);
  }
}

function sideOf(fields: Fields, kind: SideKind): Side | string {
  const record: Record<string, string> = {};
  let npi = "";
  for (const [column, cell] of Object.entries(fields)) {
    const key = columnKey(column);
    const ours = COLUMNS[kind][key];
    const value = plain(cell);
    if (value.includes("\0")) return "A value holds a NUL byte.";
    if (key === "NPI") npi = value;
    else if (ours !== undefined && value !== "") record[ours] = value.slice(0, 400);
  }
  const reading = readNpi(npi);
  if (reading.state !== "valid") return `"${npi.slice(0, 40)}" is not a valid NPI.`;
  if (record["zip"] !== undefined) record["zip"] = zipDigits(record["zip"], record["country"]);
  const text = JSON.stringify(record);
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  const name = organizationKey(record["name"] ?? "");
  return { npi: Number(reading.npi), digest, name, record: text };
}

async function save(database: Database, kind: SideKind, sides: readonly Side[]): Promise<void> {
  if (sides.length === 0) return;
  const column = (name: keyof Side) => sql.param(sides.map((side) => side[name]));
  await database.execute(sql`
    INSERT INTO ${sql.raw(nextOf(SIDES))} (npi, kind, digest, name, record)
    SELECT npi, ${kind}, digest, name, record::json FROM unnest(${column("npi")}::bigint[],
      ${column("digest")}::text[], ${column("name")}::text[], ${column("record")}::text[])
      AS given (npi, digest, name, record)`);
}
