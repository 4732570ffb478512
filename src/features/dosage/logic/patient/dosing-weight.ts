import { type Exact, decimal, exact } from "#/kernel/exact.ts";
import { quantity } from "#/kernel/quantity.ts";
import { adjustedWeight, idealWeight, isIdealEstimated, mosteller } from "../calculators/body.ts";
import type { Question } from "./patient.ts";

/** The size that a dose is multiplied by, in words and as a number; or what is missing for it. */
export type Size =
  | {
      readonly value: Exact;
      readonly text: string;
      readonly lines: readonly string[];
      readonly notes: readonly string[];
    }
  | { readonly missing: readonly string[] };

const kg = (value: number): string => `${decimal(exact(value), 2)} kg`;

function actual(question: Question, note?: string): Size {
  return {
    value: exact(question.weightKg),
    text: `${decimal(exact(question.weightKg))} kg`,
    lines: [],
    notes: note ? [note] : [],
  };
}

/**
 * A weight at which an adult is more likely than not to be obese: 90 kg are a body mass index of 30 at 173 cm. Without a
 * height nothing that goes by the weight's lean part is worked out from it.
 */
const HEAVY = 90;

export function isHeavy({ weightKg }: Question): boolean {
  return weightKg > HEAVY;
}

/** The weight to dose by. Which one it is is always said when it is not the actual weight. */
export function dosingWeight(question: Question, by: "ideal" | "adjusted" | undefined): Size {
  if (by === undefined) return actual(question);
  if ((question.ageYears ?? 18) < 18) return actual(question);
  const { heightCm, sex } = question;
  if (heightCm === undefined || sex === undefined) {
    const names = [heightCm === undefined && "height", sex === undefined && "sex"].filter(
      (name) => name !== false,
    );
    if (isHeavy(question)) return { missing: names };
    return actual(
      question,
      `${names.join(" and ")} not given: the actual weight is used. In obesity this dose goes by ${by} weight, which is lower.`,
    );
  }
  const ideal = idealWeight(quantity(heightCm), sex);
  const estimated = isIdealEstimated(quantity(heightCm)) ? ", an estimate under 152.4 cm" : "";
  if (question.weightKg <= ideal * (by === "ideal" ? 1 : 1.2))
    return actual(question, "Dosed by actual weight.");
  const used = by === "ideal" ? ideal : adjustedWeight(quantity(question.weightKg), ideal);
  const value = exact(used.toFixed(1));
  const text = `${decimal(value, 1)} kg`;
  return {
    value,
    text,
    lines: [
      by === "ideal"
        ? `Ideal weight (Devine) at ${decimal(exact(heightCm), 1)} cm = ${text}${estimated}, used instead of ${kg(question.weightKg)}`
        : `Adjusted weight: ${kg(ideal)} + 0.4 x (${kg(question.weightKg)} - ${kg(ideal)}) = ${text}, used instead of ${kg(question.weightKg)}`,
    ],
    notes: [
      `Dosed by ${by} weight, ${text}${estimated === "" ? "" : `: the ideal weight is${estimated.slice(1)}`}.`,
    ],
  };
}

/** Body surface by Mosteller, to the hundredth. */
export function bodySurface(question: Question): Size {
  const { heightCm, weightKg } = question;
  if (heightCm === undefined) return { missing: ["height"] };
  const value = exact(mosteller(quantity(heightCm), quantity(weightKg)).toFixed(2));
  const text = `${decimal(value, 2)} m2`;
  return {
    value,
    text,
    lines: [
      `Body surface (Mosteller): square root of (${decimal(exact(heightCm), 1)} cm x ${decimal(exact(weightKg), 2)} kg / 3,600) = ${text}`,
    ],
    notes: [],
  };
}
