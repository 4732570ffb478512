import type { EvidenceAnswer } from "../evidence.contract.ts";
import { MeasuredPart } from "./measured-part.tsx";
import { NotCoveredPart } from "./not-covered-part.tsx";
import { ReviewsPart } from "./reviews-part.tsx";
import { SourcesPart } from "./sources-part.tsx";
import { StatementsPart } from "./statements-part.tsx";

const PARTS = [
  ["statements", "Statements"],
  ["reviews", "Under review"],
  ["measured", "Engines"],
  ["not-covered", "Not covered"],
  ["sources", "Age of the sources"],
] as const;

/** The whole, part by part. */
export function ScorecardView({
  answer: { scorecard, sources, reviews },
}: {
  answer: EvidenceAnswer;
}) {
  return (
    <div className="space-y-6">
      <nav aria-label="On this page" className="print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {PARTS.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="link inline-flex min-h-9 items-center touch:min-h-11">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <StatementsPart statements={scorecard.statements} />
      <ReviewsPart reviews={reviews} />
      <MeasuredPart measured={scorecard.measured} />
      <NotCoveredPart coverage={scorecard.coverage} />
      <SourcesPart sources={sources} />
    </div>
  );
}
