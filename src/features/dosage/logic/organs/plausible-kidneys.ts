import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { decimal, exact } from "#/kernel/exact.ts";
import { quantity } from "#/kernel/quantity.ts";
import { idealWeight } from "../calculators/body.ts";
import { bedsideSchwartz, ckdEpi2021, type Sex } from "../calculators/kidney.ts";
import { type Question, TYPE_YEARS } from "../patient/patient.ts";

/** What is typed of the kidneys is asked back where nobody has it, or where its parts contradict each other. */

/** Augmented clearance in critical illness hardly goes beyond it. */
const MOST_CLEARANCE = 200;
const LEAST_ADULT_CREATININE = 0.3;
/** An estimate may miss a measured clearance by half; twice as much, with its weights and sexes all tried, it does not. */
const FAR = 2;

const shown = (value: number): string => decimal(exact(value.toFixed(1)), 0);

type Estimates = { readonly crcl: readonly number[]; readonly egfr: readonly number[] };

/** All that the formulas may come to for what is known: both sexes and ends of the age where they are not given. */
function estimates(question: Question): Estimates {
  const { serumCreatinine, ageYears, heightCm, weightKg, patientType } = question;
  if (serumCreatinine === undefined) return { crcl: [], egfr: [] };
  const creatinine = quantity<"mg/dL">(serumCreatinine);
  const range = TYPE_YEARS[patientType];
  const ages = ageYears === undefined ? [range.from, Math.min(range.to, 100)] : [ageYears];
  if ((ages[0] ?? 0) < 18) {
    const height = heightCm === undefined ? [] : [bedsideSchwartz(quantity(heightCm), creatinine)];
    return { crcl: height, egfr: height };
  }
  const sexes: Sex[] = question.sex === undefined ? ["female", "male"] : [question.sex];
  const pairs = ages.flatMap((age) => sexes.map((sex) => ({ age: quantity<"a">(age), sex })));
  return {
    crcl: pairs.flatMap(({ age, sex }) => {
      const ideal = heightCm === undefined ? [] : [idealWeight(quantity(heightCm), sex)];
      return [quantity<"kg">(weightKg), ...ideal].map((kg) =>
        cockcroftGault(age, kg, creatinine, sex),
      );
    }),
    egfr: pairs.map(({ age, sex }) => ckdEpi2021(age, creatinine, sex)),
  };
}

/** Far below all of the expected values or far above them; small differences of weak kidneys do not count. */
function isFar(typed: number, expected: readonly number[]): boolean {
  const [low, high] = [Math.min(...expected), Math.max(...expected)];
  return typed > Math.max(high * FAR, high + 15) || typed < Math.min(low / FAR, low - 15);
}

function contradiction(
  name: string,
  typed: number | undefined,
  expected: readonly number[],
  of: string,
): string[] {
  if (typed === undefined || expected.length === 0 || !isFar(typed, expected)) return [];
  const [low, high] = [Math.min(...expected), Math.max(...expected)].map(shown);
  const about = low === high ? low : `${low} to ${high}`;
  return [`${name} of ${shown(typed)} and ${of} do not go together: expected about ${about}.`];
}

export function kidneyDoubts(question: Question): string[] {
  const { creatinineClearance: clearance, eGFR, serumCreatinine: creatinine } = question;
  const { crcl, egfr } = estimates(question);
  const by = `a creatinine of ${decimal(exact(creatinine ?? 0), 2)} mg/dL`;
  const nobody = ([name, value]: readonly [string, number | undefined]): string[] =>
    value !== undefined && value > MOST_CLEARANCE
      ? [`${name} of ${shown(value)} is more than anybody's kidneys clear.`]
      : [];
  const tooLow =
    creatinine !== undefined &&
    creatinine < LEAST_ADULT_CREATININE &&
    (question.ageYears ?? TYPE_YEARS[question.patientType].from) >= 18;
  return [
    ...nobody(["A creatinine clearance", clearance]),
    ...nobody(["An eGFR", eGFR]),
    ...(tooLow ? [`${by.replace("a ", "A ")} is unlikely in an adult.`] : []),
    ...(tooLow || crcl.length === 0 || clearance !== undefined || eGFR !== undefined
      ? []
      : nobody([`${by.replace("a ", "A ")}: a clearance`, Math.min(...crcl)])),
    ...contradiction("A creatinine clearance", clearance, crcl, by),
    ...contradiction("An eGFR", eGFR, egfr, by),
    ...(clearance !== undefined && eGFR !== undefined && isFar(clearance, [eGFR])
      ? [
          `A creatinine clearance of ${shown(clearance)} and an eGFR of ${shown(eGFR)} do not go together.`,
        ]
      : []),
  ];
}
