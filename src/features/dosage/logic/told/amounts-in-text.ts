import { exact, product } from "#/kernel/exact.ts";
import { type Amount, inUnit, isOver, times } from "../record/measure.ts";
import { DOSE_UNITS, type DoseUnit } from "../record/units.ts";

/** What an amount by weight or surface in a sentence comes to for a patient; undefined where the size is not known. */
export type Sizes = { readonly kg: number; readonly m2: number | undefined };

const UNITS: ReadonlyMap<string, DoseUnit> = new Map([
  ...DOSE_UNITS.map((unit): [string, DoseUnit] => [unit, unit]),
  ...DOSE_UNITS.map((unit): [string, DoseUnit] => [unit.replace(/(ch)?e?s$/, "$1"), unit]),
]);
const UNIT = [...UNITS.keys()].toSorted((a, b) => b.length - a.length).join("|");
const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
/** One number or several before their unit, what it is counted by, and how often it is given. */
const AMOUNTS = new RegExp(
  String.raw`(?<![\d.,/-])((?:${NUMBER}(?:\s*(?:to|or|and|,|-)\s*)+)*${NUMBER}) ?(${UNIT})(?![A-Za-z])(/kg|/m2)?`,
  "g",
);
/** "5 mg/mL", "4 mEq/L", "9 mg per dL": how strong something is, not how much is given. "10 mL/min": a clearance. */
const NO_DOSE = /^ ?(?:\/|per )(?:[\d.]+ ?)?(?:mL|dL|L)\b/;
const OFTEN =
  /^(?:\/dose)?,? (?:every (\d+)(?: to \d+)? hours|(once|twice|three times|four times|five times|six times) (?:a day|daily))/;
const TIMES: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  "three times": 3,
  "four times": 4,
  "five times": 5,
  "six times": 6,
};

function dosesADay(rest: string): number {
  const [, hours, word] = OFTEN.exec(rest) ?? [];
  if (hours !== undefined) return Math.max(1, Math.floor(24 / Number(hours)));
  return word === undefined ? 1 : (TIMES[word] ?? 1);
}

/** Every amount of a drug that a sentence names, each over a day where the sentence says how often. */
export function amountsIn(sentence: string, sizes: Sizes): Amount[] {
  return [...sentence.matchAll(AMOUNTS)].flatMap((found) => {
    const [whole, numbers = "", name = "", per] = found;
    const rest = sentence.slice(found.index + whole.length);
    const unit = UNITS.get(name);
    const size = per === undefined ? 1 : per === "/kg" ? sizes.kg : sizes.m2;
    if (
      unit === undefined ||
      size === undefined ||
      NO_DOSE.test(rest) ||
      (unit === "mL" && rest.startsWith("/min"))
    )
      return [];
    const factor = product(exact(size), exact(dosesADay(rest)));
    return [...numbers.matchAll(new RegExp(NUMBER, "g"))].map(([number]) =>
      times({ value: exact(number.replaceAll(",", "").replace(/^(\d+)\.$/, "$1")), unit }, factor),
    );
  });
}

/** Sentences of a text, each with its stop. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["')]?) +(?=[A-Z0-9"'(])/);
}

/** Whether a sentence names a dose in the unit of this one. */
export function namesDose(sentence: string, unit: DoseUnit, sizes: Sizes): boolean {
  return amountsIn(sentence, sizes).some((amount) => inUnit(amount, unit) !== undefined);
}

/** Texts without the sentences that name more than `most`, which would contradict the answer beside them. */
export function withinMaximum(
  texts: readonly string[],
  most: Amount,
  sizes: Sizes,
): readonly string[] {
  return texts.flatMap((text) => {
    const left = sentencesOf(text).filter(
      (sentence) => !amountsIn(sentence, sizes).some((amount) => isOver(amount, most)),
    );
    return left.length === 0 ? [] : [left.join(" ")];
  });
}
