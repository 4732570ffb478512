import type { Pathway } from "../../role.ts";
import type { Change, LocalRoute, Rule, Severity, Tier } from "../../rule.ts";

/** What the engine needs of a rule to match it; the prose stays in the rule's topic until it is asked for. */
export type RuleHead = {
  readonly id: string;
  /** The file under `knowledge/interactions/` that holds the whole rule; derived rules have "pathway" or "duplication". */
  readonly topic: string;
  readonly a: string;
  readonly b: string;
  readonly severity: Severity;
  readonly tier: Tier;
  readonly changes?: readonly Change[];
  readonly alsoBy?: readonly LocalRoute[];
  readonly except?: readonly string[];
  readonly settles?: true;
  readonly pathway?: Pathway;
  /** Among rules of one severity the heavier comes first: see `weightOf`. */
  readonly weight?: number;
};

export function headOf(rule: Rule, topic: string): RuleHead {
  const { id, a, b, severity, tier = "stated", changes, alsoBy, except, settles, pathway } = rule;
  return {
    id,
    topic,
    a,
    b,
    severity,
    tier,
    ...(changes && { changes }),
    ...(alsoBy && { alsoBy }),
    ...(except && { except }),
    ...(settles && { settles }),
    ...(pathway && { pathway }),
  };
}

const RANK = { major: 3, moderate: 2, minor: 1 } as const satisfies Record<Severity, number>;

export function rankOf(severity: Severity): number {
  return RANK[severity];
}
