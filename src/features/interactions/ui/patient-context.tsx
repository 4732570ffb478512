import { useState } from "react";
import { Checkbox } from "#/design/checkbox.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { NumberField } from "#/design/number-field.tsx";
import { SelectField } from "#/design/select-field.tsx";
import type { PatientContext } from "../logic/item.ts";

const SEXES = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];

/** A figure in its range, or nothing: a figure outside of it is named at the field and not used. */
function figureIn(text: string, largest: number): number | undefined {
  const figure = Number(text.trim());
  return text.trim() !== "" && Number.isFinite(figure) && figure >= 0 && figure <= largest
    ? figure
    : undefined;
}

const errorFor = (text: string, largest: number): string | undefined =>
  text.trim() !== "" && figureIn(text, largest) === undefined
    ? `A number from 0 to ${largest}`
    : undefined;

/** Folded: what of the patient changes findings. It stays in this page's memory and goes nowhere. */
export function PatientContextForm({
  context,
  onChange,
}: {
  context: PatientContext;
  onChange: (context: PatientContext) => void;
}) {
  const [age, setAge] = useState("");
  const [clearance, setClearance] = useState("");
  return (
    <Disclosure summary="Patient context (optional)" className="print:hidden">
      <div className="space-y-3">
        <p className="text-small text-muted">
          Changes findings and says so. Nothing of it leaves this browser or enters the address.
        </p>
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Age"
            unit="years"
            value={age}
            error={errorFor(age, 130)}
            onChange={(event) => {
              setAge(event.target.value);
              onChange({ ...context, age: figureIn(event.target.value, 130) });
            }}
          />
          <SelectField
            label="Sex"
            options={SEXES}
            placeholder="Not given"
            value={context.sex ?? ""}
            onChange={({ target: { value } }) =>
              onChange({
                ...context,
                sex: value === "female" || value === "male" ? value : undefined,
              })
            }
          />
        </div>
        <NumberField
          label="Creatinine clearance"
          unit="mL/min"
          value={clearance}
          error={errorFor(clearance, 300)}
          onChange={(event) => {
            setClearance(event.target.value);
            onChange({ ...context, creatinineClearance: figureIn(event.target.value, 300) });
          }}
        />
        <Checkbox
          label="Pregnant"
          checked={context.pregnant ?? false}
          onChange={(event) => onChange({ ...context, pregnant: event.target.checked })}
        />
        <Checkbox
          label="QT risk"
          hint="Long QT, low potassium or magnesium, bradycardia, heart failure"
          checked={context.qtRisk ?? false}
          onChange={(event) => onChange({ ...context, qtRisk: event.target.checked })}
        />
      </div>
    </Disclosure>
  );
}
