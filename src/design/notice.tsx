import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { MarkShape, type MarkTone } from "./mark-shape.tsx";
import { TONE_EDGE, TONE_STYLE } from "./tone-style.ts";

/**
 * A block that must be read. `framed` draws a full line around it, for what cannot be missed. `live` announces it
 * when it appears: "assertive" interrupts, "polite" waits.
 */
export function Notice({
  tone = "info",
  title,
  framed = false,
  live,
  actions,
  className,
  children,
}: {
  tone?: MarkTone;
  title?: ReactNode;
  framed?: boolean;
  live?: "polite" | "assertive";
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <div
      role={live === undefined ? undefined : live === "assertive" ? "alert" : "status"}
      className={classNames(
        "flex gap-3 rounded-card p-3",
        framed ? "border-2" : "border-l-4",
        TONE_STYLE[tone],
        TONE_EDGE[tone],
        className,
      )}
    >
      <MarkShape tone={tone} className="mt-[0.1875rem]" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
        {actions !== undefined && <div className="mt-2 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </div>
  );
}
