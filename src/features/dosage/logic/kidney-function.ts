import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { type Exact, decimal, exact } from "#/kernel/exact.ts";
import { type Kg, quantity } from "#/kernel/quantity.ts";
import { adjustedWeight, idealWeight } from "./calculators/body.ts";
import { type Sex, bedsideSchwartz, ckdEpi2021 } from "./calculators/kidney.ts";
import type { Dialysis, Question } from "./patient.ts";

/** What is known of the kidneys, how it was reckoned, and what is missing to reckon it. */
export type KidneyEstimate = {
  readonly measure: "CrCl" | "eGFR";
  readonly value: Exact | undefined;
  /** The value only stands for the weakest kidneys: no estimate holds on dialysis. */
  readonly dialysis?: Dialysis;
  /** Why the estimate is less sure than its formula promises. */
  readonly unsure?: string;
  readonly lines: readonly string[];
  readonly missing: readonly string[];
  /** Values that another fair choice (weight, sex) would give, each with its reason. */
  readonly others: readonly { readonly value: Exact; readonly why: string }[];
};

const number = (value: number, places = 1): string => decimal(exact(value), places);

function rounded(value: number): Exact {
  return exact(value.toFixed(1));
}

function cockcroftGaultWeight(
  question: Question,
  sex: Sex,
): { weight: Kg; text: string; actual: boolean } {
  const actual = quantity<"kg">(question.weightKg);
  const ideal =
    question.heightCm === undefined ? undefined : idealWeight(quantity(question.heightCm), sex);
  if (ideal === undefined || actual <= ideal * 1.2) {
    return { weight: actual, text: `actual weight ${number(actual)} kg`, actual: true };
  }
  const adjusted = adjustedWeight(actual, ideal);
  return {
    weight: adjusted,
    text: `adjusted weight ${number(adjusted)} kg, because ${number(actual)} kg is over 120 % of the ideal ${number(ideal)} kg`,
    actual: false,
  };
}

function adultClearance(question: Question, age: number, creatinine: number): KidneyEstimate {
  const forSex = (sex: Sex) => {
    const { weight, text, actual } = cockcroftGaultWeight(question, sex);
    const value = cockcroftGault(quantity(age), weight, quantity(creatinine), sex);
    const factor = sex === "female" ? " x 0.85" : "";
    const line = `CrCl (Cockcroft-Gault, ${text}): (140 - ${number(age)}) x ${number(weight)} / (72 x ${number(creatinine, 2)})${factor} = ${number(value)} mL/min`;
    return { value, line, actual };
  };
  const sex = question.sex ?? "female";
  const used = forSex(sex);
  const others: { value: Exact; why: string }[] = [];
  if (question.sex === undefined) {
    others.push({
      value: rounded(forSex("male").value),
      why: "for a man (sex not given; the lower estimate, for a woman, is used)",
    });
  }
  if (!used.actual) {
    const actual = cockcroftGault(
      quantity(age),
      quantity(question.weightKg),
      quantity(creatinine),
      sex,
    );
    others.push({ value: rounded(actual), why: "by the actual weight" });
  }
  return { measure: "CrCl", value: rounded(used.value), lines: [used.line], missing: [], others };
}

function adultFiltration(question: Question, age: number, creatinine: number): KidneyEstimate {
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

const UNDER_A_YEAR =
  "Bedside Schwartz was made for 1 to 16 years: under 1 year the estimate is unsure. Go by the course of the creatinine, and by levels where there are any.";

/** What limits and tables are read at for a patient on dialysis: below every band that they begin with. */
const ON_DIALYSIS = exact(1);

/** Kidney function by the measure that the medication's rules ask for; children by bedside Schwartz. */
export function kidneyFunction(question: Question, measure: "CrCl" | "eGFR"): KidneyEstimate {
  const {
    ageYears: age,
    heightCm: height,
    serumCreatinine: creatinine,
    creatinineClearance: given,
  } = question;
  const none = { measure, value: undefined, lines: [], others: [] };
  if (question.dialysis !== undefined) {
    const estimated = creatinine !== undefined || given !== undefined;
    const line = `On dialysis: the rule for the weakest kidneys is read${estimated ? "; an estimate of the clearance does not hold" : ""}`;
    return { ...none, value: ON_DIALYSIS, dialysis: question.dialysis, lines: [line], missing: [] };
  }
  if (given !== undefined) {
    const value = exact(given);
    return { ...none, value, lines: [`${measure} given: ${decimal(value)} mL/min`], missing: [] };
  }
  if (creatinine === undefined) return { ...none, missing: ["creatinine"] };
  const child =
    age === undefined
      ? question.patientType === "pediatric" || question.patientType === "neonatal"
      : age < 18;
  if (child) {
    if (height === undefined) return { ...none, missing: ["height"] };
    const value = bedsideSchwartz(quantity(height), quantity(creatinine));
    const line = `eGFR (bedside Schwartz): 0.413 x ${number(height)} / ${number(creatinine, 2)} = ${number(value)} mL/min/1.73 m2`;
    const infant = age === undefined ? question.patientType === "neonatal" : age < 1;
    return {
      ...none,
      ...(infant && { unsure: UNDER_A_YEAR }),
      value: rounded(value),
      lines: [measure === "CrCl" ? `${line}, used for the rule's CrCl` : line],
      missing: [],
    };
  }
  if (age === undefined) return { ...none, missing: ["age"] };
  return measure === "CrCl"
    ? adultClearance(question, age, creatinine)
    : adultFiltration(question, age, creatinine);
}
