import type { Coder } from "./coder.ts";

/** A row of things of different weight, to be cut into parts of like weight. */
export type Row = {
  readonly length: number;
  /** Where a part of it is cut in two. */
  readonly middle: (from: number, to: number) => number;
};

export function rowOf(weights: readonly number[]): Row {
  const before = [0];
  for (const weight of weights) before.push((before.at(-1) ?? 0) + weight);
  const at = (place: number): number => before[place] ?? 0;
  const middle = (from: number, to: number): number => {
    const half = (at(from) + at(to)) / 2;
    let least = from + 1;
    let most = to - 1;
    while (least < most) {
      const place = (least + most) >> 1;
      if (at(place) < half) least = place + 1;
      else most = place;
    }
    return least;
  };
  return { length: weights.length, middle };
}

/** A number by its size: itself where it is small, then the power of two below it. */
export const sizeOf = (value: number): number => (value < 8 ? value : 36 - Math.clz32(value));

/**
 * Some of the things of a row, by their places: how many of them stand in its first half, then the same of both halves.
 * Things that stand side by side and are chosen together take little room.
 */
export function codeMembers(
  coder: Coder,
  column: number,
  row: Row,
  count: number,
  given: readonly number[] = [],
): number[] {
  const members: number[] = [];
  const choose = (from: number, to: number, held: number, depth: number): void => {
    if (held === 0) return;
    if (to - from === 1) {
      members.push(from);
      return;
    }
    const middle = row.middle(from, to);
    let wanted = 0;
    for (const place of given) if (place >= from && place < middle) wanted += 1;
    const least = Math.max(0, held - (to - middle));
    const most = Math.min(held, middle - from);
    let before: number;
    if (held === 1) before = coder.toss(wanted);
    else {
      coder.within(column, middle * 4 + Math.min(held, 3), sizeOf(held) * 64 + depth);
      before = coder.between(wanted, least, most);
    }
    choose(from, middle, before, depth + 1);
    choose(middle, to, held - before, depth + 1);
  };
  choose(0, row.length, count, 0);
  return members;
}
