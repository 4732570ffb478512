/** Pairs of which a label says that nothing that matters was found, and which rules that silences. */
import { CLEARED } from "#knowledge/interactions/cleared.js";
import type { Cleared } from "../rule.ts";
import type { RuleHead } from "./rules/rule-head.ts";

const LEVELS = "levels";

export type Clearing = { readonly record: Cleared; readonly rules: ReadonlySet<string> };

const byIngredient = new Map<string, Map<string, Clearing>>();

function enter(one: string, other: string, clearing: Clearing): void {
  const known = byIngredient.get(one);
  if (known) known.set(other, clearing);
  else byIngredient.set(one, new Map([[other, clearing]]));
}

for (const record of CLEARED) {
  const [one = "", other = ""] = record.pair.split("+");
  const clearing = { record, rules: new Set(record.rules.split(" ")) };
  enter(one, other, clearing);
  enter(other, one, clearing);
}

/** What a label cleared of two ingredients; which is given first makes no difference. */
export function clearingOf(one: string, other: string): Clearing | undefined {
  return byIngredient.get(one)?.get(other);
}

/** Whether the label's finding takes the word from a rule. */
export function silences({ rules }: Clearing, head: RuleHead): boolean {
  return rules.has(head.id) || (rules.has(LEVELS) && head.pathway !== undefined);
}
