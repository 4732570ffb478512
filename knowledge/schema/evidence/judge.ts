/** Holds statements against all labels at hand. */
import { judgementIn } from "#/features/evidence/logic/judge-label.ts";
import type { Statement } from "#/features/evidence/statement.ts";
import type { Label, Shelf } from "./shelf.ts";

export const JUDGEMENTS = [
  "supported twice",
  "supported",
  "contradicted",
  "not found",
  "no label at hand",
  "no document",
] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

export type Result = {
  readonly statement: Statement;
  readonly judgement: Judgement;
  /** The label's words that settle it. */
  readonly found: string;
  readonly label?: Label;
  /** The other labeler's label that says the same. */
  readonly second?: Label;
};

export function judge(statement: Statement, shelf: Shelf): Result {
  const { source, sections } = statement;
  if (source === undefined || sections === "")
    return { statement, judgement: "no document", found: "" };
  const label = shelf.named(source.setId, source.version);
  if (label === undefined) return { statement, judgement: "no label at hand", found: "" };
  const own = judgementIn(statement, label.read);
  if (own.judgement !== "supported") return { statement, ...own, label };
  const second = shelf
    .others(label)
    .find((other) => judgementIn(statement, other.read).judgement === "supported");
  return second === undefined
    ? { statement, ...own, label }
    : { statement, ...own, judgement: "supported twice", label, second };
}
