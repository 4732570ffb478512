import type { ComponentProps, MouseEvent } from "react";
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Disabled (but not for the focus, which stays), dimmed, with a spinner; `loadingText` takes the label's place meanwhile. */
  loading?: boolean;
  loadingText?: string;
};

export function Button({
  variant,
  size,
  loading = false,
  loadingText,
  onClick,
  type = "button",
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      onClick={loading ? refuse : onClick}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      className={classNames(buttonStyle(variant, size), className)}
    >
      {loading && <Spinner />}
      {loading && loadingText !== undefined ? loadingText : children}
    </button>
  );
}

/** Of a form's button too: what would be sent meanwhile is not. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
