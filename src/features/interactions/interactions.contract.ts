import * as v from "valibot";
import type { LabelDocument } from "#/features/drugs/labels.contract.ts";
import { PatientFactors, PatientReport } from "./patient.contract.ts";

const MOST_DRUGS = 50;
const DrugText = v.pipe(
  v.string("A drug is a text: a name, an NDC or an id"),
  v.trim(),
  v.minLength(1, "A drug's name is missing"),
  v.maxLength(200, "A drug's name has at most 200 characters"),
);

export const InteractionContext = v.object({
  age: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(130))),
  sex: v.optional(v.picklist(["female", "male"])),
  /** mL/min */
  creatinineClearance: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(300))),
  pregnant: v.optional(v.boolean()),
  qtRisk: v.optional(v.boolean()),
  ...PatientFactors,
});

/** Names, NDCs or ids of the drugs, and what of the patient may change a finding. */
export const InteractionRequest = v.object({
  drugs: v.pipe(
    v.array(DrugText),
    v.minLength(2, "At least 2 drugs are needed"),
    v.maxLength(MOST_DRUGS, `At most ${MOST_DRUGS} drugs`),
  ),
  context: v.optional(InteractionContext),
});

export const Severity = v.picklist(["major", "moderate", "minor"]);

export const InteractionRecord = v.object({
  id: v.string(),
  drug1: v.string(),
  drug2: v.string(),
  severity: Severity,
  /** A label of one of the two forbids the other: a level above the other major ones. */
  contraindicated: v.boolean(),
  /** How soon the effect is to be looked for. */
  onset: v.nullable(v.picklist(["immediate", "hours", "days", "weeks", "months"])),
  description: v.string(),
  mechanism: v.string(),
  management: v.string(),
  /** What to look at, and when. */
  watch: v.string(),
  /** What may be used instead; empty where nothing is named. */
  alternatives: v.string(),
  clinical_effects: v.array(v.string()),
  tier: v.picklist(["stated", "predicted"]),
  basis: v.array(
    v.object({ source: v.string(), year: v.nullable(v.number()), citation: v.string() }),
  ),
});

export const InteractionReport = v.object({
  checked: v.array(
    v.object({
      input: v.string(),
      status: v.picklist(["resolved", "ambiguous", "unknown", "uncovered"]),
      ingredients: v.array(v.string()),
      /** "thin": few interactions of it are on record here, and nothing found says little. */
      coverage: v.picklist(["usual", "thin", "none"]),
      /** Names that may be meant, where that has to be asked. */
      candidates: v.array(v.string()),
      /** Spelling errors that were read over. */
      readAs: v.array(v.object({ typed: v.string(), readAs: v.string() })),
      /** Words of the line that nothing explains. */
      notUnderstood: v.array(v.string()),
    }),
  ),
  /** Every pair of the list, also those of which nothing is said. */
  pairs: v.array(
    v.object({
      drug1: v.string(),
      drug2: v.string(),
      state: v.picklist(["stated", "predicted", "nothing-found", "not-checkable"]),
      severity: v.nullable(Severity),
      contraindicated: v.boolean(),
      /** Nothing was found of a drug of which little is on record. */
      thin: v.boolean(),
    }),
  ),
  /** What is contraindicated first, then by severity and clinical weight. */
  interactions: v.array(InteractionRecord),
  /** Pairs of which a label's own finding says that what their classes suggest does not hold. */
  cleared: v.array(
    v.object({ drug1: v.string(), drug2: v.string(), found: v.string(), citation: v.string() }),
  ),
  /** What the allergies and conditions of the context say of each drug. */
  patient: PatientReport,
  regimen: v.array(
    v.object({
      burden: v.string(),
      level: v.picklist(["low", "moderate", "high"]),
      drugs: v.array(v.string()),
    }),
  ),
});

export type InteractionRequest = v.InferOutput<typeof InteractionRequest>;
export type InteractionReport = v.InferOutput<typeof InteractionReport>;
export type InteractionRecord = v.InferOutput<typeof InteractionRecord>;

/** A label's text as it was imported. */
export type LabelText = Pick<LabelDocument, "setId" | "version" | "effectiveOn" | "sections">;

const IngredientId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,80}$/, "Must be an ingredient's id"));

/** Two ingredients, of which a finding was opened. */
export const LabelPair = v.object({ first: IngredientId, second: IngredientId });

const LabelStatement = v.object({
  /** The ingredient whose label was looked at, and the one that was looked for. */
  of: v.string(),
  about: v.string(),
  status: v.picklist(["names", "silent", "not-imported"]),
  setId: v.nullable(v.string()),
  version: v.nullable(v.number()),
  effectiveOn: v.nullable(v.string()),
  quotes: v.array(v.object({ section: v.string(), word: v.string(), sentence: v.string() })),
});

/** What either label says of the other drug. */
export const LabelStatements = v.object({ statements: v.array(LabelStatement) });

export type LabelStatement = v.InferOutput<typeof LabelStatement>;
