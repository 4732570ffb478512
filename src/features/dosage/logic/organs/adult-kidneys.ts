import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { type Exact, decimal, exact } from "#/kernel/exact.ts";
import { type Kg, quantity } from "#/kernel/quantity.ts";
import {
  adjustedWeight,
  bodyMassIndex,
  idealWeight,
  isIdealEstimated,
} from "../calculators/body.ts";
import { type Sex, ckdEpi2021 } from "../calculators/kidney.ts";
import type { KidneyEstimate } from "./kidney-estimate.ts";
import type { Question } from "../patient/patient.ts";

const number = (value: number, places = 1): string => decimal(exact(value), places);

function rounded(value: number): Exact {
  return exact(value.toFixed(1));
}

/** The weights that a clearance may go by, the used one first: the adjusted weight over 120 % of the ideal one. */
function weightsOf(
  { weightKg, heightCm }: Question,
  sex: Sex,
): { kg: Kg; name: string; why: string }[] {
  const actual = { kg: quantity<"kg">(weightKg), name: "actual", why: "" };
  if (heightCm === undefined) return [actual];
  const ideal = idealWeight(quantity(heightCm), sex);
  if (actual.kg <= ideal * 1.2) return [actual];
  const estimated = isIdealEstimated(quantity(heightCm)) ? ", an estimate under 152.4 cm" : "";
  const why = `, because ${number(actual.kg)} kg is over 120 % of the ideal ${number(ideal)} kg${estimated}`;
  return [
    { kg: adjustedWeight(actual.kg, ideal), name: "adjusted", why },
    actual,
    { kg: ideal, name: "ideal", why: "" },
  ];
}

const OBESE = 30;

/** Creatinine clearance of an adult, with what another fair choice of sex or weight would make of it. */
export function adultClearance(
  question: Question,
  age: number,
  creatinine: number,
): KidneyEstimate {
  const clearance = (kg: Kg, sex: Sex) =>
    cockcroftGault(quantity(age), kg, quantity(creatinine), sex);
  const sex = question.sex ?? "female";
  const [used, ...rest] = weightsOf(question, sex).map((each) => ({
    ...each,
    value: clearance(each.kg, sex),
  }));
  const { kg, name, why, value } = used ?? {
    kg: quantity<"kg">(question.weightKg),
    name: "actual",
    why: "",
    value: 0,
  };
  const factor = sex === "female" ? " x 0.85" : "";
  const line = `CrCl (Cockcroft-Gault, ${name} weight ${number(kg)} kg${why}): (140 - ${number(age)}) x ${number(kg)} / (72 x ${number(creatinine, 2)})${factor} = ${number(value)} mL/min`;
  const [forMan] = weightsOf(question, "male");
  const man =
    question.sex === undefined && forMan
      ? [
          {
            value: rounded(clearance(forMan.kg, "male")),
            why: "for a man (sex not given; the lower estimate, for a woman, is used)",
          },
        ]
      : [];
  const { heightCm, weightKg } = question;
  const obese =
    heightCm !== undefined && bodyMassIndex(quantity(heightCm), quantity(weightKg)) > OBESE;
  const unsure =
    obese && rest.length > 0
      ? `CrCl is unsure at this body mass index: ${number(value)} mL/min by the ${name} weight, which is used, ${rest.map((each) => `${number(each.value)} by the ${each.name}`).join(", ")} weight.`
      : undefined;
  return {
    measure: "CrCl",
    value: rounded(value),
    unsure,
    lines: [line],
    missing: [],
    others: [
      ...man,
      ...rest.map((each) => ({ value: rounded(each.value), why: `by the ${each.name} weight` })),
    ],
  };
}

/** eGFR of an adult by CKD-EPI 2021, the lower one where the sex is not given. */
export function adultFiltration(
  question: Question,
  age: number,
  creatinine: number,
): KidneyEstimate {
  const sexes: Sex[] = question.sex === undefined ? ["female", "male"] : [question.sex];
  const [used = 0, other] = sexes
    .map((sex) => ckdEpi2021(quantity(age), quantity(creatinine), sex))
    .toSorted((a, b) => a - b);
  return {
    measure: "eGFR",
    value: rounded(used),
    lines: [
      `eGFR (CKD-EPI 2021) at ${number(age)} years and ${number(creatinine, 2)} mg/dL = ${number(used)} mL/min/1.73 m2`,
    ],
    missing: [],
    others:
      other === undefined
        ? []
        : [{ value: rounded(other), why: "for a man (sex not given; the lower estimate is used)" }],
  };
}
