import { expect, test } from "vitest";
import { toNumber } from "#/kernel/exact.ts";
import { calculate } from "../calculate.ts";
import { FORMULARY } from "../choosing/formulary.ts";
import { inUnit } from "../record/measure.ts";
import { DAYS_IN_YEAR } from "../patient/patient.ts";
import { patientTypeAt } from "../patient/patient-type.testing.ts";
import { LABEL_CASES, type LabelCase } from "../../data/label-cases.testing.ts";

function ask([medication, indication, route, patient]: LabelCase) {
  const years = patient.years ?? (patient.days ?? 0) / DAYS_IN_YEAR;
  const { kg, weeks, clearance, creatinine, dialysis, hepatic, sex, pregnant } = patient;
  return calculate(
    {
      patientType: patientTypeAt(years),
      ageYears: years,
      weightKg: kg,
      medication,
      indication,
      route,
      dialysis,
      hepatic,
      sex,
      pregnant,
      gestationalWeeks: weeks,
      creatinineClearance: clearance,
      serumCreatinine: creatinine,
    },
    FORMULARY,
  );
}

const withheld = LABEL_CASES.filter((each) => typeof each[4] === "string");
const given = LABEL_CASES.flatMap((each) =>
  typeof each[4] === "string" ? [] : [{ name: each.slice(0, 3).join(", "), each, range: each[4] }],
);

test.each(withheld)("%s for %s, %s, %o: nothing is to be given", (...each) => {
  expect(ask(each).status).toBe(each[4]);
});

test.each(given)("$name, $each.3: within the label's range", ({ each, range }) => {
  const answer = ask(each);
  if (answer.status !== "dose") throw new TypeError(`${answer.status}: ${answer.warnings[0]}`);
  const [least, most, unit, perDay] = range;
  const [low, high] = [answer.low, answer.high].map((amount) => inUnit(amount, unit));
  // Whole tablets and the marks of a syringe may take up to a tenth away, and never add.
  expect(toNumber(low?.value ?? answer.low.value)).toBeGreaterThanOrEqual(least * 0.9 - 1e-9);
  expect(toNumber(high?.value ?? answer.high.value)).toBeLessThanOrEqual(most * 1.0001);
  expect(answer.perDay).toBe(perDay ?? answer.perDay);
});
