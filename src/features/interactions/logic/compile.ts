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
