import { Disclosure } from "#/design/disclosure.tsx";
import { type Column, Table } from "#/design/table.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import { basisWords } from "../../logic/monograph-words.ts";
import type { Monograph, MonographDose } from "../../monographs.contract.ts";
import { useLineNote } from "./monograph-notes.ts";
import { HoldsFor } from "./monograph-part.tsx";

type Row = MonographDose & { readonly source: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    key: "indication",
    header: "For",
    names: true,
    cell: ({ indication, holds, whom, from }) => (
      <div>
        <HoldsFor form={holds} />
        {indication}
        {whom !== undefined && <span className="block text-small text-muted">{whom}</span>}
        <DoseNote from={from} indication={indication} />
      </div>
    ),
  },
  {
    key: "dose",
    header: "Dose",
    cell: (row) =>
      "never" in row ? (
        <span className="font-semibold">None</span>
      ) : (
        // A figure is never torn from its unit.
        <span className="font-semibold wrap-normal">
          {row.dose.replace(/(\d) (?=\S)/g, "$1\u00a0")}
        </span>
      ),
  },
  {
    key: "route",
    header: "Route",
    cell: ({ routes }) => <span className="wrap-normal">{routes.join(", ")}</span>,
  },
  {
    key: "schedule",
    header: "How often",
    cell: (row) =>
      "never" in row ? (
        row.never
      ) : (
        <div>
          {row.schedule}
          {row.note !== undefined && (
            <span className="block text-small text-muted">{row.note}</span>
          )}
        </div>
      ),
  },
];

function DoseNote({ from, indication }: Pick<Row, "from" | "indication">) {
  const noteOf = useLineNote();
  return noteOf({ from, indication });
}

const SOURCE: Column<Row> = {
  key: "source",
  header: "Source",
  cell: ({ source }) => <span className="text-small text-muted">{source}</span>,
};

/** The usual doses of adults, a row a purpose; those of children one click away. */
export function MonographDoses({
  name,
  monograph: { doses, labels },
}: {
  name: string;
  monograph: Monograph;
}) {
  const rows = doses.map((dose) => ({ ...dose, source: basisWords(dose.basis, labels) }));
  const adults = rows.filter(({ child }) => child === undefined);
  const children = rows.filter(({ child }) => child !== undefined);
  return (
    <>
      {adults.length > 0 && <Doses caption={`Usual adult dose of ${name}`} rows={adults} />}
      {children.length > 0 && (
        <Disclosure summary="Doses for children">
          <Doses caption={`Usual dose of ${name} for children`} rows={children} />
        </Disclosure>
      )}
      {doses.some(({ from }) => from !== undefined) && (
        <p className="text-small text-muted">
          For one patient, by age, weight, kidneys and liver:{" "}
          <HrefLink
            href={`/drugs/dosage-calculator#medication=${encodeURIComponent(name)}`}
            className="link"
          >
            work out a dose of {name}
          </HrefLink>
        </p>
      )}
    </>
  );
}

/** What all rows rest on stands once below them. */
function Doses({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const [source, another] = new Set(rows.map((row) => row.source));
  return (
    <>
      <Table
        caption={caption}
        columns={another === undefined ? COLUMNS : [...COLUMNS, SOURCE]}
        rows={rows}
        rowKey={(row) =>
          JSON.stringify([row.indication, row.holds, row.whom, row.routes, row.from])
        }
      />
      {another === undefined && <p className="text-small text-muted">Source: {source}</p>}
    </>
  );
}
