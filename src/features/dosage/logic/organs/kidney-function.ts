import { decimal, exact } from "#/kernel/exact.ts";
import { quantity } from "#/kernel/quantity.ts";
import { adultClearance, adultFiltration } from "./adult-kidneys.ts";
import { bedsideSchwartz } from "../calculators/kidney.ts";
import { isHeavy } from "../patient/dosing-weight.ts";
import { type KidneyEstimate, type KidneyMeasure, kidneyUnit } from "./kidney-estimate.ts";
import type { Question } from "../patient/patient.ts";
import type { CalculatedMedication } from "../record/record.ts";

const number = (value: number, places = 1): string => decimal(exact(value), places);

const UNDER_A_YEAR =
  "Bedside Schwartz was made for 1 to 16 years: under 1 year the estimate is unsure. Go by the course of the creatinine, and by levels where there are any.";

/** What limits and tables are read at for a patient on dialysis: below every band that they begin with. */
const ON_DIALYSIS = exact(1);

function isChild({ ageYears: age, patientType }: Question): boolean {
  return age === undefined ? patientType === "pediatric" || patientType === "neonatal" : age < 18;
}

function childFiltration(
  question: Question,
  height: number,
  creatinine: number,
  measure: KidneyMeasure,
): KidneyEstimate {
  const { ageYears: age, patientType } = question;
  const value = bedsideSchwartz(quantity(height), quantity(creatinine));
  const line = `eGFR (bedside Schwartz): 0.413 x ${number(height)} / ${number(creatinine, 2)} = ${number(value)} mL/min/1.73 m2`;
  const infant = age === undefined ? patientType === "neonatal" : age < 1;
  return {
    measure,
    others: [],
    ...(infant && { unsure: UNDER_A_YEAR }),
    value: exact(value.toFixed(1)),
    lines: [measure === "CrCl" ? `${line}, used for the rule's CrCl` : line],
    missing: [],
  };
}

/** A value that was typed; of the other measure it is only the nearest thing, and that is said. */
function typed(value: number, own: KidneyMeasure, measure: KidneyMeasure): KidneyEstimate {
  const shown = `${own} ${number(value)} ${kidneyUnit(own)}`;
  const instead =
    own === measure
      ? undefined
      : `${shown} is used as the nearest thing to the ${measure} that this rule goes by: the two can differ, most of all in small, large or old people.`;
  return {
    measure,
    value: exact(value),
    unsure: instead,
    lines: [`${shown}, as given${instead === undefined ? "" : `, used for the rule's ${measure}`}`],
    missing: [],
    others: [],
  };
}

/**
 * Kidney function by the measure that the medication's rules ask for: what was typed of it goes before an estimate, and
 * an estimate before what was typed of the other measure. Children by bedside Schwartz.
 */
export function kidneyFunction(
  question: Question,
  { kidney, highAlert }: Pick<CalculatedMedication, "kidney" | "highAlert">,
): KidneyEstimate {
  const measure: KidneyMeasure = kidney ?? "CrCl";
  const { ageYears: age, heightCm: height, serumCreatinine: creatinine } = question;
  const none = { measure, value: undefined, lines: [], others: [] };
  const given = { CrCl: question.creatinineClearance, eGFR: question.eGFR };
  if (question.dialysis !== undefined) {
    const estimated = [creatinine, given.CrCl, given.eGFR].some((value) => value !== undefined);
    const line = `On dialysis${estimated ? ": an estimate of the clearance does not hold" : ""}`;
    return { ...none, value: ON_DIALYSIS, dialysis: question.dialysis, lines: [line], missing: [] };
  }
  const own = given[measure];
  if (own !== undefined) return typed(own, measure, measure);
  const instead: KidneyMeasure = measure === "CrCl" ? "eGFR" : "CrCl";
  const near = given[instead];
  if (creatinine === undefined) {
    if (near === undefined) return { ...none, missing: ["creatinine"] };
    // Where a mistake kills, a dose by creatinine clearance waits for the creatinine, as its label goes by it.
    const waits = highAlert === true && instead === "eGFR";
    return waits
      ? { ...none, missing: ["creatinine (the rule goes by creatinine clearance, not by eGFR)"] }
      : typed(near, instead, measure);
  }
  if (isChild(question)) {
    if (height === undefined) return { ...none, missing: ["height"] };
    return childFiltration(question, height, creatinine, measure);
  }
  if (age === undefined) return { ...none, missing: ["age"] };
  if (measure === "eGFR") return adultFiltration(question, age, creatinine);
  if (height === undefined && isHeavy(question)) return { ...none, missing: ["height"] };
  return adultClearance(question, age, creatinine);
}
