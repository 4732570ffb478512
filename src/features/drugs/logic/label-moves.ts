import { bestMatches, likeness, type Match } from "./alike.ts";
import type { Unit } from "./label-clauses.ts";

/** A clause that its section does not have in the other version. */
export type Left = {
  readonly unit: Unit;
  /** Where it is told among the others of its section. */
  readonly place: number;
  readonly section: string;
  /** The section in which the other version says it; found here. */
  other: string | undefined;
  /** What the other version says instead of it; found here. */
  instead: Left | undefined;
};

/** Fewer words stand in many rows by chance. */
const WORDS_OF_A_SENTENCE = 4;
const WORDS_OF_A_LONG_ONE = 6;

/** Finds what was left over on both sides: it has moved. A table's row may say what sentences said, or the other way round. */
export function findMoves(removed: readonly Left[], added: readonly Left[]): void {
  const old = byText(removed.filter(isOpen));
  for (const left of added.filter(isOpen)) {
    const before = old.get(left.unit.text)?.shift();
    if (before !== undefined) settle(left, before);
  }
  intoRows(removed, added);
  intoRows(added, removed);
}

/** Sentences that became a row whole; and those which stand in a row that says other things as well. */
function intoRows(sentences: readonly Left[], rows: readonly Left[]): void {
  const open = byText(sentences.filter((left) => isOpen(left) && left.unit.parts === undefined));
  if (open.size === 0) return;
  for (const row of rows.filter(isOpen)) {
    const parts = row.unit.parts ?? [];
    const found = parts.flatMap((part) => open.get(part)?.shift() ?? []);
    for (const said of found) {
      if (found.length === parts.length) settle(said, row);
      else if (countWords(said.unit.text) >= WORDS_OF_A_SENTENCE) said.other = row.section;
      else open.get(said.unit.text)?.unshift(said);
    }
  }
  const texts = rows.filter(({ unit }) => unit.parts !== undefined).filter(isOpen);
  for (const said of [...open.values()].flat()) {
    const { text } = said.unit;
    if (countWords(text) < WORDS_OF_A_LONG_ONE) continue;
    // A cell of many lines does not show where its sentences end.
    said.other = texts.find(({ unit }) => unit.text.includes(text))?.section;
  }
}

function settle(one: Left, other: Left): void {
  one.other = other.section;
  other.other = one.section;
}

/** A section with more of both was written anew. */
const MOST_COMPARED = 400_000;

/** Finds which of the clauses that came says otherwise what which of those that went said. */
export function findRewritten(
  removed: readonly Left[],
  added: readonly Left[],
  least: number,
): void {
  const [gone, come] = [removed.filter(isOpen), added.filter(isOpen)];
  if (gone.length * come.length > MOST_COMPARED) return;
  const matches = come.flatMap((later, after) =>
    gone.flatMap((earlier, before): Match[] => {
      const score = sameness(earlier.unit, later.unit);
      return score < least ? [] : [{ before, after, score }];
    }),
  );
  for (const { before, after } of bestMatches(matches)) {
    const [earlier, later] = [gone[before], come[after]];
    if (earlier === undefined || later === undefined) continue;
    settle(earlier, later);
    [earlier.instead, later.instead] = [later, earlier];
  }
}

function sameness(before: Unit, after: Unit): number {
  if ((before.parts === undefined) !== (after.parts === undefined)) return 0;
  const score = likeness(before.text, after.text);
  const isSameRow = (before.about ?? "") !== "" && before.about === after.about;
  return isSameRow && before.table === after.table ? 1 + score : score;
}

function isOpen({ other }: Left): boolean {
  return other === undefined;
}

function countWords(text: string): number {
  return text.split(" ").length;
}

function byText(list: readonly Left[]): Map<string, Left[]> {
  return Map.groupBy(list, ({ unit }) => unit.text);
}
