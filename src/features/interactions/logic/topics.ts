import type { Rule } from "../data/rule.ts";

/** The files of whole rules. Each loads by itself, the first time one of its rules is opened. */
export const TOPICS = {
  bleeding: async () => (await import("../data/rules/bleeding.ts")).BLEEDING,
  "cancer-immune": async () => (await import("../data/rules/cancer-immune.ts")).CANCER_IMMUNE_RULES,
  cyp3a: async () => (await import("../data/rules/cyp3a.ts")).CYP3A,
  "diabetes-hormones": async () =>
    (await import("../data/rules/diabetes-hormones.ts")).DIABETES_HORMONES,
  infection: async () => (await import("../data/rules/infection.ts")).INFECTION_RULES,
  "label-named": async () => (await import("../data/rules/label-named.ts")).LABEL_NAMED,
  "kidney-electrolytes": async () =>
    (await import("../data/rules/kidney-electrolytes.ts")).KIDNEY_ELECTROLYTES,
  "newer-drugs": async () => (await import("../data/rules/newer-drugs.ts")).NEWER_DRUGS,
  neuropsychiatry: async () => (await import("../data/rules/neuropsychiatry.ts")).NEUROPSYCHIATRY,
  "qt-heart": async () => (await import("../data/rules/qt-heart.ts")).QT_HEART,
  sedation: async () => (await import("../data/rules/sedation.ts")).SEDATION,
  "serotonin-maoi": async () => (await import("../data/rules/serotonin-maoi.ts")).SEROTONIN_MAOI,
  pathway: async () => (await import("./derived-rules.ts")).pathwayRules(),
  duplication: async () => (await import("./derived-rules.ts")).duplicationRules(),
} as const satisfies Record<string, () => Promise<readonly Rule[]>>;

export type Topic = keyof typeof TOPICS;

export const AUTHORED_TOPICS = [
  "bleeding",
  "cancer-immune",
  "cyp3a",
  "diabetes-hormones",
  "infection",
  "kidney-electrolytes",
  "label-named",
  "neuropsychiatry",
  "newer-drugs",
  "qt-heart",
  "sedation",
  "serotonin-maoi",
] as const satisfies readonly Topic[];
