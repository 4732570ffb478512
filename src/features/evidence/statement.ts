/** One checkable line of a record: what it says, field by field, and the label and sections that it names. */

export type Fields = {
  /** In the calculator's notation: "500 mg", "15-20 mg/kg". */
  readonly dose?: string;
  readonly every?: string;
  /** The dose is one that it may be raised to. */
  readonly raised?: "yes";
  /** The most in a day, or at once. */
  readonly dayMax?: string;
  readonly cap?: string;
  /** Kidney function, or creatinine where `measure` says so: "30 to 45". */
  readonly at?: string;
  readonly measure?: "creatinine";
  readonly hepatic?: "mild" | "moderate" | "severe";
  /** This fraction of the dose: "0.5". */
  readonly part?: string;
  /** It is not to be given there. */
  readonly never?: "yes" | "no";
  readonly says?: string;
  /** What it is given for, and at what age: the label may dose each differently. */
  readonly for?: string;
  readonly age?: string;
  /** How often, in words. */
  readonly schedule?: string;
  /** Ingredients of which one has to be named, or a class of theirs. */
  readonly names?: string;
};

/** What stands around a statement in its record: it tells which of a label's figures are meant, and states nothing itself. */
export type Context = {
  /** Other names of what it is for. */
  readonly also?: readonly string[];
  /** What else the record gives doses for. */
  readonly otherUses?: readonly string[];
  /** It is one of several doses that the source allows, or one that is given under a condition. */
  readonly isOption?: boolean;
  /** What the record calls those that have to be named: "neuromuscular blockers". */
  readonly called?: readonly string[];
  /** For whom, where the statement itself does not say: "18 y up". */
  readonly age?: string;
  /** A first dose of another size goes before it. */
  readonly isAfterLoad?: boolean;
  /** The band of weights that it is for: "20 kg to 50 kg". */
  readonly weight?: string;
  /** Doses and limits from which its figure may follow: the rule's own, and an adult's for the same use. */
  readonly beside?: readonly Fields[];
};

export type Statement = {
  /** Its path: "metformin/dosing/metformin/type-2-diabetes/oral/18-y-up/day-max". */
  readonly id: string;
  /** "ingredients/metformin", without its ending. */
  readonly file: string;
  /** "boxed", "contraindication", "dose", "interaction", ... */
  readonly kind: string;
  readonly fields: Fields;
  readonly context?: Context;
  readonly ingredients: readonly string[];
  /** Nothing where the record names no label. */
  readonly source: { readonly setId: string; readonly version: string | undefined } | undefined;
  /** As a record names them: "Dosage and Administration; Warnings". */
  readonly sections: string;
};
