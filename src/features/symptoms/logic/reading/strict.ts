import { findingOf } from "../findings.ts";

/** Up to this age, in years, a finding is one of the newborn and small. */
const SMALL = 5;
const OF_NEWBORNS =
  /newborn|neonat|infant|umbilical-|fontanelle|^(?:frothy-saliva|jaundice-after-day-2|temperature-instability|subtle-seizure-signs|scalp-skin-missing|poor-latch|rash-roseola|xray-ground-glass|cyanosis-spells|sweats-feeding)$/;

const HARMLESS = new Set(["hot-shower-relief", "frostbite-sign", "confusion-fluctuating"]);

/**
 * What the coma scale, newborns and poisoning have for their own. It is told in everyday words ("localized", "yellow", "took"),
 * raises the gravest flags, and is not to be put together from words that are said of something else.
 */
export function strictness(id: string): "ordered" | "together" | undefined {
  const finding = findingOf(id);
  if (finding === undefined) return undefined;
  const { system, ages, group } = finding;
  const isSmall = ages !== undefined && ages[1] <= SMALL;
  if (system === "skin" || HARMLESS.has(id)) return undefined;
  // "Pain localized to the knee" is not "localizes pain".
  if (group === "consciousness") return "ordered";
  return system === "poisoning" || isSmall || OF_NEWBORNS.test(id) ? "together" : undefined;
}
