import type { Clause, LabelSection, SectionChange } from "../labels.contract.ts";
import { commonItems } from "./common-items.ts";
import { type Passage, passagesOf, textsOf, type Unit } from "./label-clauses.ts";
import { findMoves, findRewritten, type Left } from "./label-moves.ts";
import { pairPassages } from "./passage-pairs.ts";

/**
 * What changed between two versions of a label, section by section and clause by clause; a row of a table is a clause.
 * Nothing is called removed or added that stands elsewhere in the other version: that has moved. Sections that say the
 * same do not appear.
 */
export function labelChanges(
  before: readonly LabelSection[],
  after: readonly LabelSection[],
): SectionChange[] {
  const [old, now] = [passagesOf(before), passagesOf(after)];
  const pairs = pairPassages(old, now);
  const compared = now.map((later, at) => comparison(old[pairs.get(at) ?? -1], later));
  const paired = new Set(pairs.values());
  for (const [at, earlier] of old.entries()) {
    if (!paired.has(at)) compared.push(comparison(earlier, undefined));
  }
  for (const { removed, added } of compared) findMoves(removed, added);
  const everywhere = [
    compared.flatMap(({ removed }) => removed),
    compared.flatMap(({ added }) => added),
  ] as const;
  findMoves(...everywhere);
  for (const { removed, added } of compared) findRewritten(removed, added, ALIKE);
  findRewritten(...everywhere, ALIKE_ELSEWHERE);
  const headings = new Set(
    [old, now].flatMap((side, at) => side.map(({ heading }) => `${at} ${heading}`)),
  );
  return compared.flatMap((one) => changeOf(one, headings));
}

/** From here on two clauses of a section are one in other words; elsewhere only a word or a number may differ. */
const ALIKE = 0.5;
const ALIKE_ELSEWHERE = 0.8;

type Comparison = {
  readonly earlier: Passage | undefined;
  readonly later: Passage | undefined;
  /** What the two do not have in common, in the order of each. */
  readonly removed: readonly Left[];
  readonly added: readonly Left[];
};

function comparison(earlier: Passage | undefined, later: Passage | undefined): Comparison {
  const [before, after] = [earlier?.units ?? [], later?.units ?? []];
  const same = commonItems(textsOf(before), textsOf(after));
  const keptBefore = new Map(same);
  const keptAfter = new Set(same.map(([, at]) => at));
  // Where it stood, told by what is before it in the later version.
  let place = 0;
  const removed = before.flatMap((unit, at): Left[] => {
    place = keptBefore.get(at) ?? place;
    return keptBefore.has(at)
      ? []
      : [{ unit, place, section: earlier?.title ?? "", other: undefined, instead: undefined }];
  });
  const added = after.flatMap((unit, at): Left[] =>
    keptAfter.has(at)
      ? []
      : [{ unit, place: at, section: later?.title ?? "", other: undefined, instead: undefined }],
  );
  return { earlier, later, removed, added };
}

/** @param headings those of the earlier version after "0 ", of the later after "1 ". */
function changeOf(
  { earlier, later, removed, added }: Comparison,
  headings: ReadonlySet<string>,
): SectionChange[] {
  const shown = later ?? earlier;
  if (shown === undefined) return [];
  const clauses = clausesIn(removed, added);
  const was = earlier !== undefined && earlier.title !== shown.title ? earlier.title : null;
  const { code, title } = shown;
  if (earlier !== undefined && later !== undefined) {
    return clauses.length === 0 && was === null
      ? []
      : [{ code, title, was, change: "changed", clauses }];
  }
  const moved = clauses.filter(({ from, to }) => (from ?? to) !== undefined).length;
  const [other, whole] = earlier === undefined ? [0, "added" as const] : [1, "removed" as const];
  // Several parts under one heading may have become one, or one several: the heading is still there.
  const unmoved = headings.has(`${other} ${shown.heading}`) ? "changed" : whole;
  const change = moved > 0 && moved * 2 >= clauses.length ? "moved" : unmoved;
  return [{ code, title, was, change, clauses }];
}

function clausesIn(removed: readonly Left[], added: readonly Left[]): Clause[] {
  // Within its section a clause is told once, where it stands now.
  const gone = removed.filter(({ other, section }) => other !== section);
  return [...gone.map(removal), ...added.map(addition)]
    .toSorted((a, b) => a.place - b.place)
    .map(({ clause }) => clause);
}

type Placed = { readonly place: number; readonly clause: Clause };

function removal({ unit, other, instead, place }: Left): Placed {
  if (other === undefined) return { place, clause: { change: "removed", ...wordsOf(unit) } };
  const clause: Clause =
    instead === undefined
      ? { change: "moved", to: other, ...wordsOf(unit) }
      : { change: "changed", to: other, before: unit.text, ...wordsOf(instead.unit) };
  return { place, clause };
}

function addition({ unit, other, instead, section, place }: Left): Placed {
  if (other === undefined) return { place, clause: { change: "added", ...wordsOf(unit) } };
  const from = other === section && instead !== undefined ? {} : { from: other };
  const told =
    instead === undefined
      ? ({ change: "moved" } as const)
      : ({ change: "changed", before: instead.unit.text } as const);
  return { place, clause: { ...told, ...from, ...wordsOf(unit) } };
}

function wordsOf({ text, table = "" }: Unit): Pick<Clause, "text" | "table"> {
  return table === "" ? { text } : { text, table };
}
