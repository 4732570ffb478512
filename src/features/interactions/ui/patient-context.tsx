import { useState } from "react";
import { Checkbox } from "#/design/fields/checkbox.tsx";
import { NumberField } from "#/design/fields/number-field.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import type { PatientChart } from "../logic/patient/check-patient.ts";
import {
  contextOf,
  errorAt,
  estimateClearance,
  NOTHING_TYPED,
  type Figure,
  type PatientDraft,
} from "./patient-draft.ts";

const SEXES = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];

const FIGURES: Record<Figure, { readonly label: string; readonly unit: string }> = {
  age: { label: "Age", unit: "years" },
  clearance: { label: "Creatinine clearance", unit: "mL/min" },
  weight: { label: "Weight", unit: "kg" },
  creatinine: { label: "Creatinine", unit: "mg/dL" },
};

/** What of the patient changes findings. It stays in this page's memory and goes nowhere. */
export function PatientContextForm({ onChange }: { onChange: (context: PatientChart) => void }) {
  const [draft, setDraft] = useState(NOTHING_TYPED);
  const change = (part: Partial<PatientDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    onChange(contextOf(next));
  };
  const figure = (name: Figure) => (
    <NumberField
      {...FIGURES[name]}
      value={draft[name]}
      error={errorAt(draft, name)}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <div className="space-y-3">
      <p className="text-small text-muted">
        Changes findings and says so. Nothing of it leaves this browser or enters the address.
      </p>
      <div className="grid grid-cols-2 gap-3">
        {figure("age")}
        <SelectField
          label="Sex"
          options={SEXES}
          placeholder="Not given"
          value={draft.sex ?? ""}
          onChange={({ target: { value } }) =>
            change({ sex: value === "female" || value === "male" ? value : undefined })
          }
        />
      </div>
      {figure("clearance")}
      <div className="grid grid-cols-2 gap-3">
        {figure("weight")}
        {figure("creatinine")}
      </div>
      <Clearance draft={draft} />
      <TextField
        label="Allergies"
        hint="With commas between: penicillin, latex"
        value={draft.allergies}
        onChange={(event) => change({ allergies: event.target.value })}
      />
      <TextField
        label="Conditions"
        hint="With commas between: asthma, heart failure"
        value={draft.conditions}
        onChange={(event) => change({ conditions: event.target.value })}
      />
      <Checkbox
        label="Pregnant"
        checked={draft.pregnant}
        onChange={(event) => change({ pregnant: event.target.checked })}
      />
      <Checkbox
        label="QT risk"
        hint="Long QT, low potassium or magnesium, bradycardia, heart failure"
        checked={draft.qtRisk}
        onChange={(event) => change({ qtRisk: event.target.checked })}
      />
    </div>
  );
}

/** What the clearance is reckoned to be, or what it still needs. */
function Clearance({ draft }: { draft: PatientDraft }) {
  return (
    <p aria-live="polite" className="text-small text-muted">
      {clearanceWords(draft)}
    </p>
  );
}

function clearanceWords(draft: PatientDraft): string {
  const estimate = estimateClearance(draft);
  if ("notFor" in estimate) return "Under 18 years the clearance is not reckoned: enter it.";
  if ("missing" in estimate) {
    const begun = draft.weight.trim() !== "" || draft.creatinine.trim() !== "";
    return begun
      ? `Cockcroft-Gault still needs: ${estimate.missing.join(", ")}.`
      : "Without a clearance, weight and creatinine give it by Cockcroft-Gault.";
  }
  const said = `Cockcroft-Gault by the weight given: ${estimate.value} mL/min`;
  return draft.clearance.trim() === ""
    ? `${said}, used.`
    : `${said}; the clearance entered is used.`;
}
