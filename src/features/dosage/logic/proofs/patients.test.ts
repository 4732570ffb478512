import { expect, test } from "vitest";
import { toNumber } from "#/kernel/exact.ts";
import { PATIENTS, type Patient, type Right } from "../../data/patients.testing.ts";
import type { Answer, DoseAnswer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import { inUnit } from "../record/measure.ts";
import { DAYS_IN_YEAR } from "../patient/patient.ts";
import { patientTypeAt } from "../patient/patient-type.testing.ts";

function ask(medication: string, indication: string, route: string, patient: Patient) {
  const years = patient.y ?? (patient.days ?? 0) / DAYS_IN_YEAR;
  const { kg, cm, sex, weeks, crcl, egfr, scr, dialysis, hepatic, pregnant } = patient;
  return calculate(
    {
      patientType: patientTypeAt(years),
      ageYears: years,
      weightKg: kg,
      heightCm: cm,
      medication,
      indication,
      route,
      sex,
      gestationalWeeks: weeks,
      creatinineClearance: crcl,
      eGFR: egfr,
      serumCreatinine: scr,
      dialysis,
      hepatic,
      pregnant,
    },
    FORMULARY,
  );
}

/** What the answer has otherwise than the label. */
function differences(answer: Answer, right: Right): string[] {
  const { status, dose, frequency, maxDaily, warnings, notes, derivation } = answer;
  const said = [dose, frequency, maxDaily, ...warnings, ...notes, ...derivation].join(" | ");
  const expected = right.status ?? "dose";
  return [
    ...(status === expected ? [] : [`${status}, not ${expected}: ${warnings[0]}`]),
    ...(answer.status === "dose" ? amounts(answer, right) : []),
    ...(right.max === undefined || right.max.test(maxDaily) ? [] : [`at most ${maxDaily}`]),
    ...(right.says === undefined || right.says.test(said) ? [] : [`does not say ${right.says}`]),
    ...(right.never?.test(said) === true ? [`says ${right.never}`] : []),
  ];
}

function amounts({ low, high, perDay }: DoseAnswer, { dose }: Right): string[] {
  if (dose === undefined) return [];
  const [least, most, unit, times = perDay] = dose;
  const [from = Number.NaN, to = Number.NaN] = [low, high].map((end) => {
    const same = inUnit(end, unit);
    return same === undefined ? Number.NaN : toNumber(same.value);
  });
  // Whole pieces and the marks of a syringe may take up to a tenth away, and never add.
  const within =
    from >= least * 0.9 - 1e-9 && from <= to && to <= most * 1.0001 && to >= most * 0.9 - 1e-9;
  return [
    ...(within ? [] : [`${from} to ${to} ${unit}, not ${least} to ${most}`]),
    ...(perDay === times ? [] : [`${perDay} doses a day, not ${times}`]),
  ];
}

test.each(PATIENTS)("%s for %s, %s, %o", (medication, use, route, patient, right) => {
  expect(differences(ask(medication, use, route, patient), right)).toEqual([]);
});
