import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** A grey bar in the size of what comes; the class gives the size (`h-4 w-40`). */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-control bg-line", className)}
    />
  );
}

export const TRYING_AGAIN = "No answer yet. Trying again...";

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames("block space-y-2", className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={classNames("h-3.5", line === lines - 1 ? "w-3/5" : "w-full")}
        />
      ))}
    </span>
  );
}

/** Holds skeletons and says once, to screen readers, what is on its way; to all, where it failed and is tried again. */
export function Loading({
  label,
  failures = 0,
  children,
}: {
  label: string;
  /** How often it has failed. */
  failures?: number;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true">
      <output className="sr-only">{label}</output>
      <output className="mb-3 block text-small text-muted empty:hidden">
        {failures > 0 && TRYING_AGAIN}
      </output>
      {children}
    </div>
  );
}
