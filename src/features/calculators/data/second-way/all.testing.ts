import { CARDIOLOGY } from "./cardiology.testing.ts";
import { CARDIOVASCULAR_RISK } from "./cardiovascular-risk.testing.ts";
import { CRITICAL_CARE } from "./critical-care.testing.ts";
import { DRUG_LEVELS } from "./drug-levels.testing.ts";
import { KIDNEYS } from "./kidneys.testing.ts";
import { LUNGS_AND_LIVER } from "./lungs-and-liver.testing.ts";
import { METABOLISM } from "./metabolism.testing.ts";
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
  ...LUNGS_AND_LIVER,
  ...METABOLISM,
  ...QUESTIONNAIRES,
  ...VENOUS,
};
