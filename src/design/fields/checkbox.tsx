import { type ComponentProps, type ReactNode, useId } from "react";
import { CHOICE_BOX, CHOICE_ROW } from "./choice-style.ts";
import { classNames } from "../class-names.ts";
import { FieldError, RequiredMark } from "./field.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "id" | "type" | "className"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
};

/** One yes or no, its label at the right. */
export function Checkbox({ label, hint, error, required, className, ...rest }: CheckboxProps) {
  const id = useId();
  const described = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={className}>
      <label className={CHOICE_ROW}>
        <input
          {...rest}
          type="checkbox"
          id={id}
          required={required}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          className={CHOICE_BOX}
        />
        <span>
          {label}
          <RequiredMark required={required} />
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-small text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
