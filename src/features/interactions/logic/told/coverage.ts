/** Of which ingredients the checker may say that it looked and found nothing, and of which that says little. */
import { QUIET } from "#knowledge/interactions/quiet.js";
import { EFFECT_RECORDS, ROLES } from "#knowledge/interactions/groups.js";
import { expandSide } from "../rules/groups.ts";
import type { Item } from "../entries/item.ts";
import { authoredRulesOf, takesPartInRules } from "../rules/rule-index.ts";

const quiet = new Set(QUIET.flatMap((record) => expandSide(record.members)));
const withEffect = new Set(EFFECT_RECORDS.flatMap((record) => expandSide(record.members)));
const lookedAt = new Set(
  QUIET.filter((record) => record.inferred !== true).flatMap((record) =>
    expandSide(record.members),
  ),
);

export function isCovered(ingredient: string): boolean {
  return takesPartInRules(ingredient) || quiet.has(ingredient) || withEffect.has(ingredient);
}

export type Checkability = "checkable" | "uncovered" | "unknown";

/** A part that does not reach the blood needs no systemic knowledge to be checkable. */
export function checkabilityOf(item: Item): Checkability {
  if (item.parts.length === 0) return "unknown";
  const open = item.parts.some((part) => part.reachesBlood && !isCovered(part.ingredient));
  return open ? "uncovered" : "checkable";
}

/** How much a list's silence about an entry says. */
export type Coverage = "usual" | "thin" | "none";

/** Of the drugs in frequent use the median has 22. */
const FEW_RECORDS = 8;

const inTables = new Map<string, number>();
for (const { members } of [...ROLES, ...EFFECT_RECORDS]) {
  for (const id of expandSide(members)) inTables.set(id, (inTables.get(id) ?? 0) + 1);
}

/** Rules, pathway roles and effects that speak of an ingredient. */
export function recordsOf(ingredient: string): number {
  return authoredRulesOf(ingredient) + (inTables.get(ingredient) ?? 0);
}

const isThin = (ingredient: string): boolean =>
  !lookedAt.has(ingredient) && recordsOf(ingredient) < FEW_RECORDS;

/** Thin where an ingredient in the blood has few records and its label was not found silent. */
export function coverageOf(item: Item): Coverage {
  if (checkabilityOf(item) !== "checkable") return "none";
  const thin = item.parts.some((part) => part.reachesBlood && isThin(part.ingredient));
  return thin ? "thin" : "usual";
}
