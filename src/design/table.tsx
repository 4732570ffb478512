import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures: tabular, at the right edge of their column. */
  readonly numeric?: boolean;
  /** The column that names the row: a row header, and the title of its card on a phone. */
  readonly names?: boolean;
};

/** Roles that the elements have anyway, written out because some browsers forget them when the display changes. */
const ROLE = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;

/** A table that folds on phones: each row becomes a block, each cell a line with its column's name before it. */
export function Table<Row>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  rowClass,
}: {
  caption: ReactNode;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowClass?: string;
}) {
  return (
    <table {...ROLE.table} className="w-full border-collapse max-md:block">
      <caption
        className={captionHidden ? "sr-only" : "pb-2 text-left text-small text-muted max-md:block"}
      >
        {caption}
      </caption>
      <thead {...ROLE.rowgroup} className="max-md:sr-only">
        <tr {...ROLE.row} className="border-b border-control">
          {columns.map((column) => (
            <th
              key={column.key}
              {...ROLE.columnheader}
              scope="col"
              className={classNames(
                "caps px-3 py-2 align-bottom text-muted first:pl-0 last:pr-0",
                column.numeric ? "text-right" : "text-left",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLE.rowgroup} className="max-md:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...ROLE.row}
            className={classNames(
              "border-b border-line max-md:block max-md:py-2 md:hover:bg-brand-tint/50",
              rowClass,
            )}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const shared = classNames(
    "px-3 py-2 align-top first:pl-0 last:pr-0 max-md:flex max-md:gap-3 max-md:px-0 max-md:py-1",
    column.numeric && "tabular-nums md:text-right",
  );
  if (column.names) {
    return (
      <th
        {...ROLE.rowheader}
        scope="row"
        className={classNames(shared, "text-left font-semibold max-md:[&>a]:min-h-6")}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      {...ROLE.cell}
      data-label={column.header}
      className={classNames(
        shared,
        "max-md:before:w-32 max-md:before:max-w-2/5 max-md:before:shrink-0 max-md:before:text-small max-md:before:text-muted max-md:before:content-[attr(data-label)]",
      )}
    >
      <span className="min-w-0 wrap-anywhere">{column.cell(row)}</span>
    </td>
  );
}
