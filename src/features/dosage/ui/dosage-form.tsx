import { type SubmitEvent, useMemo } from "react";
import { Button } from "#/design/button.tsx";
import { showProblem } from "#/design/overlays/reveal.ts";
import { SelectField } from "#/design/fields/select-field.tsx";
import { optionsOf } from "#/design/fields/select-options.ts";
import { TextField } from "#/design/fields/text-field.tsx";
import { useRested } from "#/platform/client/use-rested.ts";
import type { Calculator } from "../logic/calculator.ts";
import { type Draft, type DraftProblems, measureOf } from "../logic/patient/draft.ts";
import { MedicationField } from "./medication-field.tsx";
import { MoreAboutPatient } from "./more-about-patient.tsx";

const TYPES = [
  { value: "adult", label: "Adult" },
  { value: "pediatric", label: "Pediatric" },
  { value: "neonatal", label: "Neonatal (to 28 days)" },
  { value: "geriatric", label: "Geriatric (65 years and over)" },
];

const hintOf = (bags: readonly string[]): string =>
  bags.length === 0 ? "Like 4 mg in 250 mL, or 16 mcg/mL" : `Sold as ${bags.join("; ")}`;

/** The calculator's inputs, and the button that calculates. */
export function DosageForm({
  draft,
  problems,
  calculator,
  onChange,
  onCalculate,
  onClear,
}: {
  draft: Draft;
  problems: DraftProblems;
  calculator: Calculator | undefined;
  onChange: (change: Partial<Draft>) => void;
  onCalculate: () => void;
  onClear: () => void;
}) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCalculate();
    const form = event.currentTarget;
    requestAnimationFrame(() => showProblem(form));
  };
  // What hangs on the name comes when its typing rests, so that no letter waits for it.
  const medication = useRested(draft.medication);
  const { indication, route } = draft;
  const choices = useMemo(
    () => calculator?.choicesFor(medication, indication, route),
    [calculator, medication, indication, route],
  );
  /** Until then the choices are still those of the name before, and none of them is taken. */
  const choose = (change: Partial<Draft>) => {
    if (medication === draft.medication) onChange(change);
  };
  const first = choices === undefined ? "Choose a medication first" : undefined;
  return (
    <form onSubmit={submit} noValidate aria-label="Dosage" className="flex flex-col gap-3">
      <SelectField
        label="Patient type"
        required
        options={TYPES}
        placeholder="Select"
        value={draft.patientType}
        error={problems.patientType}
        onChange={({ target }) => onChange({ patientType: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Weight in kg"
          hint={measureOf("weight", draft.weight)?.conversion ?? "Or 44 lb"}
          required
          autoComplete="off"
          inputMode="text"
          value={draft.weight}
          error={problems.weight}
          onChange={({ target }) => onChange({ weight: target.value })}
        />
        <TextField
          label="Age in years"
          hint={measureOf("age", draft.age)?.conversion ?? "Or 18 months"}
          autoComplete="off"
          value={draft.age}
          error={problems.age}
          onChange={({ target }) => onChange({ age: target.value })}
        />
      </div>
      <MedicationField
        calculator={calculator}
        value={draft.medication}
        error={problems.medication}
        onChange={(medication) =>
          onChange({ medication, indication: "", route: "", preparation: "", bag: "" })
        }
      />
      <SelectField
        label="Indication"
        placeholder={first ?? "Not chosen: all are shown"}
        options={optionsOf(choices?.indications ?? [])}
        disabled={!choices?.indications.length}
        value={draft.indication}
        onChange={({ target }) => choose({ indication: target.value, route: "", preparation: "" })}
      />
      <SelectField
        label="Route"
        placeholder={first ?? "Any on record"}
        options={optionsOf(choices?.routes ?? [])}
        disabled={!choices?.routes.length}
        value={draft.route}
        onChange={({ target }) => choose({ route: target.value, preparation: "" })}
      />
      {(choices?.bags !== undefined || draft.bag !== "") && (
        <TextField
          label="Bag or syringe, for mL/h"
          hint={hintOf(choices?.bags ?? [])}
          autoComplete="off"
          value={draft.bag}
          error={problems.bag}
          onChange={({ target }) => onChange({ bag: target.value })}
        />
      )}
      <MoreAboutPatient
        draft={draft}
        problems={problems}
        preparations={choices?.preparations ?? []}
        onChange={onChange}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="large"
          className="flex-1"
          disabled={calculator === undefined}
        >
          Calculate Dosage
        </Button>
        <Button size="large" onClick={onClear}>
          Clear
        </Button>
      </div>
    </form>
  );
}
