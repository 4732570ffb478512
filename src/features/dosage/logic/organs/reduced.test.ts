import { expect, test } from "vitest";
import { compare, exact, product } from "#/kernel/exact.ts";
import type { DoseAnswer } from "../answer.ts";
import { holds, readBand } from "../choosing/band.ts";
import { calculate } from "../calculate.ts";
import { routesOf } from "../choosing/find.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { type Amount, inUnit, times } from "../record/measure.ts";
import { readInterval } from "../record/notation.ts";
import { DAYS_IN_YEAR, type Question } from "../patient/patient.ts";
import { patientTypeAt } from "../patient/patient-type.testing.ts";
import { regionOf } from "../choosing/choose.ts";
import type { DosingRule } from "../record/record.ts";
import { medianWeight } from "../patient/plausible.ts";

/** Every rule with a renal table, and a patient whom it is for. */
const tabled = FORMULARY.filter(isCalculated).flatMap((medication) =>
  medication.regimens.flatMap((regimen) =>
    regimen.rules
      .filter((rule) => "dose" in rule && rule.renal !== undefined && rule.renal.length > 0)
      .map((rule) => {
        const { age, weight, gestation } = regionOf(rule, regimen);
        const days = Math.max(Number(age.from?.at.n ?? 0) / Number(age.from?.at.d ?? 1) + 1, 1);
        const years = days / DAYS_IN_YEAR;
        const least = Number(weight.from?.at.n ?? 0) / Number(weight.from?.at.d ?? 1);
        const most = Number(weight.to?.at.n ?? 400) / Number(weight.to?.at.d ?? 1);
        const usual = medianWeight(Math.min(years, 18));
        const question: Question = {
          patientType: patientTypeAt(years),
          ageYears: years,
          weightKg: Math.min(Math.max(usual, least + 0.1), most - 0.05),
          heightCm: years < 18 ? 150 : 175,
          sex: "male",
          gestationalWeeks: gestation.from === undefined ? 40 : 38,
          hepatic: "none",
          medication: medication.id,
          indication: regimen.for,
          route: routesOf(regimen)[0],
          confirmed: true,
        };
        return { name: `${medication.id}, ${regimen.for}, ${rule.age ?? ""}`, rule, question };
      }),
  ),
);

/** Clearances next to every edge of the table, from good kidneys down. */
function clearances(rule: DosingRule): number[] {
  const edges = (rule.renal ?? []).flatMap(({ at }) => (at.match(/[\d.]+/g) ?? []).map(Number));
  const near = edges.flatMap((edge) => [edge - 0.1, edge + 0.1]);
  return [...new Set([120, ...near, 4].filter((value) => value > 0))].toSorted((a, b) => b - a);
}

/** What a day comes to, from the dose and the shortest interval. */
function dayOf({ high, everyHours }: DoseAnswer): Amount {
  return everyHours === 0 ? high : times(high, exact((24 / everyHours).toFixed(6)));
}

function isMore(a: Amount, b: Amount): boolean {
  const same = inUnit(b, a.unit);
  return same !== undefined && compare(a.value, product(same.value, exact("1.000001"))) > 0;
}

test("weaker kidneys never get more, of the day's dose or of its printed maximum", () => {
  const wrong = tabled.flatMap(({ name, rule, question }) => {
    let before: DoseAnswer | undefined;
    return clearances(rule).flatMap((creatinineClearance) => {
      const answer = calculate({ ...question, creatinineClearance }, FORMULARY);
      const previous = before;
      if (answer.status !== "dose") return [];
      before = answer;
      if (previous === undefined) return [];
      const lessRoom =
        previous.dayLimit !== undefined &&
        answer.everyHours <= 24 &&
        (answer.dayLimit === undefined || isMore(answer.dayLimit, previous.dayLimit));
      return [
        ...(isMore(dayOf(answer), dayOf(previous)) ? ["dose"] : []),
        ...(lessRoom ? ["maximum"] : []),
      ].map((what) => `${name} at ${creatinineClearance} mL/min: the ${what} rises`);
    });
  });
  expect(tabled.length).toBeGreaterThan(200);
  expect(wrong).toEqual([]);
});

test("a reduction without a maximum of its own allows no more in a day than its doses add up to", () => {
  const wrong = tabled.flatMap(({ name, rule, question }) =>
    (rule.renal ?? [])
      .filter(({ dose, dayMax, never }) => dose !== undefined && !dayMax && !never)
      .flatMap(({ at }) => {
        const inside = clearances(rule).find((value) => holds(readBand(at), exact(value)));
        const answer = calculate({ ...question, creatinineClearance: inside }, FORMULARY);
        if (answer.status !== "dose" || answer.dayLimit === undefined) return [];
        const step = rule.renal?.find((each) => each.at === at);
        const every = step?.every ?? ("dose" in rule ? rule.every : "24 h");
        const sum = times(answer.high, readInterval(every).most);
        // Whole tablets may be a tenth less than the reduced dose, whose own sum is the maximum.
        return isMore(answer.dayLimit, times(sum, exact("1.12"))) ? [`${name} at ${at}`] : [];
      }),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["risperidone", "Schizophrenia", 20, "0.5 mg", "every 12 hours"],
  ["cefadroxil", "Streptococcal pharyngitis", 30, "500 mg", "every 12 hours"],
  ["cimetidine", "Duodenal or gastric ulcer", 20, "300 mg", "every 12 hours"],
  ["zidovudine", "HIV-1 infection", 8, "100 mg", "every 6 to 8 hours"],
])(
  "%s for %s at %d mL/min: a smaller dose takes the interval that belongs to it",
  (medication, indication, creatinineClearance, dose, frequency) => {
    const patient = { patientType: "adult", ageYears: 45, weightKg: 70 } as const;
    const answer = calculate(
      { ...patient, medication, indication, creatinineClearance, hepatic: "none" },
      FORMULARY,
    );
    expect(answer.dose).toMatch(new RegExp(`^${dose}(?: |$)`));
    expect(answer.frequency).toBe(frequency);
  },
);
