import * as v from "valibot";
import { LANGUAGES, SYSTEMS, TRIAGES, URGENCIES } from "./symptoms.terms.ts";

const Gender = v.picklist(["male", "female"], 'Gender must be "male" or "female"');
const System = v.picklist(SYSTEMS);
const Urgency = v.picklist(URGENCIES);

export const SymptomVocabulary = v.object({
  findings: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      synonyms: v.array(v.string()),
      system: System,
    }),
  ),
});
export type SymptomVocabulary = v.InferOutput<typeof SymptomVocabulary>;

const AGE_MESSAGE = "Age must be a number of years from 0 to 120";
const MOST_SYMPTOMS = 200;
const LONGEST_TEXT = 20_000;

const findingIds = v.optional(
  v.pipe(
    v.array(
      v.pipe(v.string("Must be a finding's id"), v.maxLength(200, "Use at most 200 characters")),
    ),
    v.maxLength(MOST_SYMPTOMS, `Use at most ${MOST_SYMPTOMS} findings`),
  ),
  [],
);

/** Who is asked about and what is known. Everything but age and gender may be empty. */
export const SymptomInquiry = v.object({
  age: v.pipe(v.number(AGE_MESSAGE), v.minValue(0, AGE_MESSAGE), v.maxValue(120, AGE_MESSAGE)),
  gender: Gender,
  duration: v.optional(
    v.pipe(v.string("Must be text"), v.maxLength(200, "Use at most 200 characters")),
    "",
  ),
  symptoms: findingIds,
  denied: findingIds,
  additionalInfo: v.optional(
    v.pipe(v.string("Must be text"), v.maxLength(LONGEST_TEXT, "Use at most 20,000 characters")),
    "",
  ),
});
export type SymptomInquiry = v.InferOutput<typeof SymptomInquiry>;

const Danger = v.object({
  id: v.string(),
  name: v.string(),
  icd10: v.string(),
  findingsFor: v.array(v.string()),
  missing: v.array(v.string()),
  urgency: Urgency,
});

export const SymptomAnalysis = v.object({
  conditions: v.array(
    v.object({
      ...Danger.entries,
      synonyms: v.array(v.string()),
      likelihood: v.picklist(["high", "moderate", "low"]),
      findingsAgainst: v.array(v.string()),
      /** Words of the text that the condition's description uses, as a second, statistical reader weighs them. */
      words: v.array(v.string()),
    }),
  ),
  /** Dangerous conditions that what is known does not exclude. */
  mustNotMiss: v.array(Danger),
  redFlags: v.array(v.object({ id: v.string(), name: v.string(), urgency: Urgency })),
  /** "not-judged" where too little was understood, and then nothing says that it can wait. */
  triage: v.picklist(TRIAGES),
  /** Of a text in another language only numbers and single words are read, and of these only red flags follow; "none" without a text. */
  language: v.picklist(LANGUAGES),
  /** `qualities` are ids of findings too: when it comes, how it feels, what makes it worse or better. */
  recognized: v.array(
    v.object({
      text: v.string(),
      finding: v.string(),
      negated: v.boolean(),
      /** Words that deny it elsewhere in the text, where it is stated or measured all the same; null where none do. */
      over: v.nullable(v.string()),
      qualities: v.array(v.string()),
    }),
  ),
  /** What the text itself tells of the patient and of how long it has lasted, in its words; null where it does not. */
  told: v.object({
    age: v.nullable(v.object({ text: v.string(), years: v.number() })),
    gender: v.nullable(Gender),
    duration: v.nullable(v.object({ text: v.string(), days: v.number() })),
  }),
  /** Words that may have mattered and were not understood. */
  unrecognized: v.array(v.string()),
  questions: v.array(
    v.object({
      finding: v.string(),
      name: v.string(),
      kind: v.picklist(["ask", "examine", "test"]),
      raises: v.array(v.string()),
    }),
  ),
});
export type SymptomAnalysis = v.InferOutput<typeof SymptomAnalysis>;

export const NoInput = v.object({});
