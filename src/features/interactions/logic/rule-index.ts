/** Which rules an ingredient takes part in, and on which side: built once, so that a pair is a merge of two short lists. */
import { RULE_HEADS } from "../data/compiled/rule-heads.ts";
import { duplicationRules, pathwayRules } from "./derived-rules.ts";
import { expandSide } from "./groups.ts";
import { headOf, type RuleHead } from "./rule-head.ts";

export const HEADS: readonly RuleHead[] = [
  ...RULE_HEADS,
  ...pathwayRules().map((rule) => headOf(rule, "pathway")),
  ...duplicationRules().map((rule) => headOf(rule, "duplication")),
];

type Sides = { readonly a: number[]; readonly b: number[] };

const byIngredient = new Map<string, Sides>();

function sidesFor(ingredient: string): Sides {
  const known = byIngredient.get(ingredient);
  if (known) return known;
  const fresh: Sides = { a: [], b: [] };
  byIngredient.set(ingredient, fresh);
  return fresh;
}

for (const [number, head] of HEADS.entries()) {
  for (const ingredient of expandSide(head.a)) sidesFor(ingredient).a.push(number);
  for (const ingredient of expandSide(head.b)) sidesFor(ingredient).b.push(number);
}

const exceptions = new Map(HEADS.map((head) => [head, new Set(head.except)]));

const NO_RULES: readonly RuleHead[] = [];

/** Numbers of rules that hold one ingredient on a side and another on the other; both lists ascend, and so does what comes. */
function common(left: readonly number[], right: readonly number[], into: number[]): void {
  for (let i = 0, j = 0; i < left.length && j < right.length;) {
    const one = left[i] ?? 0;
    const other = right[j] ?? 0;
    if (one === other) into.push(one);
    if (one <= other) i += 1;
    if (other <= one) j += 1;
  }
}

/** The rules about two different ingredients, in the order of the files; which is given first makes no difference. */
export function rulesFor(one: string, other: string): readonly RuleHead[] {
  const left = byIngredient.get(one);
  const right = byIngredient.get(other);
  if (!left || !right) return NO_RULES;
  const numbers: number[] = [];
  common(left.a, right.b, numbers);
  common(left.b, right.a, numbers);
  // Most pairs end here, in a list of thirty drugs some four hundred times.
  if (numbers.length === 0) return NO_RULES;
  return [...new Set(numbers)]
    .toSorted((a, b) => a - b)
    .flatMap((number) => HEADS[number] ?? [])
    .filter((head) => !isExcepted(head, one, other));
}

function isExcepted(head: RuleHead, one: string, other: string): boolean {
  const except = exceptions.get(head);
  return except !== undefined && (except.has(`${one}+${other}`) || except.has(`${other}+${one}`));
}

const numbers = new Map(HEADS.map((head, number) => [head, number]));

/** The two ingredients in the order of the rule's sides; as given where both orders fit. */
export function inOrderOf(head: RuleHead, one: string, other: string): readonly [string, string] {
  const number = numbers.get(head) ?? -1;
  const fits =
    byIngredient.get(one)?.a.includes(number) && byIngredient.get(other)?.b.includes(number);
  return fits ? [one, other] : [other, one];
}

/** Whether anything at all is recorded that could make this ingredient part of a finding. */
export function takesPartInRules(ingredient: string): boolean {
  return byIngredient.has(ingredient);
}
