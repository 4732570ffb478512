import { memo } from "react";
import { RadioGroup } from "#/design/fields/radio-group.tsx";
import { TextField } from "#/design/fields/text-field.tsx";
import type { Calculator, Input } from "../calculator.ts";
import { type Draft, isYesNo, unitKey } from "../logic/draft.ts";
import { FigureField } from "./figure-field.tsx";
import { YesNoField } from "./yes-no-field.tsx";

type OnChange = (part: Draft) => void;

/** All inputs of a calculator, in the order of its record. */
export function CalculatorInputs({
  calculator,
  draft,
  problems,
  onChange,
}: {
  calculator: Calculator;
  draft: Draft;
  problems: ReadonlyMap<string, string>;
  onChange: OnChange;
}) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      {calculator.inputs.map((input) => (
        <OneInput
          key={input.id}
          input={input}
          text={draft[input.id] ?? ""}
          chosenUnit={draft[unitKey(input)]}
          error={problems.get(input.id)}
          onChange={onChange}
        />
      ))}
    </div>
  );
}

/** What stands beside its question on a phone; longer words of a choice have lines of their own. */
const isBrief = ({ label }: { readonly label: string }): boolean => label.length <= 12;

/** A letter draws the input that it is typed into, not the twenty others. */
const OneInput = memo(function OneInput({
  input,
  text,
  chosenUnit,
  error,
  onChange,
}: {
  input: Input;
  text: string;
  chosenUnit: string | undefined;
  error: string | undefined;
  onChange: OnChange;
}) {
  const change = (value: string) => onChange({ [input.id]: value });
  if (input.kind === "number") {
    return <FigureField {...{ input, text, chosenUnit, error, onChange }} />;
  }
  if (input.kind === "date") {
    return (
      <TextField
        label={input.label}
        hint={input.hint}
        type="date"
        value={text}
        error={error}
        onChange={({ target }) => change(target.value)}
      />
    );
  }
  if (isYesNo(input) && input.choices.every(isBrief))
    return <YesNoField input={input} value={text} onChange={change} />;
  const counts = input.points !== undefined && input.choices.some(({ points }) => points !== 0);
  const isShort = input.choices.every(({ label }) => label.length < 24);
  return (
    <div className={input.choices.length > 2 || !isShort ? "lg:col-span-2" : undefined}>
      <RadioGroup
        legend={input.optional ? `${input.label} (optional)` : input.label}
        options={input.choices.map(({ id, label, points }) => ({
          value: id,
          label: (
            <>
              {label}
              {counts && <span className="text-muted tabular-nums"> ({points})</span>}
            </>
          ),
        }))}
        value={text === "" ? null : text}
        onChange={change}
        error={error}
        inline={isShort}
      />
      {input.hint !== undefined && <p className="text-small text-muted">{input.hint}</p>}
    </div>
  );
});
