/**
 * Holds statements of the records against one label: the judgement that everything else is made of. Pure; about 1 ms a
 * statement at most, so that a list of hundreds belongs into a thread or the background.
 *
 * After an import a server calls it so:
 *
 *     const cited = await citedStatements();                     // server/cited.ts: packed statements by set id
 *     for (const [setId, statements] of cited) {
 *       const label = await labels.find(setId);                  // the newest version, from the drugs' label store
 *       if (label === undefined) continue;
 *       const changes = changesIn(label, statements);            // logic/changes.ts: those that it no longer supports
 *     }
 *
 * `changesIn` calls `judgeLabel` for what an earlier version supports; `judgeLabel` itself knows no versions.
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
