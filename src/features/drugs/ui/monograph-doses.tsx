import { type Column, Table } from "#/design/table.tsx";
import { basisWords } from "../logic/monograph-words.ts";
import type { Monograph } from "../monographs.contract.ts";
import { HoldsFor } from "./monograph-part.tsx";

type Dose = Monograph["doses"][number];
type Row = Dose & { readonly source: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    key: "indication",
    header: "For",
    names: true,
    cell: ({ indication, holds }) => (
      <>
        <HoldsFor form={holds} />
        {indication}
      </>
    ),
  },
  {
    key: "dose",
    header: "Dose",
    // A figure is never torn from its unit.
    cell: ({ dose }) => (
      <span className="font-semibold wrap-normal">{dose.replace(/(\d) (?=\S)/g, "$1\u00a0")}</span>
    ),
  },
  {
    key: "route",
    header: "Route",
    cell: ({ route }) => <span className="wrap-normal">{route}</span>,
  },
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
    cell: ({ source }) => <span className="text-small text-muted">{source}</span>,
  },
];

/** The usual adult doses; a row a purpose. */
export function MonographDoses({
  name,
  monograph: { doses, labels },
}: {
  name: string;
  monograph: Monograph;
}) {
  return (
    <Table
      caption={`Usual adult dose of ${name}`}
      columns={COLUMNS}
      rows={doses.map((dose) => ({ ...dose, source: basisWords(dose.basis, labels) }))}
      rowKey={({ indication, dose, route }) => `${indication} ${dose} ${route}`}
    />
  );
}
