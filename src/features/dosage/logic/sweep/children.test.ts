import { expect, test } from "vitest";
import { toNumber } from "#/kernel/exact.ts";
import { calculate } from "../calculate.ts";
import { candidates, regionOf } from "../choosing/choose.ts";
import { routesOf } from "../choosing/find.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { listOf } from "../record/list-of.ts";
import { readDose, readInterval } from "../record/notation.ts";
import { patientTypeAt } from "../patient/patient-type.testing.ts";
import { DAYS_IN_YEAR, type Question } from "../patient/patient.ts";
import { medianWeight } from "../patient/plausible.ts";
import type { CalculatedMedication, DosingRule, Interval, Regimen } from "../record/record.ts";
import { situationOf } from "../patient/situation.ts";
import { amountsSeen } from "./amounts.testing.ts";

type Given = Extract<DosingRule, { dose: string }>;
type Case = {
  readonly medication: CalculatedMedication;
  readonly regimen: Regimen;
  readonly rule: Given;
  readonly question: Question;
};

const AGES = [0.01, 0.1, 0.3, 0.6, 1, 2, 3, 4.5, 6, 8, 10, 12.5, 15, 17.5];
/** Small, usual and heavy for the age. */
const SIZES = [0.8, 1, 1.3];
/** Of the square meter of a child, by Mosteller, at a height that is usual for the weight. */
const heightAt = (kg: number): number => Math.min(175, 45 + 28 * Math.log(kg));

const isBySize = (rule: DosingRule): rule is Given =>
  "dose" in rule && readDose(rule.dose).per !== undefined && rule.every !== "continuous";

function casesOf(medication: CalculatedMedication, regimen: Regimen, rule: Given): Case[] {
  const { age, weight } = regionOf(rule, regimen);
  const [from, to] = [age.from, age.to].map((cut) => cut && toNumber(cut.at) / DAYS_IN_YEAR);
  const inAge = AGES.filter((years) => years >= (from ?? 0) && years < (to ?? 200));
  return inAge.flatMap((ageYears) =>
    SIZES.flatMap((size): Case[] => {
      const weightKg = Math.round(medianWeight(ageYears) * size * 10) / 10;
      const [least, most] = [weight.from, weight.to].map((cut) => cut && toNumber(cut.at));
      if (weightKg <= (least ?? 0) || weightKg >= (most ?? 400)) return [];
      const question: Question = {
        patientType: patientTypeAt(ageYears),
        ageYears,
        weightKg,
        heightCm: heightAt(weightKg),
        gestationalWeeks: 40,
        sex: "female",
        medication: medication.id,
        indication: regimen.for,
        route: routesOf(regimen)[0],
        confirmed: true,
      };
      const fitting = candidates(regimen, situationOf(question));
      return fitting.length === 1 && fitting[0] === rule
        ? [{ medication, regimen, rule, question }]
        : [];
    }),
  );
}

const CASES = FORMULARY.filter(isCalculated).flatMap((medication) =>
  medication.regimens.flatMap((regimen) =>
    regimen.rules.filter(isBySize).flatMap((rule) => casesOf(medication, regimen, rule)),
  ),
);

/** What a text of the record comes to for a size in a day, by plain floating point. */
function inDay(text: Given["dose"], every: Interval | undefined, { weightKg, heightCm }: Question) {
  const { high, per, pace } = readDose(text);
  const surface = Math.sqrt((weightKg * (heightCm ?? 0)) / 3600);
  const size = per === "kg" ? weightKg : per === "m2" ? surface : 1;
  const often = every === undefined || pace === "day" ? 1 : toNumber(readInterval(every).most);
  return toNumber(high) * size * often;
}

/** The most that the record lets a child of this size have in a day: by its doses, or by a maximum for the size. */
function binding({ rule, question }: Case): number {
  const bySize = listOf(rule.dayMax).filter((limit) => readDose(limit).per !== undefined);
  const doses = [
    inDay(rule.dose, rule.every, question),
    ...(rule.alternatives ?? []).map(({ dose, every }) => inDay(dose, every, question)),
  ];
  const { raise = [], usual } = rule;
  const steps = [...raise.map(({ to }) => to), ...(usual === undefined ? [] : [usual])].map((to) =>
    to === undefined ? Infinity : inDay(to, rule.every, question),
  );
  const limits = bySize.map((limit) => inDay(limit, undefined, question));
  return Math.max(...doses, ...steps, ...limits);
}

/** Pieces and milliliters that can be measured out, and four figures. */
const ROUNDING = 1.12;

test("the maximum beside a child's dose by weight binds that child", () => {
  const told = CASES.flatMap((each) => {
    const answer = calculate(each.question, FORMULARY);
    if (answer.status !== "dose" || /at most/.test(answer.maxDaily)) return [];
    const unit = readDose(each.rule.dose).unit;
    const seen = amountsSeen(answer.maxDaily.split(", after")[0] ?? "");
    const [one] = amountsSeen(`1 ${unit}`);
    const [shown] = seen;
    return shown === undefined || one?.kind !== shown.kind
      ? []
      : [{ ...each, answer, shown: shown.amount / one.amount }];
  });
  expect(told.length).toBeGreaterThan(3000);
  const over = told.filter((each) => each.shown > binding(each) * ROUNDING);
  expect(
    over.map(
      ({ medication, regimen, question, answer }) =>
        `${medication.id}, ${regimen.for}, ${question.ageYears} y, ${question.weightKg} kg: ${answer.dose}, ${answer.frequency}, "${answer.maxDaily}"`,
    ),
  ).toEqual([]);
});

test.each([
  ["cefazolin", "Severe, life-threatening infection", 0.1, 4.5, "450 mg in 24 hours"],
  ["cephalexin", "Otitis media", 3, 14, "1,400 mg in 24 hours"],
  ["acetaminophen", "Pain or fever", 3, 14, "1,050 mg in 24 hours (75 mg/kg a day)"],
  ["amoxicillin", "Acute otitis media", 3, 14, "1,260 mg in 24 hours"],
] as const)(
  "%s for %s at %s years and %s kg: %s",
  (medication, indication, ageYears, weightKg, most) => {
    const question = {
      medication,
      indication,
      ageYears,
      weightKg,
      patientType: "pediatric",
    } as const;
    const answer = calculate({ ...question, sex: "male" }, FORMULARY);
    expect(answer.maxDaily).toBe(most);
  },
);

test("a child who is big enough has the maximum of anybody", () => {
  const question = { medication: "cefazolin", indication: "Severe, life-threatening infection" };
  const child = { ...question, patientType: "pediatric", ageYears: 16, sex: "male" } as const;
  expect(calculate({ ...child, weightKg: 75 }, FORMULARY).maxDaily).toBe("6,000 mg in 24 hours");
});
