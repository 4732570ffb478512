import { CONTROL_HEIGHT, CONTROL_STYLE } from "#/design/control-style.ts";
import { classNames } from "#/design/class-names.ts";
import { NumberField } from "#/design/number-field.tsx";
import type { NumberInput } from "../calculator.ts";
import { type Draft, unitKey, unitOf } from "../logic/draft.ts";

/** A figure with its unit; where there are several, a switch beside it. What is typed stays as it is when the unit changes. */
export function FigureField({
  input,
  draft,
  error,
  onChange,
}: {
  input: NumberInput;
  draft: Draft;
  error: string | undefined;
  onChange: (part: Draft) => void;
}) {
  const unit = unitOf(input, draft);
  const several = input.units.length > 1;
  return (
    <div className="flex max-w-96 items-end gap-2">
      <NumberField
        label={input.optional ? `${input.label} (optional)` : input.label}
        hint={input.hint}
        {...(!several && unit !== "" && { unit })}
        whole={input.whole === true}
        value={draft[input.id] ?? ""}
        error={error}
        onChange={({ target }) => onChange({ [input.id]: target.value })}
        className="min-w-0 flex-1"
      />
      {several && (
        <select
          aria-label={`Unit of ${input.label}`}
          value={unit}
          onChange={({ target }) => onChange({ [unitKey(input)]: target.value })}
          className={classNames(CONTROL_STYLE, CONTROL_HEIGHT, "max-w-28", error && "self-center")}
        >
          {input.units.map((one) => (
            <option key={one.unit} value={one.unit}>
              {one.unit}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
