/** Names that are known to be mistaken for each other. */
import { lookAlikes } from "#knowledge/drug-words.js";
import { lines, list } from "./record.ts";
import { termsWithKey } from "./term-index.ts";
import { keyOf, type Term } from "./terms.ts";

const groups: readonly (readonly string[])[] = lines(lookAlikes).map((line) => list(line));
const groupsByKey = new Map<string, number[]>();
groups.forEach((names, index) => {
  for (const name of names)
    groupsByKey.set(keyOf(name), [...(groupsByKey.get(keyOf(name)) ?? []), index]);
});

/** The names that a name has been mistaken for; empty for a name on no list. */
export function lookAlikesOf(name: string): string[] {
  const key = keyOf(name);
  const others = (groupsByKey.get(key) ?? []).flatMap((index) => groups[index] ?? []);
  return Array.from(new Set(others.filter((other) => keyOf(other) !== key)));
}

/** Whether two names stand in one group, themselves or by a shortened form of theirs. */
export function mistakenFor(left: Term, right: Term): boolean {
  const group = new Set(lookAlikesOf(left.name).map(keyOf));
  return group.has(right.key) || group.has(keyOf(right.name));
}

/** Names of the list that the vocabulary does not have: the data's own check. */
export function unknownLookAlikes(): string[] {
  return groups.flat().filter((name) => termsWithKey(keyOf(name)).length === 0);
}
