import { CARDIOLOGY } from "./cardiology.testing.ts";
import { CARDIOVASCULAR_RISK } from "./cardiovascular-risk.testing.ts";
import { CRITICAL_CARE } from "./critical-care.testing.ts";
import { DRUG_LEVELS } from "./drug-levels.testing.ts";
import { KIDNEYS } from "./kidneys.testing.ts";
import { LIVER } from "./liver.testing.ts";
import { LUNGS } from "./lungs.testing.ts";
import { METABOLISM } from "./metabolism.testing.ts";
import { PREGNANCY_AND_CHILDREN } from "./pregnancy-and-children.testing.ts";
import { QUESTIONNAIRES } from "./questionnaires.testing.ts";
import type { SecondWay } from "./second-way.testing.ts";
import { VENOUS } from "./venous.testing.ts";

/** The second way to every calculator, by its id. */
export const SECOND_WAYS: Readonly<Record<string, SecondWay>> = {
  ...CARDIOLOGY,
  ...CARDIOVASCULAR_RISK,
  ...CRITICAL_CARE,
  ...DRUG_LEVELS,
  ...KIDNEYS,
  ...LIVER,
  ...LUNGS,
  ...METABOLISM,
  ...PREGNANCY_AND_CHILDREN,
  ...QUESTIONNAIRES,
  ...VENOUS,
};
