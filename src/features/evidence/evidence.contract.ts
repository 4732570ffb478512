import * as v from "valibot";
import { Scorecard } from "./scorecard.schema.ts";

export const NoInput = v.object({});

export const EvidenceAnswer = v.object({
  scorecard: Scorecard,
  /** Every source that is known: the day that its content is of, when it was read, asked for and failed; null for never. */
  sources: v.array(
    v.object({
      name: v.string(),
      title: v.string(),
      contentOn: v.nullable(v.string()),
      updatedAt: v.nullable(v.string()),
      lookedAt: v.nullable(v.string()),
      failedAt: v.nullable(v.string()),
      nextLookAt: v.nullable(v.string()),
    }),
  ),
  /** Statements that a newer version of their label no longer supports, and labels that could not be judged. */
  reviews: v.object({ statements: v.number(), labels: v.number(), problems: v.number() }),
});
export type EvidenceAnswer = v.InferOutput<typeof EvidenceAnswer>;
