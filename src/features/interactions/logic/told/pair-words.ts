/** What rules say of every pair of a list, and what labels took out of it. */
import type { Cleared } from "../../rule.ts";
import type { Severity, Tier } from "../../rule.ts";
import { clearingOf, silences } from "../cleared.ts";
import { inContext, type ContextChange } from "../context.ts";
import { doubledKind, severityOfDoubled, type DoubledKind } from "../doubled.ts";
import type { Item, Part, PatientContext } from "../entries/item.ts";
import type { RuleHead } from "../rules/rule-head.ts";
import { HEADS, isExcepted, sidesOf } from "../rules/rule-index.ts";

/** Why a pair is in the list: one rule and the two ingredients it is about, in the order of its sides. */
export type Reason = {
  readonly rule: string;
  readonly topic: string;
  readonly severity: Severity;
  readonly tier: Tier;
  readonly ingredients: readonly [string, string];
  readonly changes: readonly ContextChange[];
  /** Orders findings of one severity. */
  readonly weight: number;
};

/** Where in a pair of combinations something was found: lower for the parts that come first. */
type AtPlace = { readonly place: number };

export type Match = AtPlace & { readonly reason: Reason; readonly settles: boolean };

export type Words = {
  readonly matches: readonly Match[];
  readonly cleared: readonly (AtPlace & { readonly record: Cleared })[];
};

/** A part of an entry, with the entry's place in the list and its own in the entry. */
type Placed = { readonly part: Part; readonly item: number; readonly place: number };

/** More parts than any combination has. */
const MOST_PARTS = 100;

/**
 * What is said of the entries at two places of the list, the lower first; nothing of most. Each rule is asked which of the
 * list's ingredients stand on its sides: that touches the rules of thirty drugs once, where asking each pair which rules
 * its two drugs share would touch them four hundred times.
 */
export function wordsOnPairs(
  items: readonly Item[],
  context: PatientContext,
): (one: number, other: number) => Words | undefined {
  const parts = items.flatMap(({ parts: own }, item) =>
    own.map((part, place): Placed => ({ part, item, place })),
  );
  const book: Book = { length: items.length, byPair: new Map() };
  enterDuplicates(items, parts, book);
  for (const { head, a, b } of rulesOnBothSides(parts)) {
    for (const one of a) {
      for (const other of b) {
        if (one.item < other.item) enter(head, one, other, false, context, book);
        // Where both orders fit, the rule was or will be met in the order of the list.
        else if (other.item < one.item && !(a.includes(other) && b.includes(one))) {
          enter(head, other, one, true, context, book);
        }
      }
    }
  }
  return (one, other) => book.byPair.get(one * book.length + other);
}

type Found = {
  readonly matches: Match[];
  readonly cleared: (AtPlace & { readonly record: Cleared })[];
};

type Book = { readonly length: number; readonly byPair: Map<number, Found> };

function foundOf(left: Placed, right: Placed, book: Book): Found {
  const key = left.item * book.length + right.item;
  const known = book.byPair.get(key);
  if (known) return known;
  const fresh: Found = { matches: [], cleared: [] };
  book.byPair.set(key, fresh);
  return fresh;
}

const placeOf = (left: Placed, right: Placed): number => left.place * MOST_PARTS + right.place;

type RuleOnBothSides = { readonly head: RuleHead; readonly a: Placed[]; readonly b: Placed[] };

/** Rules that have parts of the list on each side, with those parts in the order of the list. */
function rulesOnBothSides(parts: readonly Placed[]): Iterable<RuleOnBothSides> {
  const onB = new Uint8Array(HEADS.length);
  for (const { part } of parts) for (const number of sidesOf(part.ingredient).b) onB[number] = 1;
  const rules = new Map<number, RuleOnBothSides>();
  for (const one of parts) {
    for (const number of sidesOf(one.part.ingredient).a) {
      if (onB[number] === 0) continue;
      const rule = rules.get(number);
      const head = HEADS[number];
      if (rule) rule.a.push(one);
      else if (head) rules.set(number, { head, a: [one], b: [] });
    }
  }
  for (const one of parts) {
    for (const number of sidesOf(one.part.ingredient).b) rules.get(number)?.b.push(one);
  }
  return rules.values();
}

/** Enters what a rule says of two parts, `left` from the entry that comes first; `swapped` where it has them the other way round. */
function enter(
  head: RuleHead,
  left: Placed,
  right: Placed,
  swapped: boolean,
  context: PatientContext,
  book: Book,
): void {
  const [one, other] = [left.part.ingredient, right.part.ingredient];
  if (one === other || !reaches(left.part, head) || !reaches(right.part, head)) return;
  if (isExcepted(head, one, other)) return;
  const found = foundOf(left, right, book);
  const place = placeOf(left, right);
  const clearing = clearingOf(one, other);
  if (clearing && silences(clearing, head)) {
    const { record } = clearing;
    if (!found.cleared.some((known) => known.place === place))
      found.cleared.push({ place, record });
    return;
  }
  const { severity, changes } = inContext(head, context, left.part, right.part);
  const { id: rule, topic, tier, weight = 0 } = head;
  const ingredients = swapped ? ([other, one] as const) : ([one, other] as const);
  const reason = { rule, topic, severity, tier, ingredients, changes, weight };
  found.matches.push({ reason, settles: head.settles === true, place });
}

function reaches(part: Part, head: RuleHead): boolean {
  return part.reachesBlood || (head.alsoBy ?? []).some((route) => part.routes.includes(route));
}

/** One ingredient in two entries: also where it acts in place, so that a drug given twice is never nothing found. */
function enterDuplicates(items: readonly Item[], parts: readonly Placed[], book: Book): void {
  const byIngredient = new Map<string, Placed[]>();
  for (const right of parts) {
    const before = byIngredient.get(right.part.ingredient);
    if (!before) {
      byIngredient.set(right.part.ingredient, [right]);
      continue;
    }
    for (const left of before) {
      if (left.item === right.item) continue;
      const [one, other] = [items[left.item], items[right.item]];
      if (!one || !other) continue;
      const kind = doubledKind([one, left.part], [other, right.part]);
      const place = placeOf(left, right);
      const reason = doubled(kind, left.part.ingredient);
      foundOf(left, right, book).matches.push({ reason, settles: false, place });
    }
    before.push(right);
  }
}

function doubled(rule: DoubledKind, ingredient: string): Reason {
  return {
    rule,
    topic: "duplication",
    severity: severityOfDoubled(rule),
    tier: "stated",
    ingredients: [ingredient, ingredient],
    changes: [],
    weight: 0,
  };
}
