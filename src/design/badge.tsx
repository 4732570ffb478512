import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "brand" | "fine" | "info";

const TONES: Record<BadgeTone, string> = {
  neutral: "border-line bg-canvas text-muted",
  brand: "border-transparent bg-brand-tint text-brand",
  fine: "border-transparent bg-fine-tint text-fine",
  info: "border-transparent bg-info-tint text-info",
};

/** A word about a thing: its kind, its state. What can do harm takes a `Mark`, whose shape speaks too. */
export function Badge({
  tone = "neutral",
  wraps = false,
  children,
}: {
  tone?: BadgeTone;
  /** For words of any length. */
  wraps?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-control border px-1.5 py-px text-label font-medium",
        TONES[tone],
        !wraps && "whitespace-nowrap",
      )}
    >
      {children}
    </span>
  );
}
