/**
 * Holds statements of the records against one label: the judgement that everything else is made of. Pure: no clock, no
 * database, no files; some 20 ms for a label and all that is said of it.
 *
 * `judgeLabel(label, statements)` judges, whatever versions they are of. After an import a server asks for less:
 *
 *     await holdLabels({ reviews, find, cited: await citedStatements() });   // server/hold-labels.ts
 *
 * or, for a single label that has just come in, `changesIn(label, cited.get(label.setId) ?? [])` of logic/changes.ts. Both
 * give the statements that an earlier version of the label supports and this one does not, worst first, each with its id
 * ("metformin/monograph/boxed/1"), by which a page finds the line that it shows.
 */
import type { LabelText } from "../label.ts";
import type { Statement } from "../statement.ts";
import { conflictIn } from "./conflicts.ts";
import { type ReadLabel, readLabel } from "./read-label.ts";
import { supportIn } from "./support.ts";

export type LabelJudgement<Judged extends Statement = Statement> = {
  readonly statement: Judged;
  /** "not found": the sections that the statement names neither say it nor something else of the same thing. */
  readonly judgement: "supported" | "contradicted" | "not found";
  /** The label's words that settle it; empty where it is not found. */
  readonly found: string;
};

/** @returns a judgement for each statement, in their order, whatever label a statement cites. */
export function judgeLabel<Judged extends Statement>(
  label: LabelText,
  statements: readonly Judged[],
): LabelJudgement<Judged>[] {
  const read = readLabel(label);
  return statements.map((statement) => ({ statement, ...judgementIn(statement, read) }));
}

export function judgementIn(
  statement: Statement,
  label: ReadLabel,
): Omit<LabelJudgement, "statement"> {
  const support = supportIn(statement, label);
  if (support !== undefined) return { judgement: "supported", found: support };
  const conflict = conflictIn(statement, label.partsFor(statement));
  return conflict === undefined
    ? { judgement: "not found", found: "" }
    : { judgement: "contradicted", found: conflict };
}
