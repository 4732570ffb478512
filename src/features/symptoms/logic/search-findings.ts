import { wordsOf } from "#/kernel/text.ts";
import { FINDINGS, type ListedFinding } from "./packed/finding-table.ts";
import { findingOf } from "./findings.ts";
import { read } from "./reading/read.ts";

const SHOWN = 8;

/** A finding with the words of its names: each text begins every word with a space, so that beginnings are found as they stand. */
type Searchable = {
  readonly finding: ListedFinding;
  readonly name: string;
  readonly phrases: readonly string[];
  /** All of them, to pass over a finding at once. */
  readonly all: string;
};

function spaced(phrase: string): string {
  const words = /[^a-z0-9 ]/.test(phrase) ? phrase.replace(/[^a-z0-9]+/g, " ").trim() : phrase;
  return ` ${words}`;
}

let searchable: readonly Searchable[] | undefined;

function everyFinding(): readonly Searchable[] {
  searchable ??= FINDINGS.map((finding) => {
    const name = ` ${wordsOf(finding.name).join(" ")}`;
    const phrases = finding.phrases.map(spaced);
    return { finding, name, phrases, all: `${name}${phrases.join("")}` };
  });
  return searchable;
}

/** How well a name begins with what was typed (" chest pain"): every typed word begins a word of it. */
function fit(typed: readonly string[], name: string): number {
  if (!typed.every((part) => name.includes(part))) return 0;
  const words = name.split(" ").length - 1;
  return (name.startsWith(typed[0] ?? "") ? 2 : 1) + 1 / (1 + words);
}

/** What a careful reader takes the typed words for: "throwing up" is vomiting. */
function understood(text: string): ListedFinding[] {
  const { recognized } = read(text, { age: 40, sex: "female" });
  return recognized.flatMap(({ finding }) => findingOf(finding) ?? []);
}

/** What the box shows of a finding. */
export type FoundFinding = Pick<ListedFinding, "id" | "name" | "system">;

/** Findings for a search box: what the words mean, then those whose names or other names begin with what was typed. */
export function searchFindings(text: string, chosen: readonly string[]): FoundFinding[] {
  const typed = wordsOf(text).map((word) => ` ${word}`);
  if (typed.length === 0) return [];
  const meant = understood(text).filter(({ id }) => !chosen.includes(id));
  const found: { finding: ListedFinding; rank: number }[] = [];
  for (const { finding, name, phrases, all } of everyFinding()) {
    if (!typed.every((part) => all.includes(part))) continue;
    if (chosen.includes(finding.id) || meant.includes(finding)) continue;
    const byName = fit(typed, name) * 2;
    const rank = Math.max(byName, ...phrases.map((phrase) => fit(typed, phrase)));
    if (rank > 0) found.push({ finding, rank: rank + finding.base / 20 });
  }
  const begun = found
    .toSorted(
      (one, other) => other.rank - one.rank || (one.finding.name < other.finding.name ? -1 : 1),
    )
    .map(({ finding }) => finding);
  return [...meant, ...begun].slice(0, SHOWN).map(({ id, name, system }) => ({ id, name, system }));
}
