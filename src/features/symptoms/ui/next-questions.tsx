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
  if (questions.length === 0) return null;
  return (
    <Card aria-labelledby="next-questions" className="print:hidden">
      <h2 id="next-questions" className="text-h3">
        What would change the list
      </h2>
      <ul className="mt-2 divide-y divide-line">
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
                onClick={() => onAnswer(finding, true)}
              >
                Yes
              </Button>
              <Button
                size="small"
                aria-label={`${name}: no`}
                onClick={() => onAnswer(finding, false)}
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
