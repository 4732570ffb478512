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
