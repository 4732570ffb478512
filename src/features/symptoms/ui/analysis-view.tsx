import SearchX from "lucide-react/icons/search-x";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { CopyButton } from "#/design/copy-button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import type { Correction } from "../logic/corrections.ts";
import { type Draft, durationOf } from "../logic/draft.ts";
import { noteOf } from "../logic/note.ts";
import type { SymptomAnalysis } from "../symptoms.contract.ts";
import type { Checker } from "./checker-call.ts";
import { ConditionEntry } from "./condition-entry.tsx";
import { MustNotMiss } from "./must-not-miss.tsx";
import { NextQuestions } from "./next-questions.tsx";
import { Understood } from "./understood.tsx";
import { VerdictNotice } from "./verdict-notice.tsx";

/** The answer: urgency first, what was understood, then the likely beside what must not be missed. */
export function AnalysisView({
  draft,
  analysis,
  checker,
  onCorrect,
}: {
  draft: Draft;
  analysis: SymptomAnalysis;
  checker: Checker;
  onCorrect: (correction: Correction) => void;
}) {
  const { conditions, mustNotMiss, questions } = analysis;
  const answer = (finding: string, present: boolean) =>
    onCorrect(({ symptoms, denied }) =>
      present ? { symptoms: [...symptoms, finding] } : { denied: [...denied, finding] },
    );
  return (
    <div className="flex flex-col gap-6">
      <VerdictNotice analysis={analysis} />
      <p className="hidden print:block">
        {[`Age ${draft.age}`, draft.gender, durationOf(draft, analysis)].filter(Boolean).join(", ")}
      </p>
      <Understood {...{ draft, analysis, checker, onCorrect }} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_min(22rem,36%)]">
        <Card flush aria-labelledby="possible-conditions">
          <div className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line py-1 pr-1 pl-3">
            <h2 id="possible-conditions" className="text-h3">
              Possible Conditions
            </h2>
            <span className="flex flex-wrap items-center print:hidden">
              <CopyButton text={noteOf(draft, analysis, checker.nameOf)} label="Copy as a note" />
              <Button variant="quiet" size="small" onClick={() => print()}>
                Print
              </Button>
            </span>
          </div>
          {conditions.length === 0 ? (
            <EmptyState
              icon={<SearchX />}
              title={
                analysis.language === "not-english"
                  ? "The text was not read"
                  : "Nothing in the knowledge fits"
              }
              headingLevel="h3"
            >
              {analysis.language === "not-english"
                ? "Nothing is concluded from a text that is not in English. This does not mean that nothing is wrong."
                : "This means that too little was understood, not that nothing is wrong. Add symptoms, or say them in other words."}
            </EmptyState>
          ) : (
            <>
              <p className="hidden px-3 pb-2 text-small print:block">
                A condition's next steps and source are printed where it is open on the screen.
              </p>
              <ol>
                {conditions.map((condition, index) => (
                  <ConditionEntry key={condition.id} condition={condition} open={index === 0} />
                ))}
              </ol>
            </>
          )}
        </Card>
        <div className="flex flex-col gap-6">
          <MustNotMiss dangers={mustNotMiss} />
          {conditions.length > 0 && <NextQuestions questions={questions} onAnswer={answer} />}
        </div>
      </div>
    </div>
  );
}
