import { headOf, type RuleHead } from "./rule-head.ts";
import { AUTHORED_TOPICS, TOPICS } from "./topics.ts";

/** The heads of all authored rules, in the order of topics and rules. */
export async function compileHeads(): Promise<RuleHead[]> {
  const byTopic = await Promise.all(
    AUTHORED_TOPICS.map(async (topic) =>
      (await TOPICS[topic]()).map((rule) => headOf(rule, topic)),
    ),
  );
  return byTopic.flat();
}

/** The source text of `data/compiled/rule-heads.ts`, one head a line. */
export async function headsModule(): Promise<string> {
  const heads = await compileHeads();
  return [
    "// Written by `node scripts/compile-interactions.ts` from data/rules; a test holds the two equal.",
    'import type { RuleHead } from "../../logic/rule-head.ts";',
    "",
    "export const RULE_HEADS: readonly RuleHead[] = [",
    ...heads.map((head) => `  ${JSON.stringify(head)},`),
    "];",
    "",
  ].join("\n");
}
