import type { ConditionProse } from "../symptoms.schema.ts";
import type { System } from "../symptoms.terms.ts";

const LOADERS: Partial<Record<System, () => Promise<readonly ConditionProse[]>>> = {
  blood: async () => (await import("#knowledge/symptoms/prose/blood.js")).PROSE,
  cardiovascular: async () => (await import("#knowledge/symptoms/prose/cardiovascular.js")).PROSE,
  digestive: async () => (await import("#knowledge/symptoms/prose/digestive.js")).PROSE,
  "ear-nose-throat": async () =>
    (await import("#knowledge/symptoms/prose/ear-nose-throat.js")).PROSE,
  endocrine: async () => (await import("#knowledge/symptoms/prose/endocrine.js")).PROSE,
  eye: async () => (await import("#knowledge/symptoms/prose/eye.js")).PROSE,
  immune: async () => (await import("#knowledge/symptoms/prose/immune.js")).PROSE,
  infection: async () => (await import("#knowledge/symptoms/prose/infection.js")).PROSE,
  injury: async () => (await import("#knowledge/symptoms/prose/injury.js")).PROSE,
  mental: async () => (await import("#knowledge/symptoms/prose/mental.js")).PROSE,
  musculoskeletal: async () => (await import("#knowledge/symptoms/prose/musculoskeletal.js")).PROSE,
  neurologic: async () => (await import("#knowledge/symptoms/prose/neurologic.js")).PROSE,
  obstetric: async () => (await import("#knowledge/symptoms/prose/obstetric.js")).PROSE,
  poisoning: async () => (await import("#knowledge/symptoms/prose/poisoning.js")).PROSE,
  reproductive: async () => (await import("#knowledge/symptoms/prose/reproductive.js")).PROSE,
  respiratory: async () => (await import("#knowledge/symptoms/prose/respiratory.js")).PROSE,
  skin: async () => (await import("#knowledge/symptoms/prose/skin.js")).PROSE,
  urinary: async () => (await import("#knowledge/symptoms/prose/urinary.js")).PROSE,
};

/** What is read of the conditions of a body system; one module each, fetched on first use. */
export async function loadProse(system: System): Promise<readonly ConditionProse[]> {
  return (await LOADERS[system]?.()) ?? [];
}
