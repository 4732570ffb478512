import type { Coder } from "./coder.ts";

/** A row of things of different weight, cut in two parts of like weight, and so on with each part. */
export type Row = {
  readonly length: number;
  /** Where it is cut first. */
  readonly middle: number;
  /** For each cut, where the part before it and the part after it are cut. */
  readonly before: Int32Array;
  readonly after: Int32Array;
};

export function rowOf(weights: readonly number[]): Row {
  const sums = [0];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  const at = (place: number): number => sums[place] ?? 0;
  const before = new Int32Array(weights.length);
  const after = new Int32Array(weights.length);
  const cut = (from: number, to: number): number => {
    if (to - from < 2) return from;
    const half = (at(from) + at(to)) / 2;
    let middle = from + 1;
    while (middle < to - 1 && at(middle) < half) middle += 1;
    before[middle] = cut(from, middle);
    after[middle] = cut(middle, to);
    return middle;
  };
  return { length: weights.length, middle: cut(0, weights.length), before, after };
}

/** A number by its size: itself where it is small, then the power of two below it. */
export const sizeOf = (value: number): number => (value < 8 ? value : 36 - Math.clz32(value));

/** How many of these places are from the one on and before the other. */
function countWithin(places: readonly number[], from: number, to: number): number {
  let count = 0;
  for (const place of places) if (place >= from && place < to) count += 1;
  return count;
}

/** What is chosen so far, and from what. */
type Choice = {
  readonly coder: Coder;
  readonly column: number;
  readonly row: Row;
  readonly given: readonly number[];
  readonly members: number[];
};

function chooseOne(
  { coder, row, given, members }: Choice,
  start: number,
  end: number,
  cut: number,
) {
  let from = start;
  let to = end;
  let middle = cut;
  while (to - from > 1) {
    if (coder.toss(countWithin(given, from, middle)) === 1) {
      to = middle;
      middle = row.before[middle] ?? 0;
    } else {
      from = middle;
      middle = row.after[middle] ?? 0;
    }
  }
  members.push(from);
}

function choose(
  choice: Choice,
  from: number,
  to: number,
  middle: number,
  held: number,
  depth: number,
) {
  if (held === 0) return;
  if (held === 1) {
    chooseOne(choice, from, to, middle);
    return;
  }
  const { coder, column, row, given } = choice;
  const least = Math.max(0, held - (to - middle));
  const most = Math.min(held, middle - from);
  coder.within(column, middle * 4 + Math.min(held, 3), sizeOf(held) * 64 + depth);
  const before = coder.between(countWithin(given, from, middle), least, most);
  choose(choice, from, middle, row.before[middle] ?? 0, before, depth + 1);
  choose(choice, middle, to, row.after[middle] ?? 0, held - before, depth + 1);
}

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
  choose({ coder, column, row, given, members }, 0, row.length, row.middle, count, 0);
  return members;
}
