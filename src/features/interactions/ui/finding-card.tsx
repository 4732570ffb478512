import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { Badge } from "#/design/badge.tsx";
import { Card } from "#/design/card.tsx";
import { classNames } from "#/design/class-names.ts";
import { Mark } from "#/design/mark.tsx";
import { Loading, SkeletonText } from "#/design/skeleton.tsx";
import { useStatementNotes } from "#/platform/client/statement-notes.ts";
import type { ExplainedReason } from "../logic/told/explain.ts";
import type { Finding } from "../logic/entries/find.ts";
import { explainedFinding } from "./explained.queries.ts";
import { FindingBasis } from "./finding-basis.tsx";
import { LEFT_EDGE, severityWord } from "./severity-words.ts";

/**
 * One pair: how severe, what happens, what to do, and its basis to open. On paper the basis is one line; of what is `brief`
 * the sentence alone.
 */
export function FindingCard({ finding, brief = false }: { finding: Finding; brief?: boolean }) {
  const { severity, tier, drugs } = finding;
  const heading = `${drugs[0]} and ${drugs[1]}`;
  return (
    <Card
      as="article"
      aria-label={heading}
      className={classNames(
        "border-l-4 print:border-y-0 print:border-r-0 print:px-3 print:py-1",
        LEFT_EDGE[severity],
        tier === "predicted" && "border-dashed",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Mark tone={severity}>{severityWord(finding)}</Mark>
        {tier === "predicted" && <Badge>Predicted from mechanism</Badge>}
        <h3 className="min-w-0 text-h3 break-words">{heading}</h3>
      </div>
      <FindingProse finding={finding} brief={brief} />
    </Card>
  );
}

function FindingProse({ finding, brief }: { finding: Finding; brief: boolean }) {
  const { data: reasons, isError } = useQuery(explainedFinding(finding));
  if (isError) {
    return (
      <p className="mt-2 text-muted">
        The text of this finding could not be loaded. The pair and its severity stand.
      </p>
    );
  }
  const [lead] = reasons ?? [];
  if (!reasons || !lead) {
    return (
      <Loading label="Loading the text of this finding">
        <SkeletonText lines={3} className="mt-3" />
      </Loading>
    );
  }
  const deciding = reasons.filter((reason) => reason.tier === finding.tier);
  return (
    <>
      <p className="mt-2 print:mt-0">{lead.prose.says}</p>
      <LabelChanged reasons={deciding} />
      <ContextChanges reasons={deciding} />
      <div className={brief ? "print:hidden" : undefined}>
        <p className="mt-2 print:mt-0">
          <span className="font-semibold">What to do: </span>
          {lead.action}
        </p>
        <p className="mt-1 print:mt-0">
          <span className="font-semibold">What to watch: </span>
          {lead.watch}
        </p>
        {lead.prose.instead && (
          <p className="mt-1 print:mt-0">
            <span className="font-semibold">Instead: </span>
            {lead.prose.instead}
          </p>
        )}
        <Effects reasons={deciding} />
        <FindingBasis finding={finding} reasons={reasons} />
        <p className="hidden text-small text-muted print:block">Basis: {basisInBrief(lead)}</p>
      </div>
    </>
  );
}

/** That a label behind the finding has changed. */
function LabelChanged({ reasons }: { reasons: readonly ExplainedReason[] }) {
  const noteOf = useStatementNotes("interactions");
  const records = reasons.flatMap(({ rule, ingredients }) => [
    `interactions/${rule}`,
    ...ingredients.map((ingredient) => `interactions/${rule}/${ingredient}`),
  ]);
  return [...new Set(records)].map((record) => (
    <Fragment key={record}>{noteOf?.({ record })}</Fragment>
  ));
}

function basisInBrief({ basis }: ExplainedReason): string {
  const named = basis.map(({ source, year }) => (year === null ? source : `${source}, ${year}`));
  return `${[...new Set(named)].join("; ")}.`;
}

function ContextChanges({ reasons }: { reasons: readonly ExplainedReason[] }) {
  const all = reasons.flatMap((reason) =>
    reason.changes.map(({ says, about }) => [says, about] as const),
  );
  return [...new Map(all)].map(([says, about]) => (
    <p key={says} className="mt-2 border-l-2 border-info pl-2 text-small">
      <span className="font-semibold text-info">
        {about === "dose" ? "At this dose: " : "For this patient: "}
      </span>
      {says}
    </p>
  ));
}

function Effects({ reasons }: { reasons: readonly ExplainedReason[] }) {
  const effects = [...new Set(reasons.flatMap((reason) => reason.prose.effects))];
  return (
    <ul aria-label="Clinical effects" className="mt-2 flex flex-wrap gap-1 print:hidden">
      {effects.map((effect) => (
        <li key={effect}>
          <Badge wraps>{effect}</Badge>
        </li>
      ))}
    </ul>
  );
}
