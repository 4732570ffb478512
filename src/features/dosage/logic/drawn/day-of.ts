/** A regimen as a day: at which hours, and how many tablets or capsules each time. */
import type { DoseAnswer } from "../answer.ts";

export type DayOfDoses = {
  /** Hours of the day from 0 to 23, an example of times that keep the interval. */
  readonly hours: readonly number[];
  readonly dose: string;
  /** What is taken each time, where it is tablets or capsules that can be drawn. */
  readonly pieces: { readonly kind: "tablet" | "capsule"; readonly count: number } | undefined;
};

const START = 8;
const MOST_PIECES = 6;
const PIECES = /\((\d+(?:\.5)?) (tablet|capsule)s? of [^();]+\)$/;

/** @returns undefined for what is given once, as an infusion, as needed many times or less often than daily. */
export function dayOfDoses({ dose, frequency, everyHours }: DoseAnswer): DayOfDoses | undefined {
  const perDay = 24 / everyHours;
  if (!Number.isInteger(perDay) || perDay < 1 || perDay > 8) return undefined;
  if (/ then |first/.test(dose)) return undefined;
  if (/as needed|continuous|one dose| (?:to|or) /.test(frequency)) return undefined;
  const start = perDay >= 3 ? START - 2 : START;
  const [, count, kind] = PIECES.exec(dose) ?? [];
  const drawn = Number(count) <= MOST_PIECES && (kind === "tablet" || kind === "capsule");
  return {
    dose: dose.replace(PIECES, "").trim(),
    hours: Array.from({ length: perDay }, (_, at) => (start + at * everyHours) % 24).toSorted(
      (a, b) => a - b,
    ),
    pieces: drawn ? { kind, count: Number(count) } : undefined,
  };
}
