import * as v from "valibot";

/** Worst first. */
export const REVIEW_SEVERITIES = ["boxed warning", "contraindication", "dose", "other"] as const;
export type ReviewSeverity = (typeof REVIEW_SEVERITIES)[number];
export const REVIEW_JUDGEMENTS = ["contradicted", "not found"] as const;
export type ReviewJudgement = (typeof REVIEW_JUDGEMENTS)[number];

export const ReviewQuery = v.object({
  /** "ingredients/metformin": all that its record says; "dosing" and "interactions": all that the feature says. */
  about: v.pipe(
    v.string(),
    v.regex(
      /^(?:ingredients\/[a-z0-9-]{1,80}|dosing|interactions)$/,
      'Must be "dosing", "interactions" or "ingredients/" with the id of an ingredient',
    ),
  ),
});

const Review = v.object({
  /** The statement: "metformin/dosing/metformin/type-2-diabetes/oral/18-y-up/day-max". */
  id: v.string(),
  /** Where it is said: "monograph/metformin", "dosing/metformin", "interactions/statin-gemfibrozil/simvastatin". */
  record: v.string(),
  /** What it says, in a line. */
  says: v.string(),
  /** What it is a dose for; null for what holds for every use. */
  use: v.nullable(v.string()),
  severity: v.picklist(REVIEW_SEVERITIES),
  /** The newer label says otherwise, or it no longer speaks of it. */
  judgement: v.picklist(REVIEW_JUDGEMENTS),
  setId: v.string(),
  version: v.number(),
  /** The day from which that version holds, or on which it was read here where it says none. */
  changedOn: v.string(),
  /** A product's page that shows what changed; null where no product has this label. */
  href: v.nullable(v.string()),
});
export type Review = v.InferOutput<typeof Review>;

export const ReviewList = v.object({ reviews: v.array(Review) });
