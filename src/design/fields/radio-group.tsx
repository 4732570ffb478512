import { type ReactNode, useId } from "react";
import { CHOICE_BOX, CHOICE_ROW } from "./choice-style.ts";
import { classNames } from "../class-names.ts";
import { FieldError, RequiredMark } from "./field.tsx";

export type RadioOption = {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

export type RadioGroupProps = {
  legend: ReactNode;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** The name under which a form sends the choice. */
  name?: string;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** Side by side, wrapping, instead of one below the other. */
  inline?: boolean;
};

/** One of a few, all of them seen at once. */
export function RadioGroup({
  legend,
  options,
  value,
  onChange,
  name,
  error,
  required,
  disabled,
  inline = false,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1 text-small font-medium">
        {legend}
        <RequiredMark required={required} />
      </legend>
      <div className={classNames("flex", inline ? "flex-wrap gap-x-5" : "flex-col")}>
        {options.map((option) => (
          <label key={option.value} className={CHOICE_ROW}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              required={required}
              onChange={() => onChange(option.value)}
              className={CHOICE_BOX}
            />
            <span>
              {option.label}
              {option.hint !== undefined && (
                <span className="block text-small text-muted">{option.hint}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
