import { type SubmitEvent, useState } from "react";
import { Button } from "#/design/button.tsx";
import { showProblem } from "#/design/overlays/reveal.ts";
import { SelectField } from "#/design/fields/select-field.tsx";
import { TextArea } from "#/design/fields/text-area.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import type { Draft, DraftProblems } from "../logic/draft.ts";
import type { Checker } from "./checker-call.ts";
import { SymptomPicker } from "./symptom-picker.tsx";

const GENDERS = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
];

/** Age, gender, duration, symptoms and free text, and the button that analyzes them. */
export function InquiryForm({
  draft,
  problems,
  checker,
  waiting,
  onChange,
  onAnalyze,
  onClear,
}: {
  draft: Draft;
  problems: DraftProblems;
  checker: Checker | undefined;
  /** The analysis was asked for before the knowledge had come. */
  waiting: boolean;
  onChange: (change: Partial<Draft>) => void;
  onAnalyze: () => void;
  onClear: () => void;
}) {
  const [clearings, setClearings] = useState(0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnalyze();
    const form = event.currentTarget;
    requestAnimationFrame(() => showProblem(form));
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Symptoms" className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label="Patient age"
          hint="Years, or 6 weeks"
          required
          autoComplete="off"
          value={draft.age}
          error={problems.age}
          onChange={(event) => onChange({ age: event.target.value })}
        />
        <SelectField
          label="Gender"
          hint="Decides anatomy"
          required
          options={GENDERS}
          placeholder="Select"
          value={draft.gender}
          error={problems.gender}
          onChange={({ target: { value } }) =>
            onChange({ gender: value === "male" || value === "female" ? value : "" })
          }
        />
        <TextField
          label="Symptom duration"
          hint="3 days, 2 months"
          autoComplete="off"
          maxLength={200}
          value={draft.duration}
          onChange={(event) => onChange({ duration: event.target.value })}
        />
      </div>
      <SymptomPicker
        key={clearings}
        checker={checker}
        selected={draft.symptoms}
        error={problems.symptoms}
        onChange={(symptoms) => onChange({ symptoms })}
      />
      <TextArea
        label="Additional information"
        hint="Do not enter patient information: no names, dates or numbers that identify. The text stays in this browser."
        rows={5}
        maxLength={20_000}
        placeholder="Crushing chest pain for 40 minutes into the left arm, sweating. Denies cough or fever. BP 150/95, HR 104."
        value={draft.additionalInfo}
        onChange={(event) => onChange({ additionalInfo: event.target.value, ignored: [] })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="primary"
          size="large"
          loading={waiting}
          loadingText="Analyzing..."
        >
          Analyze Symptoms
        </Button>
        <Button
          size="large"
          onClick={() => {
            // What was typed into the search goes too.
            setClearings(clearings + 1);
            onClear();
          }}
        >
          Clear All
        </Button>
      </div>
    </form>
  );
}
