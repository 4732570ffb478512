import { Failure } from "#/kernel/failure.ts";
import { csvRecords } from "./csv-records.ts";
import type { Fields } from "./delimited.ts";
import type { Row } from "../row.ts";

/**
 * Reads a comma-separated table with a header line. A row with too few or too many columns is given back with its problem.
 * @throws Failure where the last row is cut off: what stood behind it is not in the file.
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  name: string,
  maxCharacters: number,
): AsyncGenerator<Row<Fields>> {
  let header: string[] | undefined;
  for await (const records of csvRecords(text, name, maxCharacters)) {
    for (const { line, cells, unended } of records) {
      if (header === undefined) header = cells.map((column) => column.trim());
      else if (cells.length === header.length) {
        yield { at: `line ${line}`, value: fieldsOf(header, cells) };
      } else if (unended && cells.length < header.length) throw cutOff(name, line);
      else {
        const problem = `The row has ${cells.length} columns, the header ${header.length}.`;
        yield { at: `line ${line}`, problem, raw: cells.join(",") };
      }
    }
  }
}

export function cutOff(name: string, line: number): Failure {
  return new Failure(
    "invalid-input",
    `${name} ends within line ${line}: the file is truncated, fetch it again.`,
  );
}

function fieldsOf(header: readonly string[], cells: readonly string[]): Fields {
  return Object.fromEntries(header.map((column, at) => [column, cells[at] ?? ""]));
}
