import type { Calculator } from "../calculator.ts";
import { sourceText } from "./source-text.ts";
import type { Worked } from "./work-out.ts";

/** A result as it goes into a note: the value, what it means, the sum, the source. */
export function copiedText(
  { name, sources }: Calculator,
  { values, band, sum }: Extract<Worked, { state: "value" }>,
): string {
  const lines = values.map(({ label, text, unit }) => `${label}: ${text} ${unit}`.trim());
  return [
    name,
    ...lines,
    ...(band === null ? [] : [band]),
    "",
    ...sum,
    "",
    `Source: ${sourceText(sources)}`,
  ].join("\n");
}
