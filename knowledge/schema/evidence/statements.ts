/** Every statement of the records that a label could support, in the order of their files. */
import { AUTHORED_TOPICS, TOPICS } from "#/features/interactions/logic/rules/topics.ts";
import { MEDICATIONS } from "#knowledge/dosing.js";
import { CHECKED_LABELS, CHECKS } from "#knowledge/interactions/checks.js";
import { dosingStatements } from "./dosing-statements.ts";
import { interactionStatements } from "./interaction-statements.ts";
import { monographStatements } from "./monograph-statements.ts";
import { packedMonographs } from "./packed-monographs.ts";
import type { Recorded } from "./recorded.ts";
import { withOwnIds } from "./wording.ts";

/** From the packed records: whatever shape the files have, that is what the engines say. */
export async function readStatements(root: string): Promise<Recorded[]> {
  const monographs = packedMonographs(root);
  const topics = await Promise.all(
    AUTHORED_TOPICS.map(async (topic) =>
      interactionStatements(topic, await TOPICS[topic](), CHECKS, CHECKED_LABELS),
    ),
  );
  return withOwnIds([
    ...dosingStatements(MEDICATIONS, new Set(monographs.map(({ id }) => id))),
    ...monographs.flatMap(monographStatements),
    ...topics.flat(),
  ]).toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.id < b.id ? -1 : 1));
}
