import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_STYLE } from "./control-style.ts";
import { Field, type FieldLabels } from "./field.tsx";

export type TextAreaProps = FieldLabels &
  Omit<ComponentProps<"textarea">, "id" | "className"> & { className?: string };

/** Several lines of text, growing with what is written where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  required,
  rows = 4,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...rest}
          {...control}
          className={classNames(CONTROL_STYLE, "field-sizing-content max-h-96 min-h-24 py-2")}
        />
      )}
    </Field>
  );
}
