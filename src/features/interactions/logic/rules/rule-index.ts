/** Which rules an ingredient takes part in, and on which side: built once, when the engine is fetched. */
import { UNSTATED } from "#knowledge/interactions/unstated.js";
import { RULE_HEADS } from "#knowledge/interactions/rule-heads.js";
import { duplicationRules, pathwayRules } from "./derived-rules.ts";
import { expandSide } from "./groups.ts";
import { headOf, type RuleHead } from "./rule-head.ts";

export const HEADS: readonly RuleHead[] = [
  ...RULE_HEADS,
  ...pathwayRules().map((rule) => headOf(rule, "pathway")),
  ...duplicationRules().map((rule) => headOf(rule, "duplication")),
];

/** Places of rules in `HEADS`, ascending. */
export type Sides = { readonly a: readonly number[]; readonly b: readonly number[] };

type OpenSides = { readonly a: number[]; readonly b: number[] };

const byIngredient = new Map<string, OpenSides>();

function openSidesOf(ingredient: string): OpenSides {
  const known = byIngredient.get(ingredient);
  if (known) return known;
  const fresh: OpenSides = { a: [], b: [] };
  byIngredient.set(ingredient, fresh);
  return fresh;
}

const salts = Object.entries(UNSTATED).map(([id, any]) => ({ id, any: any.split(" ") }));

/** The ingredients of a side, and with any salt of theirs the entry that leaves the salt open. */
function standingOn(side: string): ReadonlySet<string> {
  const members = new Set(expandSide(side));
  for (const { id, any } of salts) if (any.some((salt) => members.has(salt))) members.add(id);
  return members;
}

for (const [number, head] of HEADS.entries()) {
  for (const ingredient of standingOn(head.a)) openSidesOf(ingredient).a.push(number);
  for (const ingredient of standingOn(head.b)) openSidesOf(ingredient).b.push(number);
}

const NO_SIDES: Sides = { a: [], b: [] };

/** The rules that have the ingredient on a side; none for one that no rule speaks of. */
export function sidesOf(ingredient: string): Sides {
  return byIngredient.get(ingredient) ?? NO_SIDES;
}

const exceptions = new Map(
  HEADS.filter((head) => head.except).map((head) => [head, new Set(head.except)]),
);

/** Whether a rule about their classes leaves these two out; which is given first makes no difference. */
export function isExcepted(head: RuleHead, one: string, other: string): boolean {
  if (head.except === undefined) return false;
  const except = exceptions.get(head);
  return except !== undefined && (except.has(`${one}+${other}`) || except.has(`${other}+${one}`));
}

/** How many rules that were written, and do not follow from tables, have the ingredient on a side. */
export function authoredRulesOf(ingredient: string): number {
  const { a, b } = sidesOf(ingredient);
  return new Set([...a, ...b].filter((number) => number < RULE_HEADS.length)).size;
}

/** Whether anything at all is recorded that could make this ingredient part of a finding. */
export function takesPartInRules(ingredient: string): boolean {
  return byIngredient.has(ingredient);
}
