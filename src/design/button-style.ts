import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "small" | "medium" | "large";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-brand text-paper hover:bg-brand-strong",
  secondary: "border-control bg-paper text-ink hover:border-ink hover:bg-canvas",
  quiet: "border-transparent bg-transparent text-brand hover:bg-brand-tint",
  danger: "border-transparent bg-major text-paper hover:bg-major-ink",
};

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-7 px-2.5 text-small touch:min-h-11",
  medium: "min-h-9 px-3.5 text-body touch:min-h-11",
  large: "min-h-11 px-5 text-body",
};

/** The classes of a button, for a link that acts as one: `<Link className={buttonStyle("primary")}>`. */
export function buttonStyle(
  variant: ButtonVariant = "secondary",
  size: ButtonSize = "medium",
): string {
  return classNames(
    "inline-flex items-center justify-center gap-2 rounded-control border text-center font-medium",
    "transition-colors disabled:opacity-55 aria-disabled:opacity-55",
    VARIANTS[variant],
    SIZES[size],
  );
}
