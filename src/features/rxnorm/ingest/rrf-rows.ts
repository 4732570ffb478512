import type { SourceDocument } from "#/platform/ingest/file/documents.ts";
import { beginning } from "#/platform/ingest/file/container.ts";
import { linesOf } from "#/platform/ingest/formats/line-stream.ts";
import type { Row } from "#/platform/ingest/row.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";

/** The files of a release that are read; "table" is the list of concepts as RxNav's users keep it, with a header. */
export type RxNormFile = "concepts" | "relations" | "attributes" | "vocabularies" | "table";

const LONGEST_LINE = 64 * 1024;

/** How many columns each file has, and what stands in one of them, so that its name is not asked. */
const SHAPES: readonly {
  readonly file: RxNormFile;
  readonly columns: number;
  readonly fits: (cells: readonly string[]) => boolean;
}[] = [
  { file: "concepts", columns: 18, fits: (cells) => /^[A-Z]{3}$/.test(cells[1] ?? "") },
  { file: "relations", columns: 16, fits: (cells) => /^[CA]UI$/.test(cells[2] ?? "") },
  { file: "attributes", columns: 13, fits: (cells) => /^[A-Z]*$/.test(cells[4] ?? "") },
  { file: "vocabularies", columns: 25, fits: () => true },
];

/** Which file of a release a document is, by its first line; nothing for another. */
export function fileOf(document: SourceDocument): RxNormFile | undefined {
  if (document.container !== "text") return undefined;
  const line = (beginning(document.head) ?? "").split(/\r?\n/, 1)[0] ?? "";
  if (/^rxcui\ttty\tname$/i.test(line.trim())) return "table";
  if (!line.endsWith("|")) return undefined;
  const cells = line.slice(0, -1).split("|");
  return SHAPES.find(({ columns, fits }) => columns === cells.length && fits(cells))?.file;
}

export type Cells = readonly string[];

/** The rows of a document: values without quotation, each followed by "|", or between tabs. */
export async function* cellsOf(
  document: SourceDocument,
  file: RxNormFile,
): AsyncGenerator<Row<Cells>> {
  const isTable = file === "table";
  const columns = isTable ? 3 : (SHAPES.find((shape) => shape.file === file)?.columns ?? 0);
  for await (const line of linesOf(textOf(document.bytes, document.name), LONGEST_LINE)) {
    const at = `${document.name}, line ${line.number}`;
    if ("tooLong" in line) {
      yield { at, problem: "The line is longer than a row of this file can be." };
      continue;
    }
    if (line.text === "" || (isTable && line.number === 1)) continue;
    const cells = isTable ? line.text.split("\t") : line.text.replace(/\|$/, "").split("|");
    if (cells.length === columns) yield { at, value: cells };
    else yield { at, problem: `The row has ${cells.length} columns, not ${columns}.` };
  }
}
