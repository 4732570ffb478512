import * as v from "valibot";

const MOST_OF_A_KIND = 40;

const FactorText = v.pipe(
  v.string("An allergy or a condition is a text"),
  v.trim(),
  v.minLength(1, "An allergy or a condition has no words"),
  v.maxLength(200, "An allergy or a condition has at most 200 characters"),
);

const FactorTexts = v.optional(
  v.pipe(v.array(FactorText), v.maxLength(MOST_OF_A_KIND, `At most ${MOST_OF_A_KIND} of a kind`)),
);

/** What of a patient's chart may speak against a drug, in the chart's own words. */
export const PatientFactors = {
  allergies: FactorTexts,
  conditions: FactorTexts,
};

const Kind = v.picklist(["allergy", "condition"]);

/** How each allergy and condition was read: what is not understood is checked against nothing, and says so. */
export const FactorRead = v.object({
  input: v.string(),
  kind: Kind,
  status: v.picklist(["known", "ambiguous", "unknown"]),
  /** The groups and drugs that it was read as. */
  readAs: v.array(v.string()),
  /** Names that may be meant, where that has to be asked. */
  candidates: v.array(v.string()),
});

/** A drug of the list that an allergy or a condition speaks against: one finding for each drug and factor, the gravest. */
export const PatientFinding = v.object({
  kind: Kind,
  drug: v.string(),
  /** The place of the drug in the list, from 0. */
  place: v.number(),
  /** The allergy or condition, as it was sent. */
  factor: v.string(),
  /** The group that it belongs to; "same-drug" for an allergy to the drug itself. */
  group: v.string(),
  severity: v.picklist(["major", "moderate", "minor"]),
  contraindicated: v.boolean(),
  says: v.string(),
  management: v.string(),
  basis: v.array(
    v.object({
      source: v.string(),
      year: v.nullable(v.number()),
      citation: v.string(),
    }),
  ),
});

export const PatientReport = v.object({
  read: v.array(FactorRead),
  /** Gravest first. */
  findings: v.array(PatientFinding),
});

export type FactorRead = v.InferOutput<typeof FactorRead>;
export type PatientFinding = v.InferOutput<typeof PatientFinding>;
export type PatientReport = v.InferOutput<typeof PatientReport>;
