/** What is on record of those who need another dose, or none: absence is a value of its own, and never means safe. */
import * as v from "valibot";

/** Whom a record may say a rule of, may say that its label asks for no change for, or may have nothing on. */
export const SUBJECTS = [
  "kidneys",
  "dialysis",
  "liver",
  "pregnancy",
  "lactation",
  "children",
  "elderly",
] as const;
export type Subject = (typeof SUBJECTS)[number];

export const STATES = ["rule", "no change", "not on record"] as const;
export type State = (typeof STATES)[number];

/** What only the dosing records of an ingredient speak of. */
export const POPULATIONS = [
  "dialysis",
  "children",
  "elderly",
] as const satisfies readonly Subject[];

export const PopulationSchema = v.object({
  subject: v.picklist(POPULATIONS),
  state: v.picklist(STATES),
  said: v.array(
    v.object({
      /** The form it holds for, where the ingredient has several records. */
      holds: v.optional(v.string()),
      text: v.string(),
      source: v.string(),
    }),
  ),
});
export type Population = v.InferOutput<typeof PopulationSchema>;
