const NAMES = [
  "phrases",
  "modifiers",
  "uses",
  "holders",
  "first",
  "second",
  "other",
  "lengths",
  "marks",
] as const;

/** Each column of the tables by its number: what was met in one foresees nothing in another. */
export const COLUMNS = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Record<
  (typeof NAMES)[number],
  number
>;
