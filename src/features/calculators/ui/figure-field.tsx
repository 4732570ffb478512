import { CONTROL_HEIGHT, CONTROL_STYLE } from "#/design/fields/control-style.ts";
import { classNames } from "#/design/class-names.ts";
import { NumberField } from "#/design/fields/number-field.tsx";
import type { NumberInput } from "../calculator.ts";
import { type Draft, unitKey, unitOf } from "../logic/draft.ts";
import { typedFigure } from "../logic/typed-figure.ts";

/**
 * A figure with its unit; where there are several, a switch beside it, which follows a unit that is typed. The figure
 * stays as it is when the unit changes.
 */
export function FigureField({
  input,
  text,
  chosenUnit,
  error,
  onChange,
}: {
  input: NumberInput;
  text: string;
  chosenUnit: string | undefined;
  error: string | undefined;
  onChange: (part: Draft) => void;
}) {
  const typed = typedFigure(input, text.trim(), unitOf(input, chosenUnit));
  const { units, unit, hint, optional, label, whole } = input;
  const choose = (chosen: string) => {
    const hasUnit = typeof typed.value === "number" && /[^-\d.,\s]/.test(text);
    onChange({ ...(hasUnit && { [input.id]: String(typed.value) }), [unitKey(input)]: chosen });
  };
  return (
    <NumberField
      label={optional ? `${label} (optional)` : label}
      hint={hint ?? (input.default === undefined ? undefined : leftOutText(input.default, unit))}
      {...(units.length === 1 && unit !== "" && { unit })}
      whole={whole === true}
      value={text}
      error={error}
      onChange={({ target }) => onChange({ [input.id]: target.value })}
      beside={
        units.length > 1 ? (
          <select
            aria-label={`Unit of ${label}`}
            value={typed.unit}
            onChange={({ target }) => choose(target.value)}
            className={classNames(CONTROL_STYLE, CONTROL_HEIGHT, "max-w-32 shrink-0")}
          >
            {units.map((one) => (
              <option key={one.unit} value={one.unit}>
                {one.unit}
              </option>
            ))}
          </select>
        ) : undefined
      }
    />
  );
}

const leftOutText = (value: number, unit: string): string => `Left out: ${value} ${unit}`.trim();
