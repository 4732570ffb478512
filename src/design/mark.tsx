import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { MarkShape, type MarkTone } from "./mark-shape.tsx";
import { TONE_STYLE } from "./tone-style.ts";

/** Shape, word and colour together: an octagon for major, a triangle for moderate, a circle for minor. */
export function Mark({
  tone,
  className,
  children,
}: {
  tone: MarkTone;
  className?: string;
  /** The word. It is never left out: a shape alone is a `MarkShape`. */
  children: ReactNode;
}) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 rounded-control px-2 py-0.5 text-small font-semibold whitespace-nowrap",
        "forced-colors:border",
        TONE_STYLE[tone],
        className,
      )}
    >
      <MarkShape tone={tone} />
      {children}
    </span>
  );
}
