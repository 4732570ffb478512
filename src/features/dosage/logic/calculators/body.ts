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
  expression: "50 kg (women: 45.5 kg) + 2.3 kg for each inch over 60, - 2.3 kg for each under it",
  source: "Devine BJ. Drug Intell Clin Pharm 1974; 8: 650-655",
  limits:
    "Adults. Made for 60 inches (152.4 cm) and more: below that it is carried on as an estimate, never under 30 kg.",
};

const INCH = 2.54;

const LEAST_IDEAL = 30;
const SIXTY_INCHES = 152.4;

/** Whether the ideal weight of this height is Devine's formula carried on below the heights that it was made for. */
export function isIdealEstimated(height: Cm): boolean {
  return height < SIXTY_INCHES - 1e-9;
}

/**
 * Devine's line, carried on downwards under 60 inches: there the formula says nothing, and the actual weight, which
 * would stand in for it, makes the dose of a short and heavy patient several times that of one a little taller.
 */
export function idealWeight(height: Cm, sex: Sex): Kg {
  const over = height / INCH - 60;
  return quantity(Math.max(LEAST_IDEAL, (sex === "female" ? 45.5 : 50) + 2.3 * over));
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
