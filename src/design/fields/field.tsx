import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { earlyMark, useEarlyField } from "./early-field.ts";

/** What a control needs to belong to its label, hint and error. */
export type FieldControl = {
  id: string;
  required: boolean | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
} & typeof earlyMark;

export type FieldLabels = {
  label: ReactNode;
  /** Stands under the label from the start: the form of the answer, not an example of it. */
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
};

/** Label above, then hint, control and error, wired together. The control is drawn by `children`. */
export function Field({
  label,
  hint,
  error,
  required,
  className,
  children,
}: FieldLabels & { className?: string; children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  useEarlyField(id);
  const described = classNames(hint !== undefined && `${id}-hint`, error && `${id}-error`);
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1", className)}>
      <label htmlFor={id} className="text-small font-medium">
        {label}
        <RequiredMark required={required} />
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {children({
        ...earlyMark,
        id,
        required,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export function RequiredMark({ required }: { required: boolean | undefined }) {
  return required ? (
    <span aria-hidden="true" className="text-major-ink">
      {" *"}
    </span>
  ) : null;
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="flex items-start gap-1.5 text-small text-major-ink">
      <CircleAlert className="mt-px size-4 shrink-0" />
      {error}
    </p>
  ) : null;
}
