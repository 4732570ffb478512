/** A table with its spans filled, so that each cell stands in each row and column that it is for. */
import type { Block } from "../label.ts";

export type Table = Extract<Block, { kind: "table" }>;
/** One cell that spans several places is the same object in all of them. */
export type Cell = { readonly text: string };
export type Row = readonly Cell[];

export type Grid = {
  /** Words of a first row that spans the whole table. */
  readonly caption: string;
  /** Each column's heads, from top to bottom. */
  readonly heads: readonly string[];
  readonly body: readonly Row[];
};

const NOTHING: Cell = { text: "" };

export function gridOf({ rows: all }: Table): Grid {
  const [first] = all;
  // A first row of one cell is a caption.
  const isCaption =
    first?.cells.length === 1 && all.length > 2 && (first.cells[0]?.columns ?? 1) > 1;
  const rows = isCaption ? all.slice(1) : all;
  const grid = expanded(rows);
  const count = headRows(rows);
  return {
    caption: isCaption ? (first.cells[0]?.text ?? "") : "",
    heads: headsOf(grid.slice(0, count)),
    body: grid.slice(count),
  };
}

/** All its places are one text: a heading amid the table, or a note below it. */
export const isSingle = (row: Row): boolean =>
  row.length > 1 &&
  new Set(row.map(({ text }) => text).filter((text) => text !== "")).size <= 1 &&
  new Set(row.filter(({ text }) => text !== "")).size <= 1;

function expanded(rows: Table["rows"]): Cell[][] {
  const grid: Cell[][] = rows.map(() => []);
  for (const [at, { cells }] of rows.entries()) {
    let column = 0;
    for (const { text, columns, rows: deep } of cells) {
      while (grid[at]?.[column] !== undefined) column++;
      const cell = { text };
      for (const line of grid.slice(at, at + deep)) {
        for (let along = 0; along < columns; along++) line[column + along] = cell;
      }
      column += columns;
    }
  }
  return grid.map((line) => Array.from(line, (cell) => cell ?? NOTHING));
}

const BEGINS_WITH_DOSE = /^\W*\d[\d.,]*\s*(?:mg|mcg|g|mL|units)/;

/** Rows that say that they are heads; else the first, and the next while the first spans columns. */
function headRows(rows: Table["rows"]): number {
  const told = rows.findIndex(({ head }) => !head);
  if (told > 0) return told;
  const [first] = rows;
  if (first === undefined || rows.length < 2) return 0;
  if (told < 0) return 1;
  if (first.cells.slice(1).some(({ text }) => BEGINS_WITH_DOSE.test(text))) return 0;
  return first.cells.length > 1 && first.cells.some(({ columns }) => columns > 1) ? 2 : 1;
}

function headsOf(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, column) =>
    [...new Set(rows.map((row) => row[column]?.text ?? "").filter((text) => text !== ""))].join(
      " ",
    ),
  );
}
