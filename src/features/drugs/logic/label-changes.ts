import type { Clause, LabelSection, SectionChange } from "../labels.contract.ts";
import { ownText } from "./label.ts";

/**
 * What changed between two versions of a label, section by section and clause by clause. A clause that only
 * moved within its section is no change. Sections that say the same do not appear.
 */
export function labelChanges(
  before: readonly LabelSection[],
  after: readonly LabelSection[],
): SectionChange[] {
  const old = bySection(before);
  const changes: SectionChange[] = [];
  for (const [key, section] of bySection(after)) {
    const earlier = old.get(key);
    old.delete(key);
    const clauses = compare(earlier?.clauses ?? [], section.clauses);
    if (earlier === undefined) changes.push({ ...section, change: "added", clauses });
    else if (clauses.some((clause) => clause.change !== "same")) {
      changes.push({ ...section, change: "changed", clauses });
    }
  }
  for (const section of old.values()) {
    changes.push({ ...section, change: "removed", clauses: compare(section.clauses, []) });
  }
  return changes;
}

type Named = { code: string; title: string; clauses: string[] };

/** Sections by code and heading without its number, which shifts when a section is put in. */
function bySection(sections: readonly LabelSection[]): Map<string, Named> {
  const named = new Map<string, Named>();
  for (const [at, section] of sections.entries()) {
    const { code, title } = section;
    const key = `${code} ${title.replace(/^[\d.]+\s*/, "").toLowerCase()}`;
    const clauses = clausesOf(ownText(section, sections[at + 1]));
    const known = named.get(key);
    if (known !== undefined) known.clauses.push(...clauses);
    else if (clauses.length > 0) named.set(key, { code, title, clauses });
  }
  return named;
}

/** Sentences, and the parts of long ones between semicolons. */
export function clausesOf(text: string): string[] {
  return text
    .split(/(?<=[a-z)\]%][.;:])\s+(?=[A-Z([•])/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}

/** Longest common subsequence over clauses; what is left over and occurs on the other side has only moved. */
function compare(before: readonly string[], after: readonly string[]): Clause[] {
  const same = commonClauses(before.map(spaceless), after.map(spaceless));
  const moved = new Set(before.map(spaceless));
  const kept = new Set(after.map(spaceless));
  const clauses: Clause[] = [];
  let from = 0;
  let to = 0;
  for (const [atBefore, atAfter] of [...same, [before.length, after.length] as const]) {
    for (const text of before.slice(from, atBefore)) {
      if (!kept.has(spaceless(text))) clauses.push({ change: "removed", text });
    }
    for (const text of after.slice(to, atAfter)) {
      clauses.push({ change: moved.has(spaceless(text)) ? "same" : "added", text });
    }
    const text = after[atAfter];
    if (text !== undefined) clauses.push({ change: "same", text });
    [from, to] = [atBefore + 1, atAfter + 1];
  }
  return clauses;
}

function spaceless(text: string): string {
  return text.replace(/\s+/g, "").toLowerCase();
}

/** Index pairs of the longest common subsequence, in order. Sections have at most some hundred clauses. */
function commonClauses(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row !== undefined) {
        row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
