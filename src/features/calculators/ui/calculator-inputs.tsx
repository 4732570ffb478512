import { RadioGroup } from "#/design/radio-group.tsx";
import { TextField } from "#/design/text-field.tsx";
import type { Calculator, Input } from "../calculator.ts";
import { type Draft, isYesNo } from "../logic/draft.ts";
import { FigureField } from "./figure-field.tsx";
import { YesNoField } from "./yes-no-field.tsx";

type Change = (part: Draft) => void;
type Fields = {
  draft: Draft;
  problems: ReadonlyMap<string, string>;
  onChange: Change;
};

/** All inputs of a calculator, in the order of its record. */
export function CalculatorInputs({ calculator, ...fields }: Fields & { calculator: Calculator }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-4 lg:grid-cols-2">
      {calculator.inputs.map((input) => (
        <OneInput key={input.id} input={input} {...fields} />
      ))}
    </div>
  );
}

function OneInput({ input, draft, problems, onChange }: Fields & { input: Input }) {
  const text = draft[input.id] ?? "";
  const error = problems.get(input.id);
  const change = (value: string) => onChange({ [input.id]: value });
  if (input.kind === "number") return <FigureField {...{ input, draft, error, onChange }} />;
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
  if (isYesNo(input)) return <YesNoField input={input} value={text} onChange={change} />;
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
}
