import type { Visit, Visitor } from "./web-lighthouse.ts";
import type { Typing } from "./web-typing.ts";

const COLUMNS =
  "| performance | accessibility | best practices | SEO | LCP | TBT | CLS | not perfect |\n|---|--:|--:|--:|--:|--:|--:|--:|---|";

/** Tables as they go into docs/benchmarks/web.md. */
export const PAGE_HEAD: Readonly<Record<Visitor, string>> = {
  first: `| first visit ${COLUMNS}`,
  accepted: `| past the gate ${COLUMNS}`,
};

export const TYPING_HEAD =
  "| typing into | keys | median | slowest | over 100 ms |\n|---|--:|--:|--:|--:|";

export function pageRow(path: string, visits: readonly Visit[]): string {
  const of = (read: (visit: Visit) => number | undefined) =>
    median(visits.map(read).filter((value) => value !== undefined));
  const cells = [
    ...["performance", "accessibility", "best-practices", "seo"].map((category) =>
      of(({ scores }) => scores[category]).toFixed(0),
    ),
    `${(of(({ lcpMs }) => lcpMs) / 1000).toFixed(2)} s`,
    `${of(({ tbtMs }) => tbtMs).toFixed(0)} ms`,
    `${Number(of(({ cls }) => cls).toFixed(3))}`,
    [...new Set(visits.flatMap(({ faults }) => faults))].join(", "),
  ];
  return `| ${path} | ${cells.join(" | ")} |`;
}

export function typingRow(name: string, { durations }: Typing): string {
  const over = durations.filter((duration) => duration > 100).length;
  return `| ${name} | ${durations.length} | ${median(durations)} ms | ${Math.max(...durations)} ms | ${over} |`;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
