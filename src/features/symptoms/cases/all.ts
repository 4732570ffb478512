import type { Case } from "./case.schema.ts";
import { bloodCases } from "./data/blood.ts";
import { cardiovascularCases } from "./data/cardiovascular.ts";
import { digestiveCases } from "./data/digestive.ts";
import { earNoseThroatCases } from "./data/ear-nose-throat.ts";
import { endocrineCases } from "./data/endocrine.ts";
import { eyeCases } from "./data/eye.ts";
import { immuneCases } from "./data/immune.ts";
import { infectionCases } from "./data/infection.ts";
import { injuryCases } from "./data/injury.ts";
import { mentalCases } from "./data/mental.ts";
import { musculoskeletalCases } from "./data/musculoskeletal.ts";
import { neurologicCases } from "./data/neurologic.ts";
import { obstetricCases } from "./data/obstetric.ts";
import { poisoningCases } from "./data/poisoning.ts";
import { reproductiveCases } from "./data/reproductive.ts";
import { respiratoryCases } from "./data/respiratory.ts";
import { skinCases } from "./data/skin.ts";
import { urinaryCases } from "./data/urinary.ts";

/** The cases of all body systems. */
export const CASES: readonly Case[] = [
  ...bloodCases,
  ...cardiovascularCases,
  ...digestiveCases,
  ...earNoseThroatCases,
  ...endocrineCases,
  ...eyeCases,
  ...immuneCases,
  ...infectionCases,
  ...injuryCases,
  ...mentalCases,
  ...musculoskeletalCases,
  ...neurologicCases,
  ...obstetricCases,
  ...poisoningCases,
  ...reproductiveCases,
  ...respiratoryCases,
  ...skinCases,
  ...urinaryCases,
];
