import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { decimal, exact } from "#/kernel/exact.ts";
import { type Kg, quantity } from "#/kernel/quantity.ts";
import {
  ADJUSTED_WEIGHT,
  adjustedWeight,
  BODY_MASS_INDEX,
  bodyMassIndex,
  IDEAL_WEIGHT,
  idealWeight,
  MOSTELLER,
  mosteller,
} from "./body.ts";
import type { Formula } from "./formula.ts";
import {
  BEDSIDE_SCHWARTZ,
  bedsideSchwartz,
  CKD_EPI_2021,
  CKD_EPI_WITHOUT_INDEX,
  ckdEpi2021,
  COCKCROFT_GAULT,
  type Sex,
} from "./kidney.ts";

export type Body = {
  readonly age?: number | undefined;
  readonly weight?: number | undefined;
  readonly height?: number | undefined;
  readonly creatinine?: number | undefined;
  readonly sex?: Sex | undefined;
};

/** One formula's result, or what it still needs, or why it does not hold. */
export type FormulaResult = { readonly formula: Formula } & (
  | { readonly value: string }
  | { readonly needs: readonly string[] }
  | { readonly outside: string }
);

const shown = (value: number, unit: string, places = 1): string =>
  `${decimal(exact(value.toFixed(6)), places)} ${unit}`;

function missingOf(body: Body, names: readonly (keyof Body)[]): string[] {
  return names.filter((name) => body[name] === undefined);
}

type Known = Required<{ [Name in keyof Body]: NonNullable<Body[Name]> }>;

type Calculation = {
  readonly formula: Formula;
  readonly names: readonly (keyof Body)[];
  readonly run: (body: Known) => string;
  /** Why the formula does not reach this body; undefined where it does. */
  readonly beyond?: (body: Body) => string | undefined;
};

const adultsOnly = ({ age }: Body): string | undefined =>
  age !== undefined && age < 18 ? "For adults only" : undefined;

/** The same formula with another weight: which one went in is in the name of each result. */
function clearanceBy(
  name: string,
  weightOf: (body: Known) => Kg,
  beyond: (body: Body) => string | undefined,
  more: { readonly names?: readonly (keyof Body)[]; readonly limits?: string } = {},
): Calculation {
  const { names = [], limits = COCKCROFT_GAULT.limits } = more;
  return {
    formula: { ...COCKCROFT_GAULT, limits, name: `${COCKCROFT_GAULT.name} by ${name} weight` },
    names: ["age", "weight", "creatinine", "sex", ...names],
    beyond,
    run: (body) =>
      shown(
        cockcroftGault(quantity(body.age), weightOf(body), quantity(body.creatinine), body.sex),
        "mL/min",
      ),
  };
}

const ideal = ({ height, sex }: Known): Kg => idealWeight(quantity(height), sex);

/** Ideal and adjusted weight are for those who weigh more than the ideal. */
const heavyOnly = (body: Body): string | undefined => {
  const { weight, height, sex } = body;
  const least = height === undefined || !sex ? undefined : idealWeight(quantity(height), sex);
  return (
    adultsOnly(body) ??
    (weight !== undefined && least !== undefined && weight <= least
      ? "Not over the ideal weight: the actual one is used"
      : undefined)
  );
};

const CALCULATIONS: readonly Calculation[] = [
  clearanceBy("actual", ({ weight }) => quantity(weight), adultsOnly),
  clearanceBy("ideal", ideal, heavyOnly, {
    names: ["height"],
    limits: "The same with the ideal weight (Devine); too low in obesity.",
  }),
  clearanceBy("adjusted", (body) => adjustedWeight(quantity(body.weight), ideal(body)), heavyOnly, {
    names: ["height"],
    limits: "The same with the adjusted weight; often used from 120 % of the ideal weight.",
  }),
  {
    formula: CKD_EPI_2021,
    names: ["age", "creatinine", "sex"],
    beyond: adultsOnly,
    run: ({ age, creatinine, sex }) =>
      shown(ckdEpi2021(quantity(age), quantity(creatinine), sex), "mL/min/1.73 m2"),
  },
  {
    formula: CKD_EPI_WITHOUT_INDEX,
    names: ["age", "creatinine", "sex", "height", "weight"],
    beyond: adultsOnly,
    run: ({ age, creatinine, sex, height, weight }) =>
      shown(
        (ckdEpi2021(quantity(age), quantity(creatinine), sex) *
          mosteller(quantity(height), quantity(weight))) /
          1.73,
        "mL/min",
      ),
  },
  {
    formula: BEDSIDE_SCHWARTZ,
    // Without an age it would be shown for adults, whom it misleads.
    names: ["age", "height", "creatinine"],
    beyond: ({ age }) =>
      age !== undefined && (age < 1 || age >= 18) ? "For 1 to 18 years only" : undefined,
    run: ({ height, creatinine }) =>
      shown(bedsideSchwartz(quantity(height), quantity(creatinine)), "mL/min/1.73 m2"),
  },
  {
    formula: MOSTELLER,
    names: ["height", "weight"],
    run: ({ height, weight }) => shown(mosteller(quantity(height), quantity(weight)), "m2", 2),
  },
  {
    formula: BODY_MASS_INDEX,
    names: ["height", "weight"],
    run: ({ height, weight }) => shown(bodyMassIndex(quantity(height), quantity(weight)), "kg/m2"),
  },
  {
    formula: IDEAL_WEIGHT,
    names: ["height", "sex"],
    beyond: adultsOnly,
    run: ({ height, sex }) => shown(idealWeight(quantity(height), sex), "kg"),
  },
  {
    formula: ADJUSTED_WEIGHT,
    names: ["height", "weight", "sex"],
    beyond: adultsOnly,
    run: ({ height, weight, sex }) =>
      shown(adjustedWeight(quantity(weight), idealWeight(quantity(height), sex)), "kg"),
  },
];

/** Every formula over what is known of a body. */
export function generalResults(body: Body): FormulaResult[] {
  return CALCULATIONS.map(({ formula, names, beyond, run }) => {
    const outside = beyond?.(body);
    if (outside !== undefined) return { formula, outside };
    const { age = 0, weight = 0, height = 0, creatinine = 0, sex = "female" } = body;
    const needs = missingOf(body, names);
    return needs.length > 0
      ? { formula, needs }
      : { formula, value: run({ age, weight, height, creatinine, sex }) };
  });
}
