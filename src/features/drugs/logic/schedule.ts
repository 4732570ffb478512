/** Schedules of the Controlled Substances Act, as labels write them. */
export const SCHEDULES = ["CI", "CII", "CIII", "CIV", "CV"] as const;

export type Schedule = (typeof SCHEDULES)[number];

const CODES: Readonly<Record<string, Schedule>> = {
  C48672: "CI",
  C48675: "CII",
  C48676: "CIII",
  C48677: "CIV",
  C48679: "CV",
};

/** Reads a directory's field: "CII", "C-II", "2", or the SPL code "C48675". */
export function scheduleOf(text: string): Schedule | undefined {
  const plain = text.trim().toUpperCase();
  const coded = CODES[plain];
  if (coded !== undefined) return coded;
  const bare = plain.replace(/^(DEA\s+)?SCHEDULE\s+/, "").replace(/[-\s]/g, "");
  return SCHEDULES.find((schedule) => bare === schedule || bare === schedule.slice(1));
}

const STATED = /\bSchedule\s+(II|III|IV|V)\b(?!\s*(?:or|and|to|through)\b)/g;

/**
 * Reads a label's own words: "X is a Schedule IV controlled substance". Only where it names one schedule,
 * and does not deny it: "is not a scheduled drug".
 */
export function scheduleInText(text: string): Schedule | undefined {
  const named = new Set([...text.matchAll(STATED)].map((found) => found[1]));
  const [only] = named;
  if (named.size !== 1 || only === undefined) return undefined;
  return scheduleOf(only);
}
