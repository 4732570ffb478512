import type { Severity, When } from "../data/rule.ts";
import type { PatientContext } from "./item.ts";
import type { RuleHead } from "./rule-head.ts";

/** What the patient's context made of a rule's severity, in the rule's own words. */
export type ContextChange = {
  readonly from: Severity;
  readonly to: Severity;
  readonly says: string;
};

export function holds(when: When, context: PatientContext): boolean {
  const { age, creatinineClearance: clearance, sex, pregnant, qtRisk } = context;
  const tests = [
    when.ageFrom === undefined || (age !== undefined && age >= when.ageFrom),
    when.ageBelow === undefined || (age !== undefined && age < when.ageBelow),
    when.clearanceBelow === undefined ||
      (clearance !== undefined && clearance < when.clearanceBelow),
    when.clearanceFrom === undefined ||
      (clearance !== undefined && clearance >= when.clearanceFrom),
    when.sex === undefined || sex === when.sex,
    when.pregnant === undefined || pregnant === true,
    when.qtRisk === undefined || qtRisk === true,
  ];
  return tests.every(Boolean);
}

/** Applies a rule's changes in their order: the severity after them, and every sentence that applied. */
export function inContext(
  head: RuleHead,
  context: PatientContext,
): { severity: Severity; changes: readonly ContextChange[] } {
  let severity = head.severity;
  const changes: ContextChange[] = [];
  for (const change of head.changes ?? []) {
    if (!holds(change.when, context)) continue;
    const to = change.to ?? severity;
    changes.push({ from: severity, to, says: change.says });
    severity = to;
  }
  return { severity, changes };
}
