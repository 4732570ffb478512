import { Card } from "#/design/card.tsx";
import { type Column, Table } from "#/design/table.tsx";
import { thousands } from "#/kernel/thousands.ts";
import type { Measured } from "../scorecard.schema.ts";
import { FEATURE_WORDS } from "./evidence-words.ts";

const COLUMNS: readonly Column<Measured>[] = [
  {
    key: "engine",
    header: "Engine",
    names: true,
    cell: ({ engine }) => <span className="md:whitespace-nowrap">{FEATURE_WORDS[engine]}</span>,
  },
  {
    key: "set",
    header: "Cases",
    cell: ({ set, size }) => (
      <>
        {set} <span className="whitespace-nowrap text-muted">({thousands(size)})</span>
      </>
    ),
  },
  {
    key: "figures",
    header: "Result",
    cell: ({ figures }) => (
      <ul>
        {figures.map(({ says, value }) => (
          <li key={says}>
            {says}: <strong className="whitespace-nowrap tabular-nums">{value}</strong>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: "sealed",
    header: "Sealed",
    cell: ({ sealed }) => (sealed ? "Yes" : <span className="text-muted">No</span>),
  },
  {
    key: "day",
    header: "Day",
    cell: ({ day }) => <span className="whitespace-nowrap">{day}</span>,
  },
];

/** What the engines were measured to do, sealed sets first. */
export function MeasuredPart({ measured }: { measured: readonly Measured[] }) {
  const rows = measured.toSorted((a, b) => Number(b.sealed) - Number(a.sealed));
  return (
    <Card aria-labelledby="measured">
      <h2 id="measured" className="scroll-mt-20 text-h2">
        What the engines were measured to do
      </h2>
      <p className="mt-1 mb-3 max-w-column">
        Sealed means that nobody had looked at what goes wrong in a set when it was measured.
        Figures of sets that were looked at flatter. All cases are our own or public; none is a
        patient&apos;s.
      </p>
      <Table
        caption="By set of cases, with the day on which the figure was written down"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ engine, set }) => `${engine} ${set}`}
      />
    </Card>
  );
}
