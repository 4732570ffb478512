import { wordsOf } from "#/kernel/text.ts";
import { FINDINGS, type ListedFinding } from "./finding-table.ts";
import { findingOf } from "./findings.ts";
import { read } from "./reading/read.ts";

const SHOWN = 8;

/** How well a name begins with what was typed: every typed word begins a word of it. */
function fit(typed: readonly string[], name: string): number {
  const words = wordsOf(name);
  const met = typed.every((part) => words.some((word) => word.startsWith(part)));
  if (!met) return 0;
  return (words[0]?.startsWith(typed[0] ?? "") ? 2 : 1) + 1 / (1 + words.length);
}

/** What a careful reader takes the typed words for: "throwing up" is vomiting. */
function understood(text: string): ListedFinding[] {
  const { recognized } = read(text, { age: 40, sex: "female" });
  return recognized.flatMap(({ finding }) => findingOf(finding) ?? []);
}

/** Findings for a search box: what the words mean, then those whose names or other names begin with what was typed. */
export function searchFindings(text: string, chosen: readonly string[]): ListedFinding[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const meant = understood(text).filter(({ id }) => !chosen.includes(id));
  const found: { finding: ListedFinding; rank: number }[] = [];
  for (const finding of FINDINGS) {
    if (chosen.includes(finding.id) || meant.includes(finding)) continue;
    const byName = fit(typed, finding.name) * 2;
    const rank = Math.max(byName, ...finding.phrases.map((phrase) => fit(typed, phrase)));
    if (rank > 0) found.push({ finding, rank: rank + finding.base / 20 });
  }
  const begun = found
    .toSorted(
      (one, other) => other.rank - one.rank || (one.finding.name < other.finding.name ? -1 : 1),
    )
    .map(({ finding }) => finding);
  return [...meant, ...begun].slice(0, SHOWN);
}
