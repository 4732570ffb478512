import { CHECKS } from "#knowledge/interactions/checks.js";
import { headOf, type RuleHead } from "./rule-head.ts";
import { weightOf } from "./rule-weight.ts";
import { AUTHORED_TOPICS, TOPICS } from "./topics.ts";

/** The heads of all authored rules, in the order of topics and rules. */
export async function compileHeads(): Promise<RuleHead[]> {
  const byTopic = await Promise.all(
    AUTHORED_TOPICS.map(async (topic) =>
      (await TOPICS[topic]()).map((rule) => ({
        ...headOf(rule, topic),
        weight: weightOf(rule, CHECKS[rule.id] ?? ""),
      })),
    ),
  );
  return byTopic.flat();
}
