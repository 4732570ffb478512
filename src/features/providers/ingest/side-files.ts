import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { readNpi } from "#/kernel/npi.ts";
import type { Database, Queries } from "#/platform/database/database.ts";
import { delimitedRows, type Fields } from "#/platform/ingest/delimited.ts";
import type { SourceDocument } from "#/platform/ingest/documents.ts";
import type { Run } from "#/platform/ingest/run.ts";
import { textOf } from "#/platform/ingest/text.ts";
import { dropNext, makeNext, nextOf } from "./beside.ts";
import { fileDays, isWhole, refuseOutOfOrder } from "./file-days.ts";
import { columnKey } from "./registry-columns.ts";
import { plain, zipDigits } from "./registry-values.ts";
import { loadedSource, recordSource } from "./source-record.ts";

export type SideKind = "other-name" | "location" | "endpoint";

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

/** Which side file has these columns. (The main file has a column of other names too, and many more.) */
export function sideKindOf(columns: readonly string[]): SideKind | undefined {
  const keys = new Set(columns.map(columnKey));
  if (!keys.has("NPI") || keys.has("ENTITY TYPE CODE")) return undefined;
  return KINDS.find((kind) => keys.has(TELLING[kind]));
}

type Side = { readonly npi: number; readonly digest: string; readonly record: string };

type SideFile = {
  readonly database: Database;
  readonly document: SourceDocument;
  readonly origin: string;
  readonly checksum: string;
  readonly kind: SideKind;
  readonly run: Run;
};

const TABLE = "provider_sides";

/**
 * Imports a side file. It holds all rows of the providers it names, a monthly one those of all providers: what it has no
 * longer is taken away, in one step with what it has anew.
 */
export async function importSideFile({
  database,
  document,
  origin,
  checksum,
  kind,
  run,
}: SideFile) {
  const days = fileDays(document.name, origin);
  const live = await loadedSource(database, kind);
  if (days !== undefined && live !== undefined) refuseOutOfOrder(origin, days, live.through);
  const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
  const options = { delimiter: ",", quoted: true, maxCharacters: 1024 * 1024 };
  await makeNext(database, [TABLE]);
  try {
    let read = 0;
    const batch: Side[] = [];
    for await (const row of delimitedRows(text, document.name, options)) {
      const side = "value" in row ? sideOf(row.value, kind) : row.problem;
      if (typeof side === "string") await run.reject(`${document.name}, ${row.at}`, side);
      else batch.push(side);
      if (batch.length < AT_ONCE) continue;
      read += batch.length;
      await save(database, kind, batch.splice(0));
    }
    read += batch.length;
    await save(database, kind, batch);
    const whole = days !== undefined && isWhole(days);
    const inserted = await database.transaction(async (tx) => {
      const fresh = await replaceWith(tx, kind, whole);
      const through = days?.last ?? live?.through ?? new Date().toISOString().slice(0, 10);
      await recordSource(tx, { kind, origin, checksum, through, records: read });
      return fresh;
    });
    run.accept("inserted", inserted);
    run.accept("unchanged", read - inserted);
  } finally {
    await dropNext(database, [TABLE]);
  }
}

/** @returns how many rows were not there before */
async function replaceWith(tx: Queries, kind: SideKind, whole: boolean): Promise<number> {
  const next = sql.raw(nextOf(TABLE));
  const concerned = whole ? sql`true` : sql`npi IN (SELECT npi FROM ${next})`;
  await tx.execute(sql`DELETE FROM provider_sides WHERE kind = ${kind} AND ${concerned}
    AND NOT EXISTS (SELECT FROM ${next} kept WHERE kept.npi = provider_sides.npi AND kept.digest = provider_sides.digest)`);
  const { rowCount } = await tx.execute(sql`
    INSERT INTO provider_sides (npi, kind, digest, record)
    SELECT npi, kind, digest, record FROM ${next} ON CONFLICT DO NOTHING`);
  return rowCount ?? 0;
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
  return { npi: Number(reading.npi), digest, record: text };
}

async function save(database: Database, kind: SideKind, sides: readonly Side[]): Promise<void> {
  if (sides.length === 0) return;
  await database.execute(sql`
    INSERT INTO ${sql.raw(nextOf(TABLE))} (npi, kind, digest, record)
    SELECT npi, ${kind}, digest, record::json FROM unnest(
      ${sql.param(sides.map(({ npi }) => npi))}::bigint[],
      ${sql.param(sides.map(({ digest }) => digest))}::text[],
      ${sql.param(sides.map(({ record }) => record))}::text[]) AS given (npi, digest, record)`);
}
