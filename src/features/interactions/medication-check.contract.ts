import * as v from "valibot";
import { InteractionContext, Severity } from "./interactions.contract.ts";
import { PatientReport } from "./patient.contract.ts";

/** As many entries as one check takes. */
export const MOST_MEDICATIONS = 50;

/** Medications as another program holds them, each in every wording it has: its text, the displays of its codes. */
export const MedicationCheck = v.object({
  medications: v.pipe(v.array(v.array(v.string())), v.maxLength(MOST_MEDICATIONS)),
  context: v.optional(InteractionContext),
});

/**
 * "conflicting": its wordings name different drugs. "misspelled": it reads as a drug only with other letters, which may be
 * asked of a person and never of a program.
 */
const ReadStatus = v.picklist([
  "resolved",
  "ambiguous",
  "unknown",
  "misspelled",
  "conflicting",
  "uncovered",
]);

const ReadMedication = v.object({
  status: ReadStatus,
  /** The wording that was understood, else the first. */
  text: v.string(),
  /** As findings name it; empty where it was not understood. */
  name: v.string(),
  /** Ids and names of the ingredients, in the same order. */
  ingredients: v.array(v.object({ id: v.string(), name: v.string() })),
  notUnderstood: v.array(v.string()),
  coverage: v.picklist(["usual", "thin", "none"]),
});

/** Why a finding is of the gravest: where a label or a list says it. */
const Ground = v.picklist(["contraindication", "boxed warning", "high-priority list"]);

const MedicationFinding = v.object({
  /** The places of the two among the medications, the lower first. */
  pair: v.tuple([v.number(), v.number()]),
  drugs: v.tuple([v.string(), v.string()]),
  kind: v.picklist(["interaction", "duplicate"]),
  severity: Severity,
  /** A label of one of the two forbids the other. */
  contraindicated: v.boolean(),
  tier: v.picklist(["stated", "predicted"]),
  /** The rule that decides, and the ids of the two ingredients it is about. */
  rule: v.string(),
  ingredients: v.tuple([v.string(), v.string()]),
  grounds: v.array(Ground),
  says: v.string(),
  /** What of this patient, or of a dose, changed it. */
  changes: v.array(v.string()),
  mechanism: v.string(),
  management: v.string(),
  /** What to look at, and when. */
  watch: v.string(),
  instead: v.string(),
  basis: v.array(
    v.object({ source: v.string(), year: v.nullable(v.number()), citation: v.string() }),
  ),
});

export const MedicationReport = v.object({
  read: v.array(ReadMedication),
  /** Most severe first. */
  findings: v.array(MedicationFinding),
  /** What the allergies and conditions of the context say of each medication, by its place. */
  patient: PatientReport,
});

export type MedicationCheck = v.InferOutput<typeof MedicationCheck>;
export type ReadMedication = v.InferOutput<typeof ReadMedication>;
export type MedicationFinding = v.InferOutput<typeof MedicationFinding>;
export type MedicationReport = v.InferOutput<typeof MedicationReport>;
export type Ground = v.InferOutput<typeof Ground>;
