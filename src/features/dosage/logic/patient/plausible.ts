import { decimal, exact } from "#/kernel/exact.ts";
import { ageText } from "./age-text.ts";
import { DAYS_IN_YEAR, type Question, TYPE_YEARS } from "./patient.ts";
import { kidneyDoubts } from "../organs/plausible-kidneys.ts";

/*
 * Median weights, girls and boys together and rounded, in kg by age in years: birth to 2 years from the WHO
 * Child Growth Standards (2006), 2 to 18 years from the CDC growth charts (2000).
 */
const MEDIAN: readonly (readonly [years: number, kg: number])[] = [
  [0, 3.3],
  [1 / 12, 4.3],
  [2 / 12, 5.3],
  [3 / 12, 6.1],
  [6 / 12, 7.6],
  [9 / 12, 8.6],
  [1, 9.3],
  [1.5, 10.6],
  [2, 12],
  [3, 14.2],
  [4, 16.2],
  [5, 18.3],
  [6, 20.6],
  [7, 23],
  [8, 25.6],
  [9, 28.8],
  [10, 32.5],
  [11, 36.7],
  [12, 41],
  [13, 45.6],
  [14, 50],
  [15, 54],
  [16, 58],
  [18, 63],
];

export const POUNDS_IN_KG = 1 / 0.45359237;

export function medianWeight(years: number): number {
  const next = MEDIAN.findIndex(([age]) => age > years);
  const [age, kg] = MEDIAN[next - 1] ?? MEDIAN.at(-1) ?? [0, 0];
  const [later, heavier] = MEDIAN[next] ?? [age, kg];
  return later === age ? kg : kg + ((heavier - kg) * (years - age)) / (later - age);
}

/** Coarse bounds of ours around the median, in kg: outside them a weight is asked back, not refused. */
export function weightBounds(years: number): { low: number; high: number } {
  if (years >= 18) return { low: 30, high: 250 };
  if (years < 1 / 12) return { low: 0.4, high: 6.5 };
  const median = medianWeight(years);
  const low = years < 0.5 ? 0.3 : years < 1 ? 0.4 : 0.5;
  return { low: median * low, high: median * 2 };
}

/** A weight in pounds that would itself be far too high is no explanation. */
const POUNDS_MARGIN = 1.5;

function weightDoubt(kg: number, years: number): string | undefined {
  const { low, high } = weightBounds(years);
  if (kg >= low && kg <= high) return undefined;
  const inPounds = kg / POUNDS_IN_KG;
  const hint =
    kg > high && inPounds >= low && inPounds <= high * POUNDS_MARGIN
      ? ` ${decimal(exact(kg))} lb would be ${decimal(exact(inPounds), 1)} kg: was the weight typed in pounds?`
      : "";
  return `A weight of ${decimal(exact(kg))} kg is unlikely at ${ageText(years)} (expected about ${decimal(exact(low), 1)} to ${decimal(exact(high), 0)} kg).${hint}`;
}

function heightDoubt(cm: number, kg: number, years: number | undefined): string | undefined {
  if (years !== undefined && years >= 18 && (cm < 120 || cm > 230)) {
    return `A height of ${decimal(exact(cm))} cm is unlikely in an adult.${cm < 96 ? " Was it typed in inches?" : ""}`;
  }
  const index = kg / (cm / 100) ** 2;
  return index < 8 || index > 90
    ? `A height of ${decimal(exact(cm))} cm and a weight of ${decimal(exact(kg))} kg do not go together.`
    : undefined;
}

/*
 * Median weights by weeks of gestation, boys and girls together and rounded, from the Fenton growth chart for preterm
 * infants (Fenton TR, Kim JH. BMC Pediatr 2013; 13: 59).
 */
const MEDIAN_AT_BIRTH: readonly (readonly [weeks: number, kg: number])[] = [
  [22, 0.5],
  [24, 0.65],
  [26, 0.85],
  [28, 1.1],
  [30, 1.4],
  [32, 1.8],
  [34, 2.2],
  [36, 2.7],
  [38, 3.1],
  [40, 3.5],
];

