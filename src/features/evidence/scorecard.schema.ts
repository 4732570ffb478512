/** What the build counts: statements by what they rest on, what engines were measured to do, and what is not covered. */
import * as v from "valibot";
import { STATES, SUBJECTS } from "#/features/substances/population.schema.ts";
import { STANDINGS } from "./standing.ts";

export const FEATURES = [
  "monographs",
  "dosing",
  "interactions",
  "symptoms",
  "calculators",
  "pills",
] as const;
export type Feature = (typeof FEATURES)[number];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Standings = v.object(v.entriesFromList(STANDINGS, Count));

export const Measured = v.object({
  engine: v.picklist(FEATURES),
  set: v.string(),
  size: Count,
  /** Nobody had looked at what goes wrong in the set when it was measured. */
  sealed: v.boolean(),
  figures: v.array(v.strictObject({ says: v.string(), value: v.string() })),
  /** ISO 8601. */
  day: v.string(),
  command: v.string(),
  document: v.string(),
});
export type Measured = v.InferOutput<typeof Measured>;

export const Scorecard = v.object({
  statements: v.object({
    /** The last day on which labels were held against the records; null where none were yet. */
    judgedOn: v.nullable(v.string()),
    /** Labels that support a statement. */
    labels: Count,
    byFeature: v.array(v.object({ feature: v.picklist(FEATURES), counts: Standings })),
    byKind: v.array(v.object({ kind: v.string(), counts: Standings })),
  }),
  measured: v.array(Measured),
  coverage: v.object({
    /** Medicines, vaccines and contrast agents that are in use and name one substance. */
    ingredients: Count,
    withMonograph: Count,
    withDosing: Count,
    /** Monographs of which no statement rests on a label, and their sections and those of which none does. */
    monographsWithoutLabel: Count,
    sections: Count,
    sectionsWithoutLabel: Count,
    /** Uses that have a dose, and those of which a dose rests on neither a label with its set id nor a named document. */
    uses: Count,
    usesWithoutDocument: Count,
    interactionRules: Count,
    majorRules: Count,
    /** Of the major rules, those that no label supports. */
    majorWithoutLabel: Count,
    conditions: Count,
    /** Those that name a guideline, set of criteria or review. */
    conditionsWithSource: Count,
    calculators: Count,
    /** Dosing rules, by what they say of whom another dose may be needed for. */
    dosingRules: Count,
    subjects: v.array(
      v.object({
        subject: v.picklist(SUBJECTS),
        counts: v.object(v.entriesFromList(STATES, Count)),
      }),
    ),
  }),
});
export type Scorecard = v.InferOutput<typeof Scorecard>;
