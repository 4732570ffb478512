import { useQuery } from "@tanstack/react-query";
import Pill from "lucide-react/icons/pill";
import { useMemo, useRef, useState } from "react";
import { Card } from "#/design/card.tsx";
import { EmptyState } from "#/design/empty-state.tsx";
import { ErrorState } from "#/design/error-state.tsx";
import { LiveRegion } from "#/design/live-region.tsx";
import { takeTo } from "#/design/overlays/reveal.ts";
import { keepFragment, useFragmentDraft } from "#/platform/client/fragment.ts";
import { partOnUse } from "#/platform/client/waking/part.tsx";
import {
  type Draft,
  EMPTY_DRAFT,
  draftFrom,
  fragmentOf,
  measureOf,
  questionOf,
} from "../logic/patient/draft.ts";
import type { Answer } from "../logic/answer.ts";
import { givenText } from "../logic/patient/given-text.ts";
import { AnswerView } from "./answer-view.tsx";
import { calculatorQuery } from "./calculator.queries.ts";
import { DosageForm } from "./dosage-form.tsx";
import { GeneralCalculators } from "./general-calculators.tsx";
import { LabelChanged } from "./label-changed.tsx";

const DoseCalculators = partOnUse(
  async () => (await import("./dose-calculators.tsx")).DoseCalculators,
  null,
);

const DoseDrawings = partOnUse(
  async () => (await import("./drawn/dose-drawings.tsx")).DoseDrawings,
  null,
);

type Phase = "unasked" | "asked" | "confirmed";

/** Inputs, answer and formulas. What stands around them on the page is not drawn again with every key. */
export function DosageCalculation() {
  const { data: calculator, isError, refetch } = useQuery(calculatorQuery);
  const [draft, changeDraft] = useFragmentDraft(draftFrom);
  const [phase, setPhase] = useState<Phase>("unasked");
  const [tried, setTried] = useState(false);
  const result = useRef<HTMLElement>(null);
  const read = questionOf(draft);
  // A changed input takes the answer away: a dose never stands beside inputs that it is not for.
  const change = (part: Partial<Draft>) => {
    changeDraft(part);
    setPhase("unasked");
  };
  const answer = useMemo(() => {
    const asked = questionOf(draft);
    if (phase === "unasked" || calculator === undefined || "problems" in asked) return undefined;
    return calculator.calculate({ ...asked.question, confirmed: phase === "confirmed" });
  }, [draft, phase, calculator]);
  const medication = answer?.medication && calculator?.idOf(answer.medication);

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[23rem_minmax(0,1fr)] print:block">
        <Card aria-label="Inputs" className="print:hidden">
          {isError && (
            <ErrorState title="The dosing rules could not be loaded" onRetry={() => void refetch()}>
              Check the connection and try again. Once loaded, the calculator works offline.
            </ErrorState>
          )}
          <DosageForm
            draft={draft}
            problems={tried && "problems" in read ? read.problems : {}}
            calculator={calculator}
            onChange={change}
            onCalculate={() => {
              setTried(true);
              setPhase("asked");
              if ("question" in read) requestAnimationFrame(() => takeTo(result.current));
            }}
            onClear={() => {
              change(EMPTY_DRAFT);
              setTried(false);
            }}
          />
        </Card>
        <section
          ref={result}
          tabIndex={-1}
          aria-labelledby="answer"
          className="min-w-0 scroll-mt-20"
        >
          <h2 id="answer" className="sr-only">
            Dosage
          </h2>
          {answer === undefined ? (
            <Card className="print:hidden">
              <EmptyState headingLevel="h3" icon={<Pill />} title="No dose calculated yet">
                {calculator === undefined
                  ? isError
                    ? "Without the dosing rules there is no answer."
                    : "The dosing rules are being loaded."
                  : `Patient type, weight and medication are enough to start. ${calculator.count} medications are on record; age and renal function make more of them answerable.`}
              </EmptyState>
            </Card>
          ) : (
            <AnswerView
              answer={answer}
              labelChanged={
                medication !== undefined && (
                  <LabelChanged
                    medication={medication}
                    indication={answer.status === "dose" ? answer.indication : undefined}
                  />
                )
              }
              drawings={
                calculator !== undefined &&
                "question" in read && (
                  <DoseDrawings calculator={calculator} question={read.question} answer={answer} />
                )
              }
              given={givenText(draft)}
              conversions={conversionsOf(draft)}
              onConfirm={() => setPhase("confirmed")}
              onChoose={({ indication, route }) => {
                changeDraft({ indication, route });
                requestAnimationFrame(() => takeTo(result.current));
              }}
              onKeep={() => keepFragment(fragmentOf(draft))}
            />
          )}
          {answer !== undefined && <DoseCalculators draft={draft} answer={answer} />}
          <LiveRegion message={answer === undefined ? "" : announced(answer)} />
        </section>
      </div>
      <GeneralCalculators draft={draft} />
    </>
  );
}

function announced({ dose, status }: Answer): string {
  return dose ?? (status === "choose-indication" ? "Choose an indication" : "No dose");
}

/** What was typed in other units, as the sum's first lines. */
function conversionsOf(draft: Draft): string[] {
  return (["weight", "age", "height", "creatinine"] as const)
    .map((field) => measureOf(field, draft[field])?.conversion)
    .filter((conversion) => conversion !== undefined);
}
