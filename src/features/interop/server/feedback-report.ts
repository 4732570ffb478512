import { ruleHash } from "./card-id.ts";
import type { CdsFeedbackStore } from "./cds-feedback.store.ts";

type Row = Awaited<ReturnType<CdsFeedbackStore["byRule"]>>[number];

/**
 * How often each rule's cards were overridden, the most first: which of them to tell less loudly.
 * @param rules the names of all that a card can be about
 */
export function feedbackReport(rows: readonly Row[], rules: readonly string[]): string[] {
  const names = new Map(rules.map((rule) => [ruleHash(rule), rule]));
  if (rows.length === 0) return ["There is no feedback yet."];
  return rows.map(({ rule, told, overridden, reasons }) => {
    const share = Math.round((overridden / told) * 100);
    const name = names.get(rule) ?? `a rule of before (${rule})`;
    return `${name}: ${told} told, ${overridden} overridden (${share} %)${reasonsOf(reasons)}`;
  });
}

function reasonsOf(reasons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const said = [...counts]
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([reason, count]) => `${reason} ${count}`);
  return said.length === 0 ? "" : `: ${said.join(", ")}`;
}
