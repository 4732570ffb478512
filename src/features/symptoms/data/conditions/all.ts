import type { Condition } from "../../symptoms.schema.ts";
import { bloodConditions } from "./blood.ts";
import { cardiovascularConditions } from "./cardiovascular.ts";
import { digestiveConditions } from "./digestive.ts";
import { earNoseThroatConditions } from "./ear-nose-throat.ts";
import { endocrineConditions } from "./endocrine.ts";
import { eyeConditions } from "./eye.ts";
import { immuneConditions } from "./immune.ts";
import { infectionConditions } from "./infection.ts";
import { injuryConditions } from "./injury.ts";
import { mentalConditions } from "./mental.ts";
import { musculoskeletalConditions } from "./musculoskeletal.ts";
import { neurologicConditions } from "./neurologic.ts";
import { OTHER_NAMES } from "./other-names.ts";
import { obstetricConditions } from "./obstetric.ts";
import { poisoningConditions } from "./poisoning.ts";
import { reproductiveConditions } from "./reproductive.ts";
import { respiratoryConditions } from "./respiratory.ts";
import { skinConditions } from "./skin.ts";
import { urinaryConditions } from "./urinary.ts";

const WRITTEN: readonly Condition[] = [
  ...bloodConditions,
  ...cardiovascularConditions,
  ...digestiveConditions,
  ...earNoseThroatConditions,
  ...endocrineConditions,
  ...eyeConditions,
  ...immuneConditions,
  ...infectionConditions,
  ...injuryConditions,
  ...mentalConditions,
  ...musculoskeletalConditions,
  ...neurologicConditions,
  ...obstetricConditions,
  ...poisoningConditions,
  ...reproductiveConditions,
  ...respiratoryConditions,
  ...skinConditions,
  ...urinaryConditions,
];

/** The conditions of all systems, one after the other, with all their names. */
export const CONDITIONS: readonly Condition[] = WRITTEN.map((condition) => {
  const more = OTHER_NAMES[condition.id]?.split(", ") ?? [];
  return { ...condition, synonyms: [...condition.synonyms, ...more] };
});