/** A weight that no infant of that gestation has in its first weeks: coarse bounds of ours, half and twice the median. */
function prematureDoubt({
  gestationalWeeks: born,
  ageYears = 0,
  weightKg: kg,
}: Question): string | undefined {
  const weeks = (ageYears * DAYS_IN_YEAR) / 7;
  if (born === undefined || weeks > 8) return undefined;
  const median = MEDIAN_AT_BIRTH.findLast(([at]) => at <= Math.max(born + weeks, 22))?.[1] ?? 0.5;
  const atBirth = MEDIAN_AT_BIRTH.findLast(([at]) => at <= Math.max(born, 22))?.[1] ?? 0.5;
  return kg > median * 2 || kg < atBirth / 2
    ? `A weight of ${decimal(exact(kg))} kg is unlikely for an infant born at ${decimal(exact(born))} weeks (expected about ${decimal(exact(atBirth / 2), 1)} to ${decimal(exact(median * 2), 1)} kg).`
    : undefined;
}

/** Ages at which a pregnancy is not asked back: those at which the calculator warns of one. */
const MAY_BE_PREGNANT = { from: 10, to: 56 };

function pregnancyDoubts({ pregnant, sex, ageYears, patientType }: Question): string[] {
  if (pregnant !== true) return [];
  const { from, to } = MAY_BE_PREGNANT;
  const years =
    ageYears === undefined
      ? patientType === "geriatric" || patientType === "neonatal"
      : ageYears < from || ageYears >= to;
  return [
    ...(sex === "male" ? ['A pregnancy and the sex "male" do not go together.'] : []),
    ...(years
      ? [
          ageYears === undefined
            ? `A pregnancy and the patient type "${patientType}" do not go together.`
            : `A pregnancy is unlikely at ${ageText(ageYears)}.`,
        ]
      : []),
  ];
}

/** Doubts about the question, in words for the person who typed it; empty when nothing is unlikely. */
export function doubts(question: Question): string[] {
  const { patientType: type, weightKg: kg, ageYears: years } = question;
  const found: (string | undefined)[] = [];
  const range = TYPE_YEARS[type];
  if (years !== undefined) {
    const tooYoung = { adult: 12, geriatric: 60, pediatric: 0, neonatal: 0 }[type];
    const tooOld = { adult: 120, geriatric: 120, pediatric: 21, neonatal: 1 }[type];
    if (years < tooYoung || years > tooOld) {
      found.push(
        `Patient type "${type}" and an age of ${decimal(exact(years), 2)} years do not go together.`,
      );
    }
    found.push(weightDoubt(kg, years));
  } else {
    const low = Math.min(weightBounds(range.from).low, weightBounds(range.to).low);
    const high = weightBounds(Math.min(range.to, 17.99)).high;
    const top = range.to > 18 ? weightBounds(range.to).high : type === "neonatal" ? 6.5 : high;
    if (kg < low || kg > top) {
      found.push(`A weight of ${decimal(exact(kg))} kg is unlikely for patient type "${type}".`);
    }
  }
  if (question.heightCm !== undefined) found.push(heightDoubt(question.heightCm, kg, years));
  if (question.serumCreatinine !== undefined && question.serumCreatinine > 20) {
    found.push(
      `A creatinine of ${decimal(exact(question.serumCreatinine))} mg/dL is unlikely. Was it typed in micromol/L (88.4 micromol/L are 1 mg/dL)?`,
    );
  }
  found.push(...kidneyDoubts(question), ...pregnancyDoubts(question), prematureDoubt(question));
  if (
    question.gestationalWeeks !== undefined &&
    years !== undefined &&
    years * DAYS_IN_YEAR > 400
  ) {
    found.push("Weeks of gestation matter only in the first year of life.");
  }
  return found.filter((doubt) => doubt !== undefined);
}
