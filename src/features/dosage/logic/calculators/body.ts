import { type Cm, type Kg, type Quantity, type SquareMetres, quantity } from "#/kernel/quantity.ts";
import type { Formula } from "./formula.ts";
import type { Sex } from "./kidney.ts";

export type KgPerSquareMetre = Quantity<"kg/m2">;

export const MOSTELLER: Formula = {
  name: "Body surface area (Mosteller)",
  expression: "square root of (height in cm x weight in kg / 3,600)",
  source: "Mosteller RD. N Engl J Med 1987; 317: 1098",
  limits: "All ages. Less sure in newborns under 3 kg and in extreme obesity.",
};

export function mosteller(height: Cm, weight: Kg): SquareMetres {
  return quantity(Math.sqrt((height * weight) / 3600));
}

export const BODY_MASS_INDEX: Formula = {
  name: "Body mass index",
  expression: "weight in kg / (height in m x height in m)",
  source: "WHO Technical Report Series 894, 2000",
  limits:
    "Adults. From 2 to 20 years read it against the CDC growth charts, not against the adult limits.",
};

export function bodyMassIndex(height: Cm, weight: Kg): KgPerSquareMetre {
  return quantity(weight / (height / 100) ** 2);
}

export const IDEAL_WEIGHT: Formula = {
  name: "Ideal body weight (Devine)",
  expression: "50 kg (women: 45.5 kg) + 2.3 kg for each inch over 60",
  source: "Devine BJ. Drug Intell Clin Pharm 1974; 8: 650-655",
  limits:
    "Adults of 60 inches (152.4 cm) or more; below that height it is not defined and is not given.",
};

const INCH = 2.54;

/** @returns undefined under 60 inches, where Devine's formula does not reach. */
export function idealWeight(height: Cm, sex: Sex): Kg | undefined {
  const above = height / INCH - 60;
  return above < -1e-9 ? undefined : quantity((sex === "female" ? 45.5 : 50) + 2.3 * above);
}

export const ADJUSTED_WEIGHT: Formula = {
  name: "Adjusted body weight",
  expression: "ideal weight + 0.4 x (actual weight - ideal weight)",
  source: "Bauer LA. Applied Clinical Pharmacokinetics, 3rd ed. 2014 (ideal + 0.4 x the excess)",
  limits: "Adults whose actual weight is over their ideal weight; used from 120 % of ideal.",
};

/** Ideal weight and two fifths of what is above it; the actual weight where that is the smaller. */
export function adjustedWeight(actual: Kg, ideal: Kg): Kg {
  return actual <= ideal ? actual : quantity(ideal + 0.4 * (actual - ideal));
}
