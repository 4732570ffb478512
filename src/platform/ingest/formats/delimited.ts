import { pipeline } from "node:stream/promises";
import { CsvError, parse } from "csv-parse";
import { Failure } from "#/kernel/failure.ts";
import type { Row } from "../row.ts";

/** A row by the names of its columns, as they stand in the header or in capitals. */
export type Fields = Readonly<Record<string, string>>;

type Parsed = { readonly record: string[]; readonly info: { readonly lines: number } };

type TableShape = {
  readonly delimiter: string;
  readonly quoted: boolean;
  readonly maxCharacters: number;
  /** Names the columns in capitals, however the header writes them. */
  readonly capitals?: boolean;
};

/**
 * Reads a table with a header line. A row with too few or too many columns is given back with its problem.
 * `quoted: false` is for tab-separated files in which a quotation mark is a character like any other.
 */
export async function* delimitedRows(
  text: AsyncIterable<string>,
  name: string,
  { delimiter, quoted, maxCharacters, capitals = false }: TableShape,
): AsyncGenerator<Row<Fields>> {
  const named = (column: string) => (capitals ? column.trim().toUpperCase() : column.trim());
  const parser = parse({
    delimiter,
    quote: quoted ? '"' : null,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxCharacters,
    info: true,
    bom: true,
  });
  const pump = pipeline(text, parser).catch((cause: unknown) => cause);
  let header: string[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const at = `line ${info.lines}`;
      if (header === undefined) header = record.map(named);
      else if (record.length === header.length) yield { at, value: fieldsOf(header, record) };
      else {
        const problem = `The row has ${record.length} columns, the header ${header.length}.`;
        yield { at, problem, raw: record.join(delimiter) };
      }
    }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause;
    throw new Failure("invalid-input", `${name} cannot be read as a table: ${cause.message}.`, {
      cause,
    });
  } finally {
    parser.destroy();
    await pump;
  }
}

function fieldsOf(header: readonly string[], record: readonly string[]): Fields {
  const fields: Record<string, string> = {};
  for (const [index, column] of header.entries()) fields[column] = record[index] ?? "";
  return fields;
}

/** The columns of a table's first line, folded for comparison: how its kind is recognised. */
export function columnsOf(head: string, delimiter: string): string[] {
  const line = head.split(/\r?\n/, 1)[0] ?? "";
  return line.split(delimiter).map((column) => column.trim().replace(/^"|"$/g, "").toUpperCase());
}
