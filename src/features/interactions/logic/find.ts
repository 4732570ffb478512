/** The engine: every pair of entries, at most one finding a pair, its reasons gathered, most severe first. Pure and total. */
import type { Cleared } from "../data/cleared.ts";
import type { Severity, Tier } from "../data/rule.ts";
import { withoutCleared } from "./cleared.ts";
import { citationOf } from "./citation.ts";
import { inContext, type ContextChange } from "./context.ts";
import { checkabilityOf, type Checkability } from "./coverage.ts";
import type { Item, Part, PatientContext } from "./item.ts";
import { inOrderOf, rulesFor } from "./rule-index.ts";
import { rankOf, worst, type RuleHead } from "./rule-head.ts";

/** Why a pair is in the list: one rule and the two ingredients it is about, in the order of its sides. */
export type Reason = {
  readonly rule: string;
  readonly topic: string;
  readonly severity: Severity;
  readonly tier: Tier;
  readonly ingredients: readonly [string, string];
  readonly changes: readonly ContextChange[];
};

export type Finding = {
  readonly id: string;
  /** Names of the two entries, in alphabetical order. */
  readonly drugs: readonly [string, string];
  readonly severity: Severity;
  readonly tier: Tier;
  /** The deciding reasons first. */
  readonly reasons: readonly Reason[];
};

/** The four answers about a pair; none of them may be taken for another. */
export type PairState = "stated" | "predicted" | "nothing-found" | "not-checkable";

export type Pair = {
  readonly drugs: readonly [string, string];
  readonly state: PairState;
  readonly severity?: Severity;
};

/** A pair out of which a label's own negative finding took what a rule about the classes would have said. */
export type ClearedPair = {
  readonly drugs: readonly [string, string];
  readonly pair: string;
  /** What the label found, and which label. */
  readonly found: string;
  readonly citation: string;
};

export type Checked = {
  readonly items: readonly { readonly name: string; readonly checkability: Checkability }[];
  readonly findings: readonly Finding[];
  readonly pairs: readonly Pair[];
  readonly cleared: readonly ClearedPair[];
};

export const SAME_INGREDIENT = "same-ingredient";

export function findInteractions(list: readonly Item[], context: PatientContext = {}): Checked {
  const items = distinct(list).map((item) => ({ ...item, checkability: checkabilityOf(item) }));
  const findings: Finding[] = [];
  const pairs: Pair[] = [];
  const cleared: ClearedPair[] = [];
  for (const [index, one] of items.entries()) {
    for (const other of items.slice(index + 1)) {
      const said = wordsOn(one, other, context);
      const finding = findingFor(one, other, said.matches);
      if (finding) findings.push(finding);
      for (const record of said.cleared) cleared.push(clearedPair([one.name, other.name], record));
      pairs.push(pairOf(one, other, finding));
    }
  }
  return {
    items: items.map(({ name, checkability }) => ({ name, checkability })),
    findings: findings.toSorted(bySeverity),
    pairs,
    cleared,
  };
}

/** One entry a name, the one with the higher dose, alphabetical: the order of typing changes nothing. */
function distinct(list: readonly Item[]): Item[] {
  const byDose = list.toReversed().toSorted((a, b) => doseOf(a) - doseOf(b));
  const byName = new Map(byDose.map((item) => [item.name, item]));
  return [...byName.values()].toSorted((a, b) => compare(a.name, b.name));
}

const doseOf = (item: Item): number => Math.max(0, ...item.parts.map((part) => part.dailyMg ?? 0));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function bySeverity(a: Finding, b: Finding): number {
  const tiers = Number(a.tier === "predicted") - Number(b.tier === "predicted");
  return rankOf(b.severity) - rankOf(a.severity) || tiers || compare(a.id, b.id);
}

type KnownItem = Item & { readonly checkability: Checkability };

function pairOf(one: KnownItem, other: KnownItem, finding: Finding | undefined): Pair {
  const drugs = [one.name, other.name] as const;
  if (finding) return { drugs, state: finding.tier, severity: finding.severity };
  const checkable = one.checkability === "checkable" && other.checkability === "checkable";
  return { drugs, state: checkable ? "nothing-found" : "not-checkable" };
}

