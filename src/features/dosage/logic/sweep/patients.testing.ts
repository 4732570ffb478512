import { toNumber } from "#/kernel/exact.ts";
import type { Answer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { regionOf } from "../choosing/choose.ts";
import { routesOf } from "../choosing/find.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { patientTypeAt } from "../patient/patient-type.testing.ts";
import { DAYS_IN_YEAR, type Question } from "../patient/patient.ts";
import { medianWeight } from "../patient/plausible.ts";
import type { CalculatedMedication, DosingRule, Regimen } from "../record/record.ts";

/** What is known of kidneys and liver. */
export const STATES = {
  healthy: { creatinineClearance: 100, hepatic: "none" },
  weaker: { creatinineClearance: 39, hepatic: "none" },
  weak: { creatinineClearance: 10, hepatic: "none" },
  hemodialysis: { dialysis: "hemodialysis", hepatic: "none" },
  liver: { creatinineClearance: 100, hepatic: "severe" },
  estimated: { serumCreatinine: 1.3, hepatic: "none" },
} as const satisfies Record<string, Partial<Question>>;
export type State = keyof typeof STATES;
const STATE_NAMES: readonly State[] = [
  "healthy",
  "weaker",
  "weak",
  "hemodialysis",
  "liver",
  "estimated",
];

/** On both sides of 60 inches, where the formula of the ideal weight begins. */
export const HEIGHTS = [150, 153] as const;

export type Asked = {
  readonly medication: CalculatedMedication;
  readonly regimen: Regimen;
  readonly rule: DosingRule;
  readonly question: Question;
};
export type Swept = Asked & {
  readonly name: string;
  readonly state: State;
  readonly height: number;
  readonly answer: Answer;
};

const days = (cut: { at: { n: bigint; d: bigint } } | undefined): number | undefined =>
  cut === undefined ? undefined : toNumber(cut.at);

/** Every regimen of the formulary with a heavy patient of its age, for whom one of its rules is. */
export function everyRegimen(): Asked[] {
  return FORMULARY.filter(isCalculated).flatMap((medication) =>
    medication.regimens.map((regimen) => {
      const rule = regimen.rules.findLast((each) => "dose" in each) ?? regimen.rules[0];
      if (rule === undefined) throw new RangeError(`a regimen without a rule: ${regimen.for}`);
      const { age, weight, gestation } = regionOf(rule, regimen);
      const [from, to] = [days(age.from) ?? 0, days(age.to) ?? 70 * DAYS_IN_YEAR];
      const years =
        Math.min(
          Math.max(from + 1, (from + Math.min(to, 70 * DAYS_IN_YEAR)) / 2),
          Math.max(to - 1, from),
        ) / DAYS_IN_YEAR;
      const usual = years < 18 ? medianWeight(years) : 82;
      const [least, most] = [days(weight.from) ?? 0, days(weight.to) ?? 400];
      return {
        medication,
        regimen,
        rule,
        question: {
          patientType: patientTypeAt(years),
          ageYears: years,
          weightKg: Math.min(Math.max(usual, least + 0.1), most - 0.05),
          sex: "female",
          gestationalWeeks: gestation.from === undefined ? undefined : days(gestation.from),
          medication: medication.id,
          indication: regimen.for,
          route: routesOf(regimen)[0],
          confirmed: true,
        },
      };
    }),
  );
}

/** A height changes what goes by surface, by ideal or adjusted weight, or by a clearance that is estimated. */
function heightsFor({ rules }: Regimen, state: State): readonly number[] {
  const sized = rules.some(
    (rule) => rule.by !== undefined || ("dose" in rule && rule.dose.includes("m2")),
  );
  return sized || state === "estimated" ? HEIGHTS : HEIGHTS.slice(0, 1);
}

/** The answers for every regimen in every state, at both heights where they can differ. */
export function sweep(asked: readonly Asked[] = everyRegimen()): Swept[] {
  return asked.flatMap((each) =>
    STATE_NAMES.flatMap((state) =>
      heightsFor(each.regimen, state).map((height) => ({
        ...each,
        state,
        height,
        name: `${each.medication.id}, ${each.regimen.for}, ${state}, ${height} cm`,
        answer: calculate({ ...each.question, ...STATES[state], heightCm: height }, FORMULARY),
      })),
    ),
  );
}
