import { createHash } from "node:crypto";
import * as v from "valibot";

/** What is kept of a database: all of it, or what nobody can fetch again. */
export type Scope = "whole" | "accounts";

const Name = v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,63}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The first line of a backup. `schema` is the newest migration that its rows are written for. */
export const Head = v.object({
  wardbook: v.literal("backup"),
  format: v.literal(1),
  version: v.string(),
  scope: v.picklist(["whole", "accounts"]),
  schema: Count,
  at: v.string(),
});

/** Stands before the rows of a table; each row is a line too, an array of its columns as PostgreSQL writes them. */
export const TableLine = v.object({
  table: Name,
  columns: v.array(v.object({ name: Name, type: v.string() })),
});

const TableSum = v.object({ table: Name, rows: Count, sum: v.string() });

/** The last line: without it the file was cut off. */
export const End = v.object({ end: v.array(TableSum) });

export type Head = v.InferOutput<typeof Head>;
export type TableLine = v.InferOutput<typeof TableLine>;
export type TableSum = v.InferOutput<typeof TableSum>;

const WIDTH = 128;
const HEX_OF_HALF = WIDTH / 4;

/** Counts rows and sums their digests, so that the same rows in another order come to the same. */
export function sumOfRows(table: string) {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string): void {
      rows += 1;
      const digest = createHash("sha256").update(line).digest("hex").slice(0, HEX_OF_HALF);
      sum = BigInt.asUintN(WIDTH, sum + BigInt(`0x${digest}`));
    },
    sum: (): TableSum => ({ table, rows, sum: sum.toString(16) }),
  };
}
