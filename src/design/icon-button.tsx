import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** What the button does, in words: its accessible name. */
  label: string;
  /** The icon, decorative. */
  children: ReactNode;
};

/** A square button that shows only an icon: 36 px, 44 px under a finger. */
export function IconButton({
  label,
  type = "button",
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        "inline-flex size-9 shrink-0 items-center justify-center rounded-control text-muted touch:size-11",
        "transition-colors hover:bg-brand-tint hover:text-brand disabled:opacity-55 [&_svg]:size-5",
        className,
      )}
    >
      {children}
    </button>
  );
}
