import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_HEIGHT, CONTROL_STYLE } from "./control-style.ts";
import { Field, type FieldLabels } from "./field.tsx";

export type TextFieldProps = FieldLabels &
  Omit<ComponentProps<"input">, "id" | "className"> & {
    /** Of the whole field, for its place in a layout. */
    className?: string;
  };

/** One line of text. `ref` reaches the input. */
export function TextField({ label, hint, error, required, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={classNames(CONTROL_STYLE, CONTROL_HEIGHT)}
        />
      )}
    </Field>
  );
}
