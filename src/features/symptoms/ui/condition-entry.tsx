import ChevronRight from "lucide-react/icons/chevron-right";
import { useState } from "react";
import { Badge } from "#/design/badge.tsx";
import type { SymptomAnalysis } from "../symptoms.contract.ts";
import { ConditionProse } from "./condition-prose.tsx";
import { UrgencyMark } from "./urgency-mark.tsx";

type Condition = SymptomAnalysis["conditions"][number];

/** One condition of the list; opens into for, against, missing, and what to do next. */
export function ConditionEntry({
  condition,
  open: isFirst,
}: {
  condition: Condition;
  /** Until the reader opens or closes it. */
  open: boolean;
}) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? isFirst;
  const { id, name, icd10, likelihood, urgency } = condition;
  return (
    <li className="border-b border-line last:border-b-0">
      <details
        open={open}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== open) setChosen(currentTarget.open);
        }}
        className="group/entry"
      >
        <summary className="flex list-none items-start gap-2 rounded-control px-3 py-2.5 hover:bg-canvas [&::-webkit-details-marker]:hidden">
          <ChevronRight className="mt-0.5 size-4 shrink-0 text-control transition-transform group-open/entry:rotate-90 print:hidden" />
          <span className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2 gap-y-1.5">
            <h3 className="min-w-0 flex-1 basis-56">
              {name} <span className="text-small font-normal text-muted tabular-nums">{icd10}</span>
            </h3>
            <span className="flex flex-wrap gap-1.5">
              <Badge tone={likelihood === "high" ? "brand" : "neutral"}>
                Likelihood {likelihood}
              </Badge>
              <UrgencyMark urgency={urgency} />
            </span>
          </span>
        </summary>
        <div className="flex flex-col gap-3 px-3 pb-4 pl-9">
          <div className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
            <Side title="For" findings={condition.findingsFor} none="Nothing yet" />
            <Side title="Against" findings={condition.findingsAgainst} none="Nothing named" />
            <Side title="Missing" findings={condition.missing} none="Nothing typical" />
          </div>
          {condition.words.length > 0 && (
            <p className="text-small text-muted">
              Words of the text that this condition's description uses: {condition.words.join(", ")}
            </p>
          )}
          {open && <ConditionProse condition={id} />}
        </div>
      </details>
    </li>
  );
}

function Side({
  title,
  findings,
  none,
}: {
  title: string;
  findings: readonly string[];
  none: string;
}) {
  return (
    <div className="min-w-0">
      <h4 className="caps text-muted">{title}</h4>
      {findings.length === 0 ? (
        <p className="text-small text-muted">{none}</p>
      ) : (
        <ul className="text-small">
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
