import type { Given, Severity, When } from "../rule.ts";
import type { Part, PatientContext } from "./entries/item.ts";
import type { RuleHead } from "./rules/rule-head.ts";

/** What the patient, or a dose that the list gives, made of a rule's severity, in the rule's own words. */
export type ContextChange = {
  readonly from: Severity;
  readonly to: Severity;
  readonly says: string;
  readonly about: "patient" | "dose";
};

function isGiven(given: Given, part: Part, other: Part): boolean {
  const { id, with: others, over, upTo, once } = given;
  const { ingredient, dailyMg, singleDose } = part;
  return (
    ingredient === id &&
    (others === undefined || others.split(" ").includes(other.ingredient)) &&
    (over === undefined || (dailyMg !== undefined && dailyMg > over)) &&
    (upTo === undefined || (dailyMg !== undefined && dailyMg <= upTo)) &&
    (once === undefined || singleDose === true)
  );
}

function holds(when: When, context: PatientContext, one: Part, other: Part): boolean {
  const { age, creatinineClearance: clearance, sex, pregnant, qtRisk } = context;
  return (
    (when.ageFrom === undefined || (age !== undefined && age >= when.ageFrom)) &&
    (when.ageBelow === undefined || (age !== undefined && age < when.ageBelow)) &&
    (when.clearanceBelow === undefined ||
      (clearance !== undefined && clearance < when.clearanceBelow)) &&
    (when.clearanceFrom === undefined ||
      (clearance !== undefined && clearance >= when.clearanceFrom)) &&
    (when.sex === undefined || sex === when.sex) &&
    (when.pregnant === undefined || pregnant === true) &&
    (when.qtRisk === undefined || qtRisk === true) &&
    (when.drug === undefined || isGiven(when.drug, one, other) || isGiven(when.drug, other, one))
  );
}

function aboutOf({ drug }: When): ContextChange["about"] {
  const { over, upTo, once } = drug ?? {};
  return over === undefined && upTo === undefined && once === undefined ? "patient" : "dose";
}

const UNCHANGED: readonly ContextChange[] = [];

/** Applies a rule's changes in their order: the severity after them, and every sentence that applied. */
export function inContext(
  head: RuleHead,
  context: PatientContext,
  one: Part,
  other: Part,
): { severity: Severity; changes: readonly ContextChange[] } {
  if (head.changes === undefined) return { severity: head.severity, changes: UNCHANGED };
  let severity = head.severity;
  const changes: ContextChange[] = [];
  for (const change of head.changes) {
    if (!holds(change.when, context, one, other)) continue;
    const to = change.to ?? severity;
    changes.push({ from: severity, to, says: change.says, about: aboutOf(change.when) });
    severity = to;
  }
  return { severity, changes };
}
