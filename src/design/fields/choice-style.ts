/** The row of a checkbox or a radio button: the whole of it is the target. */
export const CHOICE_ROW =
  "flex min-h-6 cursor-pointer items-start gap-2.5 py-0.5 touch:min-h-11 touch:py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted";

/** The box or circle itself, in the platform's drawing with our colour. */
export const CHOICE_BOX = "mt-[0.1875rem] size-4 shrink-0 accent-brand";
