const NAMES = [
  "system",
  "kind",
  "base",
  "sex",
  "named",
  "parents",
  "parent",
  "phrases",
  "modifiers",
  "uses",
  "holders",
  "first",
  "second",
  "other",
  "lengths",
  "marks",
  "conditionSystem",
  "incidence",
  "spread",
  "ages",
  "female",
  "course",
  "urgency",
  "danger",
  "shares",
  "findingsMembers",
  "findingsValues",
  "risksMembers",
  "risksValues",
  "againstMembers",
  "againstValues",
] as const;

/** Each column of the tables by its number: what was met in one foresees nothing in another. */
export const COLUMNS = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Record<
  (typeof NAMES)[number],
  number
>;
