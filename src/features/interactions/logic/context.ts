import type { Given, Severity, When } from "../data/rule.ts";
import type { Part, PatientContext } from "./item.ts";
import type { RuleHead } from "./rule-head.ts";

/** What the patient, or a dose that the list gives, made of a rule's severity, in the rule's own words. */
export type ContextChange = {
  readonly from: Severity;
  readonly to: Severity;
  readonly says: string;
  readonly about: "patient" | "dose";
};

function isGiven({ id, with: others, over, upTo, once }: Given, pair: readonly Part[]): boolean {
  return pair.some((part) => {
    if (part.ingredient !== id) return false;
    const other = pair.find((one) => one !== part)?.ingredient ?? "";
    const { dailyMg } = part;
    return (
      (others === undefined || others.split(" ").includes(other)) &&
      (over === undefined || (dailyMg !== undefined && dailyMg > over)) &&
      (upTo === undefined || (dailyMg !== undefined && dailyMg <= upTo)) &&
      (once === undefined || part.singleDose === true)
    );
  });
}

function holds(when: When, context: PatientContext, pair: readonly Part[]): boolean {
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
    when.drug === undefined || isGiven(when.drug, pair),
  ];
  return tests.every(Boolean);
}

function aboutOf({ drug }: When): ContextChange["about"] {
  const { over, upTo, once } = drug ?? {};
  return over === undefined && upTo === undefined && once === undefined ? "patient" : "dose";
}

/** Applies a rule's changes in their order: the severity after them, and every sentence that applied. */
export function inContext(
  head: RuleHead,
  context: PatientContext,
  pair: readonly Part[],
): { severity: Severity; changes: readonly ContextChange[] } {
  let severity = head.severity;
  const changes: ContextChange[] = [];
  for (const change of head.changes ?? []) {
    if (!holds(change.when, context, pair)) continue;
    const to = change.to ?? severity;
    changes.push({ from: severity, to, says: change.says, about: aboutOf(change.when) });
    severity = to;
  }
  return { severity, changes };
}
