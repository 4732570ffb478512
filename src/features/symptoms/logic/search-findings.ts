import { wordsOf } from "#/kernel/text.ts";
import { FINDINGS, type ListedFinding } from "./findings.ts";

const SHOWN = 8;

/** How well a name begins with what was typed: every typed word begins a word of it. */
function fit(typed: readonly string[], name: string): number {
  const words = wordsOf(name);
  const met = typed.every((part) => words.some((word) => word.startsWith(part)));
  if (!met) return 0;
  return (words[0]?.startsWith(typed[0] ?? "") ? 2 : 1) + 1 / (1 + words.length);
}

/** Findings for a search box: by name first, then by any of their other names. */
export function searchFindings(text: string, chosen: readonly string[]): ListedFinding[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const found: { finding: ListedFinding; rank: number }[] = [];
  for (const finding of FINDINGS) {
    if (chosen.includes(finding.id)) continue;
    const byName = fit(typed, finding.name) * 2;
    const rank = Math.max(
      byName,
      ...(finding.words ?? "").split(";").map((phrase) => fit(typed, phrase)),
    );
    if (rank > 0) found.push({ finding, rank: rank + finding.base / 20 });
  }
  return found
    .toSorted(
      (one, other) => other.rank - one.rank || (one.finding.name < other.finding.name ? -1 : 1),
    )
    .slice(0, SHOWN)
    .map(({ finding }) => finding);
}
