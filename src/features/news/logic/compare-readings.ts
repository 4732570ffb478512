import type { Reading } from "./story-words.ts";

/** Whether two titles cannot tell of one event: other things happen, to others, with other brands or figures. */
export function contradict(one: Reading, other: Reading): boolean {
  return (
    areDisjoint(one.happenings, other.happenings) ||
    areDisjoint(one.brands, other.brands) ||
    areDisjoint(one.drugs, other.drugs) ||
    differ(one.figures, other.figures) ||
    one.sides.some((sides, line) => areDisjoint(sides, other.sides[line] ?? new Set()))
  );
}

/** Whether a title says what makes it another event than that of a text: a step of its own, or a drug more. */
export function standsAlone(title: Reading, whole: Reading, named: Reading): boolean {
  if (!title.marks.isSubsetOf(whole.marks)) return true;
  const isOfDrugs = title.happenings.size > 0 && named.drugs.size > 0;
  return isOfDrugs && !title.drugs.isSubsetOf(whole.drugs);
}

/** Both name something, and nothing of it is the same. */
export function areDisjoint<Value>(one: ReadonlySet<Value>, other: ReadonlySet<Value>): boolean {
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

/** Each has a figure that the other has not: two doses, two weeks. */
function differ(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return !one.isSubsetOf(other) && !other.isSubsetOf(one);
}

/**
 * Whether two titles say the same with other things in the same places: "heart pump for children" and "heart valve for
 * children". Not where the other text names one of those things too.
 */
export function differInPlace(one: [Reading, Reading], other: [Reading, Reading]): boolean {
  const [[title, whole], [otherTitle, otherWhole]] = [one, other];
  const [gaps, otherGaps] = [gapsOf(title, otherTitle), gapsOf(otherTitle, title)];
  if (gaps.length !== otherGaps.length) return false;
  const differ = gaps.some((gap, place) => {
    const inItsPlace = otherGaps[place] ?? [];
    return (
      gap.length > 0 &&
      inItsPlace.length > 0 &&
      !gap.some((word) => otherWhole.words.has(word)) &&
      !inItsPlace.some((word) => whole.words.has(word))
    );
  });
  return differ && shared(title, otherTitle).join(" ") === shared(otherTitle, title).join(" ");
}

function shared(of: Reading, by: Reading): string[] {
  return [...of.words.keys()].filter((word) => by.words.has(word));
}

/** What a title says before, between and after the words that another has too. */
function gapsOf(of: Reading, by: Reading): string[][] {
  const gaps: string[][] = [[]];
  for (const word of of.words.keys()) {
    if (by.words.has(word)) gaps.push([]);
    else gaps.at(-1)?.push(word);
  }
  return gaps;
}

/** Each names somebody or something that the whole other text does not. */
export function nameOthers(one: [Reading, Reading], other: [Reading, Reading]): boolean {
  return hasOwnName(one, other) && hasOwnName(other, one);
}

function hasOwnName([{ names }]: [Reading, Reading], [, { words }]: [Reading, Reading]): boolean {
  return [...names].some((name) => !words.has(name));
}

/** How much the words of `of` say that `by` has too. */
export function weightShared(of: Reading, by: Reading): number {
  let shared = 0;
  for (const [word, weight] of of.words) if (by.words.has(word)) shared += weight;
  return shared;
}

export function weightOf({ words }: Reading): number {
  let sum = 0;
  for (const weight of words.values()) sum += weight;
  return sum;
}
