import { useMemo } from "react";
import type { Answer } from "../../logic/answer.ts";
import type { Calculator } from "../../logic/calculator.ts";
import type { Question } from "../../logic/patient/patient.ts";
import { DayDrawing } from "./day-drawing.tsx";
import { KidneyDrawing } from "./kidney-drawing.tsx";
import { RateTableCard } from "./rate-table-card.tsx";

/** An answer as a drawing, each beside the table that says the same. */
export function DoseDrawings({
  calculator,
  question,
  answer,
}: {
  calculator: Calculator;
  question: Question;
  answer: Answer;
}) {
  const { kidneys, rates, day } = useMemo(
    () => calculator.drawn(question, answer),
    [calculator, question, answer],
  );
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      {day !== undefined && <DayDrawing day={day} />}
      {kidneys !== undefined && <KidneyDrawing kidneys={kidneys} />}
      {rates !== undefined && <RateTableCard rates={rates} />}
    </div>
  );
}
