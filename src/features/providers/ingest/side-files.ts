import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { readNpi } from "#/kernel/npi.ts";
import type { Database } from "#/platform/database/database.ts";
import { delimitedRows, type Fields } from "#/platform/ingest/delimited.ts";
import type { SourceDocument } from "#/platform/ingest/documents.ts";
import type { Run } from "#/platform/ingest/run.ts";
import { textOf } from "#/platform/ingest/text.ts";
import { columnKey } from "./registry-columns.ts";
import { plain, zipDigits } from "./registry-values.ts";

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

/** Adds the rows of a side file. What a provider's rows were is kept: a file holds no word of what is gone. */
export async function importSideFile({
  database,
  document,
  kind,
  run,
}: {
  database: Database;
  document: SourceDocument;
  kind: SideKind;
  run: Run;
}): Promise<void> {
  const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
  const options = { delimiter: ",", quoted: true, maxCharacters: 1024 * 1024 };
  let batch: Side[] = [];
  const flush = async () => {
    const inserted = await save(database, kind, batch);
    run.accept("inserted", inserted);
    run.accept("unchanged", batch.length - inserted);
    batch = [];
  };
  for await (const row of delimitedRows(text, document.name, options)) {
    const side = "value" in row ? sideOf(row.value, kind) : row.problem;
    if (typeof side === "string") await run.reject(`${document.name}, ${row.at}`, side);
    else batch.push(side);
    if (batch.length >= AT_ONCE) await flush();
  }
  if (batch.length > 0) await flush();
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

async function save(database: Database, kind: SideKind, sides: readonly Side[]): Promise<number> {
  const { rows } = await database.execute(sql`
    INSERT INTO provider_sides (npi, kind, digest, record)
    SELECT npi, ${kind}, digest, record::json FROM unnest(
      ${sql.param(sides.map(({ npi }) => npi))}::bigint[],
      ${sql.param(sides.map(({ digest }) => digest))}::text[],
      ${sql.param(sides.map(({ record }) => record))}::text[]) AS given (npi, digest, record)
    ON CONFLICT DO NOTHING RETURNING npi`);
  return rows.length;
}
