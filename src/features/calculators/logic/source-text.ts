import type { CalculatorSource } from "../calculator.ts";

/** The papers and guidelines of a calculator in a line, with what is newer. */
export function sourceText(sources: readonly CalculatorSource[]): string {
  return sources
    .map(({ citation, year, newer }) => {
      const cited =
        year === undefined || citation.includes(String(year)) ? citation : `${citation}, ${year}`;
      return newer === undefined ? cited : `${cited}. Newer: ${newer}`;
    })
    .join("; ");
}
