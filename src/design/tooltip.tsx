import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { tooltipDelay } from "./tooltip-delay.ts";

/** When the last tooltip on the page closed: they share one skip delay. */
const page: { lastClosed: number | null } = { lastClosed: null };

/** What the thing explained must carry: `{(trigger) => <IconButton {...trigger} .../>}`. */
export type TooltipTrigger = { "aria-describedby": string | undefined };

/**
 * A short explanation on hover (after 700 ms) and on keyboard focus (at once). It can be hovered itself and goes at
 * Escape. It never holds what cannot be had elsewhere: a finger does not hover.
 */
export function Tooltip({
  text,
  children,
}: {
  text: string;
  children: (trigger: TooltipTrigger) => ReactNode;
}) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(timer.current);
    if (open) page.lastClosed = Date.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <span
      role="presentation"
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType === "touch") return;
        const delay = tooltipDelay(Date.now(), page.lastClosed);
        timer.current = setTimeout(() => setOpen(true), delay);
      }}
      onPointerLeave={close}
      onFocus={(event) => {
        if (event.target.matches(":focus-visible")) setOpen(true);
      }}
      onBlur={close}
      onPointerDown={close}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      {children({ "aria-describedby": open ? id : undefined })}
      {open && (
        <span
          role="tooltip"
          id={id}
          className="absolute bottom-full left-1/2 z-30 w-max max-w-60 -translate-x-1/2 animate-appear pb-1.5"
        >
          <span className="block rounded-control bg-ink px-2 py-1 text-small text-paper">
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
