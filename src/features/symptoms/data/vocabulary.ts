import type { Finding } from "../symptoms.schema.ts";
import type { System } from "../symptoms.terms.ts";
import { moreFindings } from "./conditions/more-findings.ts";
import { backgroundFindings } from "./findings/background.ts";
import { bloodFindings } from "./findings/blood.ts";
import { cardiovascularFindings } from "./findings/cardiovascular.ts";
import { digestiveFindings } from "./findings/digestive.ts";
import { earNoseThroatFindings } from "./findings/ear-nose-throat.ts";
import { endocrineFindings } from "./findings/endocrine.ts";
import { eyeFindings } from "./findings/eye.ts";
import { generalFindings } from "./findings/general.ts";
import { immuneFindings } from "./findings/immune.ts";
import { infectionFindings } from "./findings/infection.ts";
import { injuryFindings } from "./findings/injury.ts";
import { mentalFindings } from "./findings/mental.ts";
import { musculoskeletalFindings } from "./findings/musculoskeletal.ts";
import { neurologicFindings } from "./findings/neurologic.ts";
import { circumstanceFindings } from "./findings/circumstances.ts";
import { notedFindings } from "./findings/noted.ts";
import { obstetricFindings } from "./findings/obstetric.ts";
import { qualityFindings } from "./findings/qualities.ts";
import { poisoningFindings } from "./findings/poisoning.ts";
import { recordedFindings } from "./findings/recorded.ts";
import { reproductiveFindings } from "./findings/reproductive.ts";
import { respiratoryFindings } from "./findings/respiratory.ts";
import { skinFindings } from "./findings/skin.ts";
import { statedFindings } from "./findings/stated.ts";
import { urinaryFindings } from "./findings/urinary.ts";
import { vitalFindings } from "./findings/vitals.ts";

/** The findings by the body system they are listed under. */
export const FINDINGS_BY_SYSTEM: readonly (readonly [System, readonly Finding[]])[] = [
  ["general", generalFindings],
  ["general", vitalFindings],
  ["general", backgroundFindings],
  ["general", moreFindings],
  ["general", qualityFindings],
  ["cardiovascular", cardiovascularFindings],
  ["respiratory", respiratoryFindings],
  ["digestive", digestiveFindings],
  ["neurologic", neurologicFindings],
  ["musculoskeletal", musculoskeletalFindings],
  ["skin", skinFindings],
  ["urinary", urinaryFindings],
  ["reproductive", reproductiveFindings],
  ["obstetric", obstetricFindings],
  ["endocrine", endocrineFindings],
  ["blood", bloodFindings],
  ["infection", infectionFindings],
  ["mental", mentalFindings],
  ["eye", eyeFindings],
  ["ear-nose-throat", earNoseThroatFindings],
  ["immune", immuneFindings],
  ["poisoning", poisoningFindings],
  ["injury", injuryFindings],
  ...notedFindings,
  ...circumstanceFindings,
  ...statedFindings,
  ...recordedFindings,
];
