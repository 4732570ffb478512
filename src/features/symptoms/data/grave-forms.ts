/** A disease whose mild form looks alike: it never stands below that form. */
export type GraveForm = {
  readonly grave: string;
  readonly mild: readonly string[];
  /** What tells it from the mild form. Where none of these is stated it is not listed beside it, and stays among what must not be missed. */
  readonly signs: readonly string[];
};

export const GRAVE_FORMS: readonly GraveForm[] = [
  // World Allergy Organization, anaphylaxis guidance, 2020: skin with airway, circulation or gut, or one of these after an allergen.
  {
    grave: "anaphylaxis",
    mild: ["urticaria", "chronic-urticaria", "food-allergy", "drug-allergy"],
    signs:
      "angioedema dyspnea wheezing stridor hypotension syncope presyncope shock voice-muffled hoarseness dysphagia throat-tightness respiratory-distress hypoxia tachycardia vomiting abdominal-pain consciousness-reduced confusion".split(
        " ",
      ),
  },
];
