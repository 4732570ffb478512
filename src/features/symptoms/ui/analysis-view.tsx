import SearchX from "lucide-react/icons/search-x";
import { Button } from "#/design/button.tsx";
import { Card } from "#/design/card.tsx";
import { CopyButton } from "#/design/copy-button.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { PaperLines } from "#/platform/client/paper-lines.tsx";
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

const SHOWN = 10;

type Conditions = SymptomAnalysis["conditions"];

/** The first ten and every emergency are shown; what is less likely is folded away. */
function partsOf(conditions: Conditions): [Conditions, Conditions] {
  const isShown = ({ urgency }: Conditions[number], place: number): boolean =>
    place < SHOWN || urgency === "emergency";
  return [
    conditions.filter(isShown),
    conditions.filter((condition, place) => !isShown(condition, place)),
  ];
}

/** Why a list is empty. */
const EMPTINESS = {
  foreign: {
    title: "The text was not read",
    says: "Nothing is concluded from a text that is not in English. This does not mean that nothing is wrong.",
  },
  normal: {
    title: "Nothing abnormal was read",
    says: "All that was read is normal, denied or history. What was not said may still matter: add what is complained of.",
  },
  unread: {
    title: "Nothing in the knowledge fits",
    says: "This means that too little was understood, not that nothing is wrong. Add symptoms, or say them in other words.",
  },
} as const;

function whyEmpty({ language, recognized }: SymptomAnalysis): keyof typeof EMPTINESS {
  if (language === "not-english") return "foreign";
  return recognized.length > 0 ? "normal" : "unread";
}

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
  const [shown, folded] = partsOf(conditions);
  const emptiness = EMPTINESS[whyEmpty(analysis)];
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
            <EmptyState icon={<SearchX />} title={emptiness.title} headingLevel="h3">
              {emptiness.says}
            </EmptyState>
          ) : (
            <>
              <p className="hidden px-3 pb-2 text-small print:block">
                A condition's next steps and source are printed where it is open on the screen.
              </p>
              <ol>
                {shown.map((condition) => (
                  <ConditionEntry
                    key={condition.id}
                    condition={condition}
                    open={condition === conditions[0]}
                  />
                ))}
              </ol>
              {folded.length > 0 && (
                <details>
                  <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-small text-muted hover:bg-canvas">
                    {folded.length} less likely
                  </summary>
                  <ol>
                    {folded.map((condition) => (
                      <ConditionEntry key={condition.id} condition={condition} open={false} />
                    ))}
                  </ol>
                </details>
              )}
            </>
          )}
        </Card>
        <div className="flex flex-col gap-6">
          <MustNotMiss dangers={mustNotMiss} />
          {conditions.length > 0 && <NextQuestions questions={questions} onAnswer={answer} />}
        </div>
      </div>
      <PaperLines />
    </div>
  );
}
