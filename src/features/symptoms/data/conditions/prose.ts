import type { ConditionProse } from "../../symptoms.schema.ts";
import type { System } from "../../symptoms.terms.ts";

const LOADERS: Partial<Record<System, () => Promise<readonly ConditionProse[]>>> = {
  blood: async () => (await import("./blood.prose.ts")).bloodProse,
  cardiovascular: async () => (await import("./cardiovascular.prose.ts")).cardiovascularProse,
  digestive: async () => (await import("./digestive.prose.ts")).digestiveProse,
  "ear-nose-throat": async () => (await import("./ear-nose-throat.prose.ts")).earNoseThroatProse,
  endocrine: async () => (await import("./endocrine.prose.ts")).endocrineProse,
  eye: async () => (await import("./eye.prose.ts")).eyeProse,
  immune: async () => (await import("./immune.prose.ts")).immuneProse,
  infection: async () => (await import("./infection.prose.ts")).infectionProse,
  injury: async () => (await import("./injury.prose.ts")).injuryProse,
  mental: async () => (await import("./mental.prose.ts")).mentalProse,
  musculoskeletal: async () => (await import("./musculoskeletal.prose.ts")).musculoskeletalProse,
  neurologic: async () => (await import("./neurologic.prose.ts")).neurologicProse,
  obstetric: async () => (await import("./obstetric.prose.ts")).obstetricProse,
  poisoning: async () => (await import("./poisoning.prose.ts")).poisoningProse,
  reproductive: async () => (await import("./reproductive.prose.ts")).reproductiveProse,
  respiratory: async () => (await import("./respiratory.prose.ts")).respiratoryProse,
  skin: async () => (await import("./skin.prose.ts")).skinProse,
  urinary: async () => (await import("./urinary.prose.ts")).urinaryProse,
};

/** What is read of the conditions of a body system; one module each, fetched on first use. */
export async function loadProse(system: System): Promise<readonly ConditionProse[]> {
  return (await LOADERS[system]?.()) ?? [];
}
