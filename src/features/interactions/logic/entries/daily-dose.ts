/** The dose a day that a line of a medication list states. */
import type { MedicationLine } from "#/features/substances/logic/medication-line.ts";
import { SINGLE_DOSE } from "#/features/substances/logic/frequency.ts";
import { strengthsIn } from "#/features/substances/logic/strength.ts";
import type { Part } from "./item.ts";

const IN_MG: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };

const UNIT = "(?:tabs?|tablets?|caps?|capsules?|pills?)(?!\\p{L})";
const NUMBER = "\\d+(?:\\.\\d+)?(?:/2)?|\u00bd|half|one|two|three|four";
const UNITS_TAKEN = new RegExp(
  `(?<![\\p{L}\\p{N}./])(?:${NUMBER})(?:\\s?(?:-|to)\\s?(?:${NUMBER}))?\\s?${UNIT}|${UNIT}\\s(?:${NUMBER})(?!\\s?(?:times|x|m?c?g))`,
  "iu",
);
const WORDS: Readonly<Record<string, number>> = {
  "1/2": 0.5,
  "\u00bd": 0.5,
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

/** "2 tabs", "tab 2", "1-2 tablets" (the most that may be taken), "1/2 tablet"; one where the line gives no number. */
function unitsTaken(text: string): number {
  const said = UNITS_TAKEN.exec(text)?.[0].toLowerCase() ?? "";
  const numbers = said.match(new RegExp(NUMBER, "giu")) ?? [];
  return Math.max(
    ...numbers.map((word) => WORDS[word] ?? Number(word)),
    numbers.length > 0 ? 0 : 1,
  );
}

/**
 * Milligrams a day, for one ingredient with one strength and a frequency; undefined where the line leaves any of them open.
 * "As needed" counts as what may be taken.
 */
export function dailyMgOf(line: MedicationLine): number | undefined {
  const { drug, strength, frequency } = line;
  const [amount, ...others] = strength?.amounts ?? [];
  const perUnit = amount && IN_MG[amount.unit];
  const single = drug.status === "resolved" && drug.ingredients.length === 1;
  if (!single || !amount || perUnit === undefined || frequency?.timesPerDay === undefined) return;
  if (others.length > 0 || strength?.per !== undefined || strengthsIn(line.text).length > 1) return;
  const daily = amount.value * perUnit * unitsTaken(line.text) * frequency.timesPerDay;
  return Number.isFinite(daily) ? daily : undefined;
}

/** What the line says of the dose, as the engine weighs it. */
export function doseOf(line: MedicationLine): Pick<Part, "dailyMg" | "singleDose"> {
  if (line.frequency?.text === SINGLE_DOSE) return { singleDose: true };
  return { dailyMg: dailyMgOf(line) };
}
