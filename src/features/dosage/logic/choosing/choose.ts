import { EVERYWHERE, type Stretch, holds, meet, readBand } from "./band.ts";
import type { DosingRule, Regimen } from "../record/record.ts";
import type { Situation } from "../patient/situation.ts";

/** The region of ages, weights and gestation that a rule speaks for. */
export type Region = {
  readonly age: Stretch;
  readonly weight: Stretch;
  readonly gestation: Stretch;
};

export function regionOf(rule: DosingRule, regimen: Regimen): Region {
  return {
    age: readBand(rule.age ?? regimen.ages),
    weight: rule.weight ? readBand(rule.weight) : EVERYWHERE,
    gestation: rule.gestation ? readBand(rule.gestation, true) : EVERYWHERE,
  };
}

/** Rules that may apply to what is known of the patient: one when enough is known, several when not, none outside. */
export function candidates(regimen: Regimen, situation: Situation): readonly DosingRule[] {
  if (!meet(readBand(regimen.ages), situation.age)) return [];
  return regimen.rules.filter((rule) => {
    const region = regionOf(rule, regimen);
    return (
      meet(region.age, situation.age) &&
      holds(region.weight, situation.weight) &&
      meet(region.gestation, situation.gestation)
    );
  });
}

/** What would have to be known to tell several rules apart. */
export function whatTellsApart(rules: readonly DosingRule[], situation: Situation): string[] {
  const differ = (part: (rule: DosingRule) => string | undefined): boolean =>
    new Set(rules.map(part)).size > 1;
  return [
    !situation.ageKnown && differ((rule) => rule.age) && "age",
    situation.question.gestationalWeeks === undefined &&
      differ((rule) => rule.gestation) &&
      "gestational age",
  ].filter((name) => name !== false);
}
