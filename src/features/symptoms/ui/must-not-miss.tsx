import { Card } from "#/design/card.tsx";
import type { SymptomAnalysis } from "../symptoms.contract.ts";
import { OpenForProse } from "./open-for-prose.tsx";
import { UrgencyMark } from "./urgency-mark.tsx";

/** Dangerous conditions that what is known does not exclude, and what would. */
export function MustNotMiss({ dangers }: { dangers: SymptomAnalysis["mustNotMiss"] }) {
  return (
    <Card as="aside" aria-labelledby="must-not-miss">
      <h2 id="must-not-miss" className="text-h3">
        Must not miss
      </h2>
      {dangers.length === 0 ? (
        <p className="mt-1 text-small text-muted">
          No dangerous condition of the knowledge fits what is known so far. That does not exclude
          one.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {dangers.map(({ id, name, icd10, urgency, findingsFor, missing }) => (
            <li key={id} className="py-2">
              <div className="flex flex-wrap items-start justify-between gap-x-2">
                <h3 className="min-w-0">
                  {name}{" "}
                  <span className="text-small font-normal text-muted tabular-nums">{icd10}</span>
                </h3>
                <UrgencyMark urgency={urgency} />
              </div>
              <p className="text-small text-muted">
                Open because of: {findingsFor.slice(0, 4).join(", ")}
              </p>
              {missing.length > 0 && (
                <p className="text-small text-muted">
                  Not known yet: {missing.slice(0, 3).join(", ")}
                </p>
              )}
              <OpenForProse summary="What would exclude it" condition={id} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
