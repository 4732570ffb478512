import type { NumberInput } from "../calculator.ts";
import type { Given } from "./read-input.ts";
import { unitNamed } from "./unit-names.ts";

const NUMBER = String.raw`-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?|-?\.\d+`;
const FEET_AND_INCHES =
  /^(\d+)\s*(?:'|ft|feet|foot)\s*(\d+(?:\.\d+)?)\s*(?:"|''|in|inch|inches)?$/i;
const WITH_UNIT = new RegExp(`^(${NUMBER})\\s*(\\D.*)?$`);

/**
 * A figure as people write it: "1,200.5", "154 lb", "5 ft 10 in", "5'10". A unit that is typed counts more than the
 * one that is chosen. "1,5" is no number, because nobody knows which one; what is none goes on as text.
 */
export function typedFigure(input: NumberInput, typed: string, unit: string): Given {
  const [, feet, inches] = FEET_AND_INCHES.exec(typed) ?? [];
  const inInches = feet === undefined ? undefined : unitNamed(input, "in");
  if (inInches !== undefined) {
    return { value: Number(feet) * 12 + Number(inches), unit: inInches.unit };
  }
  const [, number, said] = WITH_UNIT.exec(typed) ?? [];
  if (number === undefined) return { value: typed, unit };
  const value = Number(number.replaceAll(",", ""));
  if (said === undefined) return { value, unit };
  const named = unitNamed(input, said);
  return named === undefined ? { value: typed, unit } : { value, unit: named.unit };
}
