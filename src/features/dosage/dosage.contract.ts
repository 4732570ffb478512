import * as v from "valibot";
import { STATES, SUBJECTS } from "#/features/substances/population.schema.ts";

export const NoInput = v.object({});

export const MedicationList = v.object({
  medications: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      /** Empty where the medication is on record only to say why no dose is calculated. */
      indications: v.array(v.string()),
      routes: v.array(v.string()),
    }),
  ),
});
export type MedicationList = v.InferOutput<typeof MedicationList>;

const between = (what: string, low: number, high: number) => {
  const message = `${what} must be a number from ${low} to ${high}`;
  const needed = ({ input }: { readonly input: unknown }): string =>
    input === undefined ? `${what} is required` : message;
  return v.pipe(v.number(needed), v.minValue(low, message), v.maxValue(high, message));
};

const words = (what: string, most = 200) =>
  v.pipe(
    v.string(`${what} must be text`),
    v.maxLength(most, `Use at most ${most} characters`),
    v.trim(),
  );

/** Weights in kg, heights in cm, creatinine in mg/dL, clearance in mL/min, eGFR in mL/min/1.73 m2, gestation in weeks at birth. */
export const DosageQuestion = v.object({
  patientType: v.picklist(
    ["adult", "pediatric", "neonatal", "geriatric"],
    'Patient type must be "adult", "pediatric", "neonatal" or "geriatric"',
  ),
  weightKg: between("Weight in kg", 0.2, 600),
  ageYears: v.optional(between("Age in years", 0, 120)),
  medication: v.pipe(words("Medication"), v.nonEmpty("Medication is required")),
  indication: v.optional(words("Indication")),
  route: v.optional(words("Route")),
  sex: v.optional(v.picklist(["female", "male"], 'Sex must be "female" or "male"')),
  heightCm: v.optional(between("Height in cm", 20, 260)),
  serumCreatinine: v.optional(between("Serum creatinine in mg/dL", 0.1, 40)),
  creatinineClearance: v.optional(between("Creatinine clearance in mL/min", 0, 400)),
  eGFR: v.optional(between("eGFR in mL/min/1.73 m2", 0, 400)),
  dialysis: v.optional(
    v.picklist(["hemodialysis", "peritoneal"], 'Dialysis must be "hemodialysis" or "peritoneal"'),
  ),
  hepatic: v.optional(
    v.picklist(
      ["none", "mild", "moderate", "severe"],
      'Hepatic impairment must be "none", "mild", "moderate" or "severe"',
    ),
  ),
  gestationalWeeks: v.optional(between("Gestational age in weeks", 20, 45)),
  pregnant: v.optional(v.boolean("Pregnant must be true or false")),
  preparation: v.optional(words("Preparation")),
  /** What an infusion runs from: its rate is then told in mL/h too. */
  bag: v.optional(words("Bag", 40)),
  /** True when values that were asked back stand as they are. */
  confirmed: v.optional(v.boolean("Confirmed must be true or false")),
});
export type DosageQuestion = v.InferOutput<typeof DosageQuestion>;

/** No dose is never the same as a safe one: `status` says why there is none, and the first warning in words. */
export const DosageAnswer = v.object({
  status: v.picklist([
    "dose",
    "contraindicated",
    "refused",
    "not-covered",
    "more-needed",
    "asked-back",
    "choose-indication",
  ]),
  medication: v.string(),
  dose: v.nullable(v.string()),
  frequency: v.string(),
  maxDaily: v.string(),
  route: v.string(),
  warnings: v.array(v.string()),
  notes: v.array(v.string()),
  /** The worked sum; its last line is the dose. */
  derivation: v.array(v.string()),
  source: v.string(),
  checked: v.string(),
  /**
   * All seven subjects, where a rule was come to. "not on record" says nothing of safety; `concerns` is true where the subject
   * is this patient's; `words` is what the monograph says where no rule of the dose does, so that it is not worked in.
   */
  recorded: v.array(
    v.object({
      subject: v.picklist(SUBJECTS),
      state: v.picklist(STATES),
      concerns: v.boolean(),
      inOtherUse: v.boolean(),
      words: v.string(),
    }),
  ),
  /** The doses of all uses, where no indication was chosen and several are on record; `dose` is null then. */
  byIndication: v.optional(
    v.array(
      v.object({
        indication: v.string(),
        route: v.string(),
        dose: v.nullable(v.string()),
        frequency: v.string(),
        maxDaily: v.string(),
        /** Why this use has no dose for the patient; empty where it has one. */
        reason: v.string(),
      }),
    ),
  ),
});
export type DosageAnswer = v.InferOutput<typeof DosageAnswer>;
