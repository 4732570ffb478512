import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { decimal, exact } from "#/kernel/exact.ts";
import { quantity } from "#/kernel/quantity.ts";
import {
  ADJUSTED_WEIGHT,
  adjustedWeight,
  BODY_MASS_INDEX,
  bodyMassIndex,
  IDEAL_WEIGHT,
  idealWeight,
  MOSTELLER,
  mosteller,
} from "./calculators/body.ts";
import type { Formula } from "./calculators/formula.ts";
import {
  BEDSIDE_SCHWARTZ,
  bedsideSchwartz,
  CKD_EPI_2021,
  ckdEpi2021,
  COCKCROFT_GAULT,
  type Sex,
} from "./calculators/kidney.ts";

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

type Calculation = {
  readonly formula: Formula;
  readonly names: readonly (keyof Body)[];
  readonly run: (body: Required<{ [Name in keyof Body]: NonNullable<Body[Name]> }>) => string;
  /** Why the formula does not reach this body; undefined where it does. */
  readonly beyond?: (body: Body) => string | undefined;
};

const adultsOnly = ({ age }: Body): string | undefined =>
  age !== undefined && age < 18 ? "For adults only" : undefined;

const tallOnly = (body: Body): string | undefined =>
  adultsOnly(body) ??
  (body.height !== undefined && body.height < 152.4
    ? "Not defined under 152.4 cm (60 in)"
    : undefined);

const CALCULATIONS: readonly Calculation[] = [
  {
    formula: COCKCROFT_GAULT,
    names: ["age", "weight", "creatinine", "sex"],
    beyond: adultsOnly,
    run: ({ age, weight, creatinine, sex }) =>
      shown(cockcroftGault(quantity(age), quantity(weight), quantity(creatinine), sex), "mL/min"),
  },
  {
    formula: CKD_EPI_2021,
    names: ["age", "creatinine", "sex"],
    beyond: adultsOnly,
    run: ({ age, creatinine, sex }) =>
      shown(ckdEpi2021(quantity(age), quantity(creatinine), sex), "mL/min/1.73 m2"),
  },
  {
    formula: BEDSIDE_SCHWARTZ,
    names: ["height", "creatinine"],
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
    beyond: tallOnly,
    run: ({ height, sex }) => shown(idealWeight(quantity(height), sex) ?? 0, "kg"),
  },
  {
    formula: ADJUSTED_WEIGHT,
    names: ["height", "weight", "sex"],
    beyond: tallOnly,
    run: ({ height, weight, sex }) =>
      shown(
        adjustedWeight(quantity(weight), idealWeight(quantity(height), sex) ?? quantity(weight)),
        "kg",
      ),
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
