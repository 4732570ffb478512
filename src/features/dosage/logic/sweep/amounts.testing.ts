/*
 * A plain reading of amounts, on purpose not the one that the calculator goes by: what a reader sees in a sentence
 * beside the maximum that stands there.
 */

const SIZE: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mcg: ["mass", 0.001],
  mg: ["mass", 1],
  g: ["mass", 1000],
  units: ["units", 1],
  unit: ["units", 1],
  "million units": ["units", 1e6],
  mEq: ["mEq", 1],
  mmol: ["mmol", 1],
  tablet: ["tablets", 1],
  tablets: ["tablets", 1],
  puff: ["puffs", 1],
  puffs: ["puffs", 1],
};
const UNIT = Object.keys(SIZE)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const PLAIN = new RegExp(
  String.raw`(?<![\d.,/])(?:(${NUMBER}) (?:to|or) )?(${NUMBER}) ?(${UNIT})(?![A-Za-z/]|\s?per (?:mL|dL|L))`,
  "g",
);

export type Seen = { readonly kind: string; readonly amount: number; readonly text: string };

/** Amounts with their unit, both ends of a range. */
export function amountsSeen(text: string): Seen[] {
  return [...text.matchAll(PLAIN)].flatMap(([whole, low, high = "", unit = ""]) => {
    const [kind, size] = SIZE[unit] ?? ["", 0];
    return [low ?? high, high].map((number) => ({
      kind,
      amount: Number(number.replaceAll(",", "")) * size,
      text: whole,
    }));
  });
}

/** The largest amount of each kind that a text names. */
export function largestSeen(text: string): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { kind, amount } of amountsSeen(text)) {
    most.set(kind, Math.max(most.get(kind) ?? 0, amount));
  }
  return most;
}
