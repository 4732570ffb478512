import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** More of something, opened in place: the platform's own, so that it works without script and opens for a search. */
export function Disclosure({
  summary,
  open,
  className,
  onToggle,
  children,
}: {
  summary: ReactNode;
  /** Open from the start; afterwards it is the reader's. */
  open?: boolean;
  className?: string;
  /** Told when it opens, and when it closes. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  return (
    <details
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={classNames("group/disclosure", className)}
    >
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-control font-medium text-brand hover:text-brand-strong touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 shrink-0 transition-transform group-open/disclosure:rotate-90" />
        <span className="min-w-0">{summary}</span>
      </summary>
      <div className="pt-1 pb-2 pl-6">{children}</div>
    </details>
  );
}
