/** What a newer version of a cited label no longer supports. */
import type { CitedStatement } from "../cited-statement.ts";
import type { LabelText } from "../label.ts";
import {
  REVIEW_JUDGEMENTS,
  REVIEW_SEVERITIES,
  type ReviewJudgement,
  type ReviewSeverity,
} from "../reviews.contract.ts";
import { judgeLabel } from "./judge-label.ts";

export type Change = {
  readonly statement: CitedStatement;
  /** The newer label says otherwise, or it no longer speaks of it. */
  readonly judgement: ReviewJudgement;
  /** Its words that say otherwise; empty where it no longer speaks of it. */
  readonly found: string;
  readonly severity: ReviewSeverity;
};

const SEVERITY_OF: Readonly<Record<string, ReviewSeverity>> = {
  boxed: "boxed warning",
  contraindication: "contraindication",
  dose: "dose",
  loading: "dose",
  cap: "dose",
  "day-max": "dose",
  renal: "dose",
  hepatic: "dose",
  note: "dose",
};

/** @returns those of the statements that this label supported in an earlier version and does not in this one, worst first. */
export function changesIn(label: LabelText, statements: readonly CitedStatement[]): Change[] {
  const supported = statements.filter(
    ({ support }) => support.setId === label.setId && isEarlier(support.version, label.version),
  );
  return judgeLabel(label, supported)
    .flatMap(({ statement, judgement, found }): Change[] =>
      judgement === "supported"
        ? []
        : [{ statement, judgement, found, severity: severityOf(statement) }],
    )
    .toSorted(worstFirst);
}

function worstFirst(a: Change, b: Change): number {
  return rank(a) - rank(b);
}

const rank = ({ judgement, severity }: Change): number =>
  REVIEW_JUDGEMENTS.indexOf(judgement) * REVIEW_SEVERITIES.length +
  REVIEW_SEVERITIES.indexOf(severity);

/** A copy that says no version may be of an earlier one. */
export const isEarlier = (then: number | undefined, now: number | undefined): boolean =>
  then === undefined || now === undefined || then < now;

function severityOf({ kind, fields }: CitedStatement): ReviewSeverity {
  if (fields.never === "yes") return "contraindication";
  return SEVERITY_OF[kind] ?? "other";
}
