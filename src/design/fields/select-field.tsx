import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_HEIGHT, CONTROL_STYLE } from "./control-style.ts";
import { Field, type FieldLabels } from "./field.tsx";
import { checkedOptions, type SelectOption } from "./select-options.ts";

export type SelectFieldProps = FieldLabels &
  Omit<ComponentProps<"select">, "id" | "className" | "children" | "multiple"> & {
    options: readonly SelectOption[];
    /** The words while nothing is chosen ("Any specialty"); its value is the empty string. */
    placeholder?: string;
    className?: string;
  };

/** The platform's own select: its keyboard, its picker on a phone. */
export function SelectField({
  label,
  hint,
  error,
  required,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <span className="relative block">
          <select
            {...rest}
            {...control}
            className={classNames(
              CONTROL_STYLE,
              CONTROL_HEIGHT,
              "appearance-none truncate pr-9 forced-colors:appearance-auto",
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {checkedOptions(options).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted forced-colors:hidden" />
        </span>
      )}
    </Field>
  );
}
