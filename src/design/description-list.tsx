import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Description = {
  readonly term: string;
  /** Nothing to say: the line is left out. */
  readonly value: ReactNode;
  /** An identifier or a figure, set digit by digit. */
  readonly code?: boolean;
};

/** Terms and what they are, aligned in two columns; one below the other where there is no room. */
export function DescriptionList({
  items,
  className,
}: {
  items: readonly Description[];
  className?: string;
}) {
  return (
    <dl className={classNames("divide-y divide-line", className)}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== "")
        .map(({ term, value, code }) => (
          <div
            key={term}
            className="grid gap-x-4 py-1.5 sm:grid-cols-[minmax(7rem,11rem)_minmax(0,1fr)]"
          >
            <dt className="text-small leading-[1.375rem] text-muted">{term}</dt>
            <dd className={code ? "code" : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
