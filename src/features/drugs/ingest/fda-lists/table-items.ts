import { beginning } from "#/platform/ingest/file/container.ts";
import type { SourceDocument } from "#/platform/ingest/file/documents.ts";
import { columnsOf, delimitedRows, type Fields } from "#/platform/ingest/formats/delimited.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import type { Row } from "#/platform/ingest/row.ts";

const LONGEST_ROW = 256 * 1024;

/** The rows of a document whose first line has these columns, each read by `read`; nothing for another document. */
export function tableItems<Item>(
  document: SourceDocument,
  { delimiter, columns }: { readonly delimiter: "~" | ","; readonly columns: readonly string[] },
  read: (fields: Fields) => Item | string,
): AsyncIterable<Row<Item | string>> | undefined {
  if (document.container !== "text") return undefined;
  const there = columnsOf(beginning(document.head) ?? "", delimiter);
  if (!columns.every((column) => there.includes(column))) return undefined;
  return rowsOf(document, delimiter, read);
}

async function* rowsOf<Item>(
  document: SourceDocument,
  delimiter: "~" | ",",
  read: (fields: Fields) => Item | string,
): AsyncGenerator<Row<Item | string>> {
  const text = textOf(document.bytes, document.name, "utf-8-or-windows-1252");
  const shape = {
    delimiter,
    quoted: delimiter === ",",
    maxCharacters: LONGEST_ROW,
    capitals: true,
  };
  for await (const row of delimitedRows(text, document.name, shape)) {
    const at = `${document.name}, ${row.at}`;
    yield "value" in row ? { at, value: read(row.value) } : { ...row, at };
  }
}
