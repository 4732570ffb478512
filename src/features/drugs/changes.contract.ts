import * as v from "valibot";

const CHANGE_KINDS = ["recall", "boxed-warning"] as const;

/** Something about a drug that changed lately, by FDA's own date. */
export const DrugChange = v.object({
  kind: v.picklist(CHANGE_KINDS),
  /** "Class II" of a recall; "New", "Changed" or "Removed" of a boxed warning. */
  what: v.string(),
  drug: v.string(),
  detail: v.string(),
  /** "2026-11-20". */
  on: v.string(),
  source: v.string(),
  /** A product that it is about; null where none is listed here. */
  href: v.nullable(v.string()),
});
export type DrugChange = v.InferOutput<typeof DrugChange>;

/** The latest first, and nothing that is older than a month. */
export const DrugChanges = v.object({ changes: v.array(DrugChange) });
export type DrugChanges = v.InferOutput<typeof DrugChanges>;
