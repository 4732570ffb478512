import { useState } from "react";
import { Checkbox } from "#/design/fields/checkbox.tsx";
import { Disclosure } from "#/design/disclosure.tsx";
import { NumberField } from "#/design/fields/number-field.tsx";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import {
  type Draft,
  type DraftProblems,
  FURTHER_FIELDS,
  measureOf,
} from "../logic/patient/draft.ts";

const SEXES = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];
const DIALYSIS = [
  { value: "hemodialysis", label: "Hemodialysis" },
  { value: "peritoneal", label: "Peritoneal dialysis" },
];
const HEPATIC = [
  { value: "none", label: "No impairment" },
  { value: "mild", label: "Mild (Child-Pugh A)" },
  { value: "moderate", label: "Moderate (Child-Pugh B)" },
  { value: "severe", label: "Severe (Child-Pugh C)" },
];

/** A preparation as it is read in a list: "tablet 15 mg (may be halved)". */
function labelOf(preparation: string): string {
  return preparation
    .replace(/ halves$/, " (may be halved)")
    .replace(/ concentrate$/, " (concentrate)");
}

/** What some rules need besides: folded, because most do not. Opens when the address brings something of it. */
export function MoreAboutPatient({
  draft,
  problems,
  preparations,
  onChange,
}: {
  draft: Draft;
  problems: DraftProblems;
  preparations: readonly string[];
  onChange: (change: Partial<Draft>) => void;
}) {
  const [opened, setOpened] = useState(false);
  if (!opened && FURTHER_FIELDS.some((field) => draft[field] !== "")) setOpened(true);
  return (
    <Disclosure summary="More about the patient" open={opened}>
      <div className="grid grid-cols-2 items-end gap-3">
        <SelectField
          label="Sex"
          placeholder="Not given"
          options={SEXES}
          value={draft.sex}
          onChange={({ target }) => onChange({ sex: target.value })}
        />
        <TextField
          label="Height in cm"
          hint={measureOf("height", draft.height)?.conversion ?? "Or 5 ft 10 in"}
          autoComplete="off"
          value={draft.height}
          error={problems.height}
          onChange={({ target }) => onChange({ height: target.value })}
        />
        <TextField
          label="Serum creatinine in mg/dL"
          hint={measureOf("creatinine", draft.creatinine)?.conversion ?? "Or 88 umol/L"}
          autoComplete="off"
          value={draft.creatinine}
          error={problems.creatinine}
          onChange={({ target }) => onChange({ creatinine: target.value })}
        />
        <NumberField
          label="Creatinine clearance, if known"
          hint="Goes before an estimate"
          unit="mL/min"
          value={draft.clearance}
          error={problems.clearance}
          onChange={({ target }) => onChange({ clearance: target.value })}
        />
        <NumberField
          label="eGFR, if known"
          unit="mL/min/1.73 m2"
          value={draft.eGFR}
          error={problems.eGFR}
          onChange={({ target }) => onChange({ eGFR: target.value })}
        />
        <SelectField
          label="Dialysis"
          placeholder="None"
          options={DIALYSIS}
          value={draft.dialysis}
          onChange={({ target }) => onChange({ dialysis: target.value })}
        />
        <SelectField
          label="Hepatic impairment"
          placeholder="Not given"
          options={HEPATIC}
          value={draft.hepatic}
          onChange={({ target }) => onChange({ hepatic: target.value })}
        />
        <NumberField
          label="Gestational age at birth"
          unit="weeks"
          value={draft.gestation}
          error={problems.gestation}
          onChange={({ target }) => onChange({ gestation: target.value })}
        />
        <SelectField
          className="col-span-2"
          label="Preparation"
          placeholder="The one that fits best"
          options={preparations.map((text) => ({ value: text, label: labelOf(text) }))}
          disabled={preparations.length === 0}
          value={draft.preparation}
          onChange={({ target }) => onChange({ preparation: target.value })}
        />
        <Checkbox
          className="col-span-2"
          label="Pregnant"
          checked={draft.pregnant === "yes"}
          onChange={({ target }) => onChange({ pregnant: target.checked ? "yes" : "" })}
        />
      </div>
    </Disclosure>
  );
}
