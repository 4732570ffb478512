import { type Column, Table } from "#/design/table.tsx";
import type { Monograph } from "../monographs.contract.ts";
import { basisWords } from "./monograph-basis.ts";

type Dose = Monograph["doses"][number];

const COLUMNS: readonly Column<Dose>[] = [
  { key: "indication", header: "For", names: true, cell: ({ indication }) => indication },
  {
    key: "dose",
    header: "Dose",
    // A figure is never torn from its unit.
    cell: ({ dose }) => (
      <span className="font-semibold wrap-normal">{dose.replace(/(\d) (?=\S)/g, "$1\u00a0")}</span>
    ),
  },
  { key: "route", header: "Route", cell: ({ route }) => route },
  {
    key: "schedule",
    header: "How often",
    cell: ({ schedule, note }) => (
      <>
        {schedule}
        {note !== undefined && <span className="block text-small text-muted">{note}</span>}
      </>
    ),
  },
  {
    key: "source",
    header: "Source",
    cell: ({ basis }) => <span className="text-small text-muted">{basisWords(basis)}</span>,
  },
];

/** The usual adult doses; a row a purpose. */
export function MonographDoses({ name, doses }: { name: string; doses: Monograph["doses"] }) {
  return (
    <Table
      caption={`Usual adult dose of ${name}`}
      columns={COLUMNS}
      rows={doses}
      rowKey={({ indication, dose, route }) => `${indication} ${dose} ${route}`}
    />
  );
}
