import { Badge } from "#/design/badge.tsx";
import { basisWords, type Statement, statementsIn } from "../../logic/monograph-words.ts";
import { useLineNote } from "./monograph-notes.ts";
import type { Monograph, MonographLabel, MonographPart } from "../../monographs.contract.ts";

type Shown = MonographPart | Monograph["boxedWarning"];
type Labels = readonly MonographLabel[] | undefined;

/** One part of a monograph: its points, and under them what they rest on. */
export function Part({ title, part, labels }: { title: string; part: Shown; labels: Labels }) {
  return (
    <div>
      <h3 className="caps mb-1 text-muted">{title}</h3>
      {part === "not on record" ? (
        <NotOnRecord />
      ) : "none" in part ? (
        <NoneThere looked={part.none} />
      ) : (
        <PartText part={part} labels={labels} />
      )}
    </div>
  );
}

/** Absence, and what it means. */
export function NotOnRecord() {
  return (
    <p>
      Not on record. Nothing was written on this; <b>that says nothing about safety</b>.
    </p>
  );
}

/** The points of each basis together, so that no point stands over a source that is not its own. */
export function PartText({ part, labels }: { part: Shown; labels: Labels }) {
  const byBasis = Map.groupBy(statementsIn(part), ({ basis }) => basisWords(basis, labels));
  return (
    <div className="space-y-1.5">
      {[...byBasis].map(([source, statements]) => (
        <div key={source}>
          <Points statements={statements} />
          <p className="mt-0.5 text-small text-muted">{source}</p>
        </div>
      ))}
    </div>
  );
}

function Points({ statements }: { statements: readonly Statement[] }) {
  if (statements.length === 1) {
    return statements.map((statement) => (
      <div key={statement.text} className="wrap-anywhere">
        <Point {...statement} />
      </div>
    ));
  }
  return (
    <ul className="list-disc space-y-0.5 pl-5">
      {statements.map((statement) => (
        <li key={`${statement.holds} ${statement.text}`} className="wrap-anywhere">
          <Point {...statement} />
        </li>
      ))}
    </ul>
  );
}

function Point({ holds, text, from }: Statement) {
  const noteOf = useLineNote();
  return (
    <>
      <HoldsFor form={holds} />
      {text}
      {noteOf({ from, text })}
    </>
  );
}

/** The product or form that what follows is true of; nothing where it is true of all. */
export function HoldsFor({ form }: { form: string | undefined }) {
  if (form === undefined) return null;
  return (
    <>
      <Badge tone="info" wraps>
        {form}
        <span className="sr-only">:</span>
      </Badge>{" "}
    </>
  );
}

type Looked = Extract<Monograph["boxedWarning"], { readonly none: unknown }>["none"];

function NoneThere({ looked }: { looked: Looked }) {
  const products = new Set(
    looked.map(({ title, routes }) =>
      routes.length === 0 ? title : `${title} (${routes.join(", ")})`,
    ),
  );
  return (
    <>
      <p>
        None on {looked.length === 1 ? "the label" : `the ${looked.length} labels`} read. Other
        products and forms may have one.
      </p>
      <p className="mt-0.5 text-small text-muted">Read: {[...products].join("; ")}</p>
    </>
  );
}
