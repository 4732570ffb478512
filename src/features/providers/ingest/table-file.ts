import { Failure } from "#/kernel/failure.ts";
import { csvRows } from "#/platform/ingest/formats/csv-rows.ts";
import type { Fields } from "#/platform/ingest/formats/delimited.ts";
import { documentsIn } from "#/platform/ingest/file/documents.ts";
import type { Row } from "#/platform/ingest/row.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { headerOf } from "./header-of.ts";
import { columnKey } from "./registry-columns.ts";

const MAX_RECORD = 1024 * 1024;

/** No name, description or code in these files is longer; what is not read may be. */
const LONGEST = 400;

/** The columns of a kind of file: without the needed ones it is another. */
export type TableColumns = {
  readonly needed: readonly string[];
  readonly also: readonly string[];
};

/**
 * The rows of a comma-separated file by their columns' names, folded ("DISPLAY NAME").
 * @throws Failure that names the columns which no document of the file has.
 */
export async function* tableRows(
  path: string,
  { needed, also }: TableColumns,
  onRead: (bytes: number) => void,
): AsyncGenerator<Row<Fields>> {
  let understood = false;
  const wanted = [...needed, ...also];
  for await (const document of documentsIn(path, { onRead })) {
    const columns = headerOf(document).map(columnKey);
    if (!needed.every((column) => columns.includes(column))) continue;
    understood = true;
    const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
    for await (const row of csvRows(text, document.name, MAX_RECORD)) {
      yield "value" in row ? readable(row.at, folded(row.value), wanted) : row;
    }
  }
  if (understood) return;
  throw new Failure(
    "invalid-input",
    `${path} cannot be used: it has no table with the columns ${needed.join(", ")}.`,
  );
}

function readable(at: string, fields: Fields, wanted: readonly string[]): Row<Fields> {
  const values = wanted.map((column) => fields[column] ?? "");
  if (values.some((value) => value.includes("\0"))) {
    return { at, problem: "A value holds a NUL byte." };
  }
  const long = values.find((value) => value.length > LONGEST);
  return long === undefined
    ? { at, value: fields }
    : { at, problem: `A value has ${long.length} characters; at most ${LONGEST} are read.` };
}

function folded(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([column, value]) => [columnKey(column), value.trim()]),
  );
}
