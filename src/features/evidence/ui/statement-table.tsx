import type { ReactNode } from "react";
import { type Column, Table } from "#/design/table.tsx";
import { thousands } from "#/kernel/thousands.ts";
import { type Standing, STANDINGS, type Standings } from "../standing.ts";
import { totalOf } from "../logic/standings.ts";
import { STANDING_WORDS } from "./evidence-words.ts";

type Row = { readonly name: string; readonly counts: Standings };

const countOf = (standing: Standing): Column<Row> => ({
  key: standing,
  header: STANDING_WORDS[standing].name,
  numeric: true,
  cell: ({ counts }) => thousands(counts[standing]),
});

const columnsFor = (first: string): readonly Column<Row>[] => [
  { key: "name", header: first, names: true, cell: ({ name }) => name },
  {
    key: "all",
    header: "Statements",
    numeric: true,
    cell: ({ counts }) => <strong>{thousands(totalOf(counts))}</strong>,
  },
  ...STANDINGS.map(countOf),
];

/** Statements by what they rest on. */
export function StatementTable({
  caption,
  first,
  rows,
}: {
  caption: ReactNode;
  /** What the rows are. */
  first: string;
  rows: readonly Row[];
}) {
  return (
    <Table caption={caption} columns={columnsFor(first)} rows={rows} rowKey={({ name }) => name} />
  );
}
