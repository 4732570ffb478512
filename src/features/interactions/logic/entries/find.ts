/** The engine: every pair of entries, at most one finding a pair, its reasons gathered, most severe first. Pure and total. */
import type { Cleared } from "../../rule.ts";
import type { Severity, Tier } from "../../rule.ts";
import { citationOf } from "../told/citation.ts";
import { checkabilityOf, coverageOf, type Checkability, type Coverage } from "../told/coverage.ts";
import { decidingFirst } from "../deciding.ts";
import { isForbidden } from "../forbidden.ts";
import type { Item, PatientContext } from "./item.ts";
import { compare, namedApart } from "./named-apart.ts";
import { wordsOnPairs, type Match, type Reason, type Words } from "../told/pair-words.ts";
import { rankOf } from "../rules/rule-head.ts";

export type Finding = {
  readonly id: string;
  /** Names of the two entries, in alphabetical order. */
  readonly drugs: readonly [string, string];
  readonly severity: Severity;
  /** A label of one of the two forbids the other: a level above the other major ones. */
  readonly contraindicated?: true;
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
  readonly contraindicated?: true;
  /** Nothing was found of a drug of which little is on record. */
  readonly thin?: true;
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
  readonly items: readonly {
    readonly name: string;
    readonly checkability: Checkability;
    readonly coverage: Coverage;
  }[];
  readonly findings: readonly Finding[];
  readonly pairs: readonly Pair[];
  readonly cleared: readonly ClearedPair[];
};

export function findInteractions(list: readonly Item[], context: PatientContext = {}): Checked {
  const items = namedApart(list);
  const known = items.map((item) => ({
    name: item.name,
    checkability: checkabilityOf(item),
    coverage: coverageOf(item),
  }));
  const wordsOn = wordsOnPairs(items, context);
  const findings: Finding[] = [];
  const pairs: Pair[] = [];
  const cleared: ClearedPair[] = [];
  for (const [index, one] of items.entries()) {
    for (let place = index + 1; place < items.length; place += 1) {
      const other = items[place];
      if (!other) continue;
      const drugs = [one.name, other.name] as const;
      const said = wordsOn(index, place);
      const finding = said && findingFor(drugs, said.matches);
      if (finding) findings.push(finding);
      if (said)
        for (const record of inOrder(said.cleared)) cleared.push(clearedPair(drugs, record));
      pairs.push(pairOf(drugs, finding, known[index], known[place]));
    }
  }
  return {
    items: known,
    findings: findings.toSorted(bySeverity),
    pairs,
    cleared,
  };
}

/** What is contraindicated, then by severity, stated before predicted, and among equals what weighs most in a clinic. */
function bySeverity(a: Finding, b: Finding): number {
  const forbidden = Number(b.contraindicated ?? false) - Number(a.contraindicated ?? false);
  const tiers = Number(a.tier === "predicted") - Number(b.tier === "predicted");
  return (
    forbidden ||
    rankOf(b.severity) - rankOf(a.severity) ||
    tiers ||
    weightOf(b) - weightOf(a) ||
    compare(a.id, b.id)
  );
}

/** The heaviest of the reasons that decide it, and more where several of them do. */
function weightOf({ reasons, severity, tier }: Finding): number {
  const deciding = reasons.filter((one) => one.severity === severity && one.tier === tier);
  return Math.max(0, ...deciding.map(({ weight }) => weight)) * 4 + Math.min(deciding.length, 4);
}

type Names = readonly [string, string];

type Known = Checked["items"][number] | undefined;

function pairOf(drugs: Names, finding: Finding | undefined, one: Known, other: Known): Pair {
  if (finding) {
    const { tier: state, severity, contraindicated } = finding;
    return { drugs, state, severity, ...(contraindicated && { contraindicated }) };
  }
  if (one?.checkability !== "checkable" || other?.checkability !== "checkable") {
    return { drugs, state: "not-checkable" };
  }
  const thin = one.coverage === "thin" || other.coverage === "thin";
  return { drugs, state: "nothing-found", ...(thin && { thin: true as const }) };
}

function inOrder(cleared: Words["cleared"]): readonly Cleared[] {
  return cleared.toSorted((a, b) => a.place - b.place).map(({ record }) => record);
}

function clearedPair(drugs: Names, { pair, found, label }: Cleared): ClearedPair {
  return { drugs, pair, found, citation: citationOf(label) };
}

function findingFor(drugs: Names, matches: readonly Match[]): Finding | undefined {
  const reasons = decidingFirst(matches);
  const [lead] = reasons;
  if (!lead) return undefined;
  const { severity, tier } = lead;
  const forbidden =
    severity === "major" &&
    reasons.some((one) => one.severity === severity && isForbidden(...one.ingredients));
  const id = `${drugs[0]}+${drugs[1]}`;
  return { id, drugs, severity, ...(forbidden && { contraindicated: true }), tier, reasons };
}
