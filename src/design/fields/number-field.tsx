import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_HEIGHT, CONTROL_STYLE } from "./control-style.ts";
import { Field, type FieldLabels } from "./field.tsx";

export type NumberFieldProps = FieldLabels &
  Omit<ComponentProps<"input">, "id" | "className" | "type" | "inputMode"> & {
    /** Shown at the right of the figure and read with it: "kg". */
    unit?: string;
    /** Whole numbers only: the phone's keyboard has no decimal point then. */
    whole?: boolean;
    /** What stands at the right of the field, such as a choice of units; an error stands under both. */
    beside?: ReactNode;
    className?: string;
  };

/**
 * A figure with its unit. The value stays text: `type="number"` swallows what it cannot parse and changes under the
 * mouse wheel, which a dose must not.
 */
export function NumberField({
  label,
  hint,
  error,
  required,
  unit,
  whole = false,
  beside,
  className,
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, required, className }}>
      {(control) => (
        <span className={classNames("relative", beside === undefined ? "block" : "flex gap-2")}>
          <input
            autoComplete="off"
            {...rest}
            {...control}
            type="text"
            inputMode={whole ? "numeric" : "decimal"}
            aria-describedby={
              classNames(control["aria-describedby"], unit && `${control.id}-unit`) || undefined
            }
            className={classNames(
              CONTROL_STYLE,
              CONTROL_HEIGHT,
              "tabular-nums",
              unit !== undefined && "pr-14",
              beside !== undefined && "min-w-0 flex-1",
            )}
          />
          {beside}
          {unit !== undefined && (
            <span
              id={`${control.id}-unit`}
              className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-small text-muted"
            >
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
