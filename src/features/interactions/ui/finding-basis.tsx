import { Disclosure } from "#/design/disclosure.tsx";
import { Mark } from "#/design/mark.tsx";
import { CHECKED_ON } from "../logic/told/checked-on.ts";
import type { ExplainedReason } from "../logic/told/explain.ts";
import type { Finding } from "../logic/entries/find.ts";
import { LabelStatements } from "./label-statements.tsx";
import { SEVERITY_WORDS } from "./severity-words.ts";

/** Everything a professional needs to judge the finding: each reason, why it weighs so, and where it comes from. */
export function FindingBasis({
  finding,
  reasons,
}: {
  finding: Finding;
  reasons: readonly ExplainedReason[];
}) {
  const count = reasons.length === 1 ? "1 reason" : `${reasons.length} reasons`;
  return (
    <Disclosure summary={`Mechanism and basis: ${count}`} className="mt-2 print:hidden">
      <ol className="space-y-4">
        {reasons.map((reason) => (
          <li key={`${finding.id} ${reason.rule}`}>
            <Reason reason={reason} />
          </li>
        ))}
      </ol>
      {distinctPairs(reasons).map((reason) => (
        <LabelStatements key={reason.ingredients.join("+")} reason={reason} />
      ))}
    </Disclosure>
  );
}

/** One reason for each pair of ingredients: the labels are the same for all reasons of a pair. */
function distinctPairs(reasons: readonly ExplainedReason[]): ExplainedReason[] {
  const byPair = new Map(
    reasons.toReversed().map((reason) => [reason.ingredients.toSorted().join("+"), reason]),
  );
  return [...byPair.values()].toReversed();
}

function Reason({ reason }: { reason: ExplainedReason }) {
  const { prose, severity, tier, names } = reason;
  const facts = [
    ["Mechanism", prose.mechanism],
    ["Severity", prose.why],
    ["Onset", ONSETS[prose.onset]],
    ["What changes it", (prose.depends ?? []).join(". ")],
  ].filter(([, text]) => text !== "");
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Mark tone={severity}>{SEVERITY_WORDS[severity]}</Mark>
        <span className="text-small text-muted">
          {names.join(" and ")}:{" "}
          {tier === "stated" ? "stated by a source" : "predicted from mechanism"}
        </span>
      </p>
      <p className="mt-1">{prose.says}</p>
      <dl className="mt-1 space-y-1 text-small">
        {facts.map(([term, text]) => (
          <div key={term}>
            <dt className="inline font-semibold">{term}: </dt>
            <dd className="inline">{text}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-1 space-y-0.5 text-small text-muted">
        {reason.basis.map((basis) => (
          <li key={`${basis.source} ${basis.citation}`} className="break-words">
            {basis.source}
            {basis.year !== null && `, ${basis.year}`}: {basis.citation}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-muted">
        {CHECKED[reason.checked]} ({CHECKED_ON}). Not reviewed by a pharmacist yet.
      </p>
    </>
  );
}

const CHECKED: Record<ExplainedReason["checked"], string> = {
  pair: "A label of one of the two names the other or its class",
  class: "Labels of the same class were checked, not of these two",
  unchecked: "Not checked against a label text",
};

const ONSETS: Record<ExplainedReason["prose"]["onset"], string> = {
  immediate: "at once",
  hours: "within hours",
  days: "within days",
  weeks: "within weeks",
  months: "over months",
};
