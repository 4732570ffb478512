import { useRef } from "react";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import type { SymptomAnalysis } from "../symptoms.contract.ts";

const HOW: Record<SymptomAnalysis["questions"][number]["kind"], string> = {
  ask: "Ask",
  examine: "Examine",
  test: "Test",
};

/** The questions whose answers would change the list most; each is answered with a click. */
export function NextQuestions({
  questions,
  onAnswer,
}: {
  questions: SymptomAnalysis["questions"];
  onAnswer: (finding: string, present: boolean) => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = (finding: string, present: boolean) => {
    // The question goes, and others may come in its place.
    heading.current?.focus({ preventScroll: true });
    onAnswer(finding, present);
  };
  return (
    <Card aria-labelledby="next-questions" className="print:hidden">
      <h2 ref={heading} id="next-questions" tabIndex={-1} className="text-h3">
        What would change the list
      </h2>
      {questions.length === 0 && (
        <p className="mt-1 text-small text-muted">No single answer would change it much.</p>
      )}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {questions.map(({ finding, name, kind, raises }) => (
          <li key={finding} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-48">
              <span className="text-label text-muted">{HOW[kind]} </span>
              <span>{name}?</span>
              {raises.length > 0 && (
                <p className="text-small text-muted">A yes raises {raises.join(", ")}</p>
              )}
            </div>
            <span className="flex gap-1.5">
              <Button
                size="small"
                aria-label={`${name}: yes`}
                onClick={() => answer(finding, true)}
              >
                Yes
              </Button>
              <Button
                size="small"
                aria-label={`${name}: no`}
                onClick={() => answer(finding, false)}
              >
                No
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
