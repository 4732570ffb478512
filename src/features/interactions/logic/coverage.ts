/** Of which ingredients the checker may say that it looked and found nothing. */
import { QUIET } from "../data/quiet.ts";
import { expandSide } from "./groups.ts";
import { EFFECT_RECORDS } from "./groups.ts";
import type { Item } from "./item.ts";
import { takesPartInRules } from "./rule-index.ts";

const quiet = new Set(QUIET.flatMap((record) => expandSide(record.members)));
const withEffect = new Set(EFFECT_RECORDS.flatMap((record) => expandSide(record.members)));

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
