import { Failure } from "#/kernel/failure.ts";
import { delimitedRows, type Fields } from "#/platform/ingest/delimited.ts";
import { documentsIn } from "#/platform/ingest/documents.ts";
import type { Row } from "#/platform/ingest/row.ts";
import { textOf } from "#/platform/ingest/text.ts";
import { headerOf } from "./header-of.ts";
import { columnKey } from "./registry-columns.ts";

const MAX_RECORD = 1024 * 1024;

/**
 * The rows of a comma-separated file by their columns' names, folded ("DISPLAY NAME").
 * @throws Failure that names the columns which no document of the file has.
 */
export async function* tableRows(
  path: string,
  needed: readonly string[],
  onRead: (bytes: number) => void,
): AsyncGenerator<Row<Fields>> {
  let understood = false;
  for await (const document of documentsIn(path, { onRead })) {
    const columns = headerOf(document).map(columnKey);
    if (!needed.every((column) => columns.includes(column))) continue;
    understood = true;
    const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
    const options = { delimiter: ",", quoted: true, maxCharacters: MAX_RECORD };
    for await (const row of delimitedRows(text, document.name, options)) {
      yield "value" in row ? { at: row.at, value: folded(row.value) } : row;
    }
  }
  if (understood) return;
  throw new Failure(
    "invalid-input",
    `${path} cannot be used: it has no table with the columns ${needed.join(", ")}.`,
  );
}

function folded(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([column, value]) => [columnKey(column), value.trim()]),
  );
}
