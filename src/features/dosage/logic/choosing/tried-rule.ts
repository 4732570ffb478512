import { domainText } from "../record/band-text.ts";
import { type Dosed, workOut } from "../steps/dosing.ts";
import type { KidneyEstimate } from "../organs/kidney-estimate.ts";
import type { KidneyRecord } from "../record/kidney-record.ts";
import type { DosingRule } from "../record/record.ts";
import type { Shelf } from "./shelf.ts";
import type { Situation } from "../patient/situation.ts";

/** A rule and what comes of it for one patient. */
export type Tried = { readonly rule: DosingRule; readonly dosed: Dosed };

export function tryRule(
  rule: DosingRule,
  situation: Situation,
  kidney: KidneyEstimate,
  shelf: Shelf,
  record: KidneyRecord,
): Tried {
  return "never" in rule
    ? { rule, dosed: { kind: "never", reason: rule.never, lines: [] } }
    : { rule, dosed: workOut(rule, situation, kidney, shelf, record) };
}

/** Two rules that come to the same for this patient need not be told apart. */
export function keyOf({ dosed }: Tried): string {
  return dosed.kind === "dose" ? `${dosed.dose} ${dosed.frequency} ${dosed.maxDaily}` : dosed.kind;
}

/** A rule's band and what it comes to, in a line. */
export function summaryOf({ rule, dosed }: Tried): string {
  const what =
    dosed.kind === "dose"
      ? `${dosed.dose} ${dosed.frequency}`
      : dosed.kind === "never"
        ? `do not give (${dosed.reason})`
        : dosed.kind === "unrecorded"
          ? `no dose (${dosed.reason})`
          : `needs ${dosed.missing.join(" and ")}`;
  return `${domainText(rule.age, rule.weight, rule.gestation)}: ${what}`;
}
