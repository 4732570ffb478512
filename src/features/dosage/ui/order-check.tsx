import { useState } from "react";
import { Card } from "#/design/card.tsx";
import { type MarkTone, MarkShape } from "#/design/mark-shape.tsx";
import { NumberField } from "#/design/fields/number-field.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { optionsOf } from "#/design/fields/select-options.ts";
import type { DoseAnswer } from "../logic/answer.ts";
import { measure } from "../logic/record/measure.ts";
import { checkOrder, type Finding } from "../logic/steps/reverse.ts";
import { readNumber } from "../logic/patient/typed.ts";
import { DOSE_UNITS, ratioOf } from "../logic/record/units.ts";

const MARKS: Readonly<Record<Finding["verdict"], { tone: MarkTone; word: string }>> = {
  meets: { tone: "fine", word: "Meets" },
  breaks: { tone: "major", word: "Breaks" },
  open: { tone: "unknown", word: "Open" },
};

/** The way back: a dose that somebody ordered, against the rule behind the answer. */
export function OrderCheck({ answer }: { answer: DoseAnswer }) {
  const [amount, setAmount] = useState("");
  const [hours, setHours] = useState("");
  const units = DOSE_UNITS.filter((unit) => ratioOf(unit, answer.high.unit) !== undefined);
  const [chosen, setChosen] = useState<string>(answer.high.unit);
  const unit = units.find((each) => each === chosen) ?? answer.high.unit;
  const ordered = readNumber(amount)?.value;
  const every = readNumber(hours)?.value;
  const findings =
    ordered === undefined || ordered === 0
      ? []
      : checkOrder(
          { amount: measure(ordered, unit), everyHours: every === 0 ? undefined : every },
          answer,
        );
  return (
    <Card aria-labelledby="order" className="print:hidden md:p-6">
      <h3 id="order" className="text-h3">
        Check an ordered dose
      </h3>
      <p className="text-small text-muted">
        Against the rule above: what it meets or breaks, and by how much.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
        <NumberField
          label="Ordered dose"
          value={amount}
          error={amount !== "" && !ordered ? "Use a number above 0" : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <SelectField
          label="Unit"
          options={optionsOf(units)}
          value={unit}
          onChange={({ target }) => setChosen(target.value)}
        />
        <NumberField
          label="Every"
          unit="hours"
          value={hours}
          error={hours !== "" && !every ? "Use a number above 0" : undefined}
          onChange={({ target }) => setHours(target.value)}
        />
      </div>
      <ul aria-live="polite" className="mt-3 flex flex-col gap-1 tabular-nums">
        {findings.map(({ verdict, text }) => (
          <li key={text} className="flex gap-2">
            <MarkShape tone={MARKS[verdict].tone} className="mt-[0.1875rem]" />
            <span>
              <strong>{MARKS[verdict].word}:</strong> {text}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
