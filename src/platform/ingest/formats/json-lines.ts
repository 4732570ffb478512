import { linesOf } from "./line-stream.ts";
import { megabytes } from "../file/limits.ts";
import type { Row } from "../row.ts";

/** One JSON value a line. A line that is none is given back with its problem; blank lines are passed over. */
export async function* jsonLines(
  text: AsyncIterable<string>,
  maxCharacters: number,
): AsyncGenerator<Row<unknown>> {
  for await (const line of linesOf(text, maxCharacters)) {
    const at = `line ${line.number}`;
    if ("tooLong" in line) {
      yield { at, problem: `The line is longer than ${megabytes(maxCharacters)}.` };
    } else if (line.text.trim() !== "") {
      yield parseRow(at, line.text);
    }
  }
}

export function parseRow(at: string, text: string): Row<unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return { at, value };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : "unreadable";
    return { at, problem: `It is not valid JSON: ${why.slice(0, 200)}`, raw: text };
  }
}
