import { type Column, Table } from "#/design/table.tsx";
import { HrefLink } from "#/platform/client/href-link.tsx";
import type { DrugAnswer } from "../search.contract.ts";

type Dose = DrugAnswer["doses"][number];

const COLUMNS: readonly Column<Dose>[] = [
  {
    key: "for",
    header: "For",
    names: true,
    cell: ({ indication, whom }) => (
      <span>
        {indication}
        {whom !== null && <span className="block text-small font-normal text-muted">{whom}</span>}
      </span>
    ),
  },
  {
    key: "dose",
    header: "Usual adult dose",
    cell: ({ dose, note, routes }) => (
      <>
        {/* A figure is never torn from its unit. */}
        <span className="font-semibold wrap-normal">
          {dose.replace(/(\d) (?=\S)/g, "$1\u00a0")}
        </span>{" "}
        <span className="text-small text-muted">{routes.join(", ")}</span>
        {note !== null && <span className="block text-small text-muted">{note}</span>}
      </>
    ),
  },
];

/** The usual doses in a table, and how many more its monograph has. */
export function AnswerDoses({ answer: { name, href, doses, moreDoses } }: { answer: DrugAnswer }) {
  if (doses.length === 0) {
    return (
      <p className="mt-3 text-muted">
        {moreDoses > 0 ? "No usual dose for adults is on record." : "No dose is on record."}
      </p>
    );
  }
  return (
    <div className="mt-3">
      <Table
        caption={`Usual adult dose of ${name}`}
        captionHidden
        columns={COLUMNS}
        rows={doses}
        rowKey={({ indication, whom, dose }) => JSON.stringify([indication, whom, dose])}
      />
      {moreDoses > 0 && (
        <HrefLink href={href} className="link inline-flex min-h-6 items-center text-small">
          {moreDoses} more {moreDoses === 1 ? "dose" : "doses"}: other purposes, ages and weights
        </HrefLink>
      )}
    </div>
  );
}
