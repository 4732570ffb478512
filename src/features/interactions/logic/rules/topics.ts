import type { Rule } from "../../rule.ts";

/** The files of whole rules. Each loads by itself, the first time one of its rules is opened. */
export const TOPICS = {
  bleeding: async () => (await import("#knowledge/interactions/bleeding.js")).RULES,
  "cancer-immune": async () => (await import("#knowledge/interactions/cancer-immune.js")).RULES,
  cyp3a: async () => (await import("#knowledge/interactions/cyp3a.js")).RULES,
  "diabetes-hormones": async () =>
    (await import("#knowledge/interactions/diabetes-hormones.js")).RULES,
  infection: async () => (await import("#knowledge/interactions/infection.js")).RULES,
  "label-named": async () => (await import("#knowledge/interactions/label-named.js")).RULES,
  "kidney-electrolytes": async () =>
    (await import("#knowledge/interactions/kidney-electrolytes.js")).RULES,
  "newer-drugs": async () => (await import("#knowledge/interactions/newer-drugs.js")).RULES,
  neuropsychiatry: async () => (await import("#knowledge/interactions/neuropsychiatry.js")).RULES,
  "qt-heart": async () => (await import("#knowledge/interactions/qt-heart.js")).RULES,
  sedation: async () => (await import("#knowledge/interactions/sedation.js")).RULES,
  "serotonin-maoi": async () => (await import("#knowledge/interactions/serotonin-maoi.js")).RULES,
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