function clearedPair(drugs: readonly [string, string], record: Cleared): ClearedPair {
  const { pair, found, label } = record;
  return { drugs, pair, found, citation: citationOf(label) };
}

type Words = { readonly matches: readonly Match[]; readonly cleared: readonly Cleared[] };

const NOTHING: Words = { matches: [], cleared: [] };

/** All that rules say of two entries, ingredient by ingredient, and what labels took out of it. */
function wordsOn(one: Item, other: Item, context: PatientContext): Words {
  let words = NOTHING;
  for (const left of one.parts) {
    for (const right of other.parts) {
      const said = matchesOf(left, right, context);
      if (said === NOTHING) continue;
      words = {
        matches: [...words.matches, ...said.matches],
        cleared: [...words.cleared, ...said.cleared],
      };
    }
  }
  return words;
}

function findingFor(one: Item, other: Item, matches: readonly Match[]): Finding | undefined {
  if (matches.length === 0) return undefined;
  const reasons = decidingFirst(matches);
  const [lead] = reasons;
  if (!lead) return undefined;
  return {
    id: `${one.name}+${other.name}`,
    drugs: [one.name, other.name],
    severity: lead.severity,
    tier: lead.tier,
    reasons,
  };
}

type Match = { readonly reason: Reason; readonly settles: boolean };

function matchesOf(left: Part, right: Part, context: PatientContext): Words {
  const [one, other] = [left.ingredient, right.ingredient];
  if (one === other) {
    const doubled = left.reachesBlood && right.reachesBlood;
    return { matches: doubled ? [sameIngredient([one, other])] : [], cleared: [] };
  }
  const rules = rulesFor(one, other);
  if (rules.length === 0) return NOTHING;
  const matching = rules.filter((head) => reaches(left, head) && reaches(right, head));
  const { heads, cleared } = withoutCleared(one, other, matching);
  const matches = heads.map((head) => {
    const { severity, changes } = inContext(head, context, [left, right]);
    const { id: rule, topic, tier } = head;
    const ingredients = inOrderOf(head, one, other);
    return {
      reason: { rule, topic, severity, tier, ingredients, changes },
      settles: head.settles === true,
    };
  });
  return { matches, cleared: cleared ? [cleared] : [] };
}

function sameIngredient(ingredients: readonly [string, string]): Match {
  return {
    reason: {
      rule: SAME_INGREDIENT,
      topic: "duplication",
      severity: "major",
      tier: "stated",
      ingredients,
      changes: [],
    },
    settles: false,
  };
}

function reaches(part: Part, head: RuleHead): boolean {
  return part.reachesBlood || (head.alsoBy ?? []).some((route) => part.routes.includes(route));
}

/**
 * Puts the reasons that decide the pair's severity first: rules that settle the pair, else what is stated, else what is
 * predicted; within them the most severe. Reasons of one rule through several ingredients count once.
 */
function decidingFirst(matches: readonly Match[]): Reason[] {
  const settling = matches.filter((match) => match.settles);
  const stated = matches.filter((match) => match.reason.tier === "stated");
  const pool = settling.length > 0 ? settling : stated.length > 0 ? stated : matches;
  const limit = pool.length > 0 ? worst(pool.map((match) => match.reason.severity)) : "minor";
  const order = ({ reason, settles }: Match): number =>
    (pool === settling && settles ? 100 : 0) +
    (reason.tier === "stated" ? 10 : 0) +
    Math.min(rankOf(reason.severity), pool === settling && !settles ? rankOf(limit) : 9);
  const sorted = matches.toSorted(
    (a, b) => order(b) - order(a) || compare(a.reason.rule, b.reason.rule),
  );
  const seen = new Set<string>();
  return sorted
    .map((match) => match.reason)
    .filter((reason) => !seen.has(reason.rule) && seen.add(reason.rule));
}
