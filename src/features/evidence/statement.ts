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

export type Statement = {
  /** Its path: "metformin/dosing/metformin/type-2-diabetes/oral/18-y-up/day-max". */
  readonly id: string;
  /** "ingredients/metformin", without its ending. */
  readonly file: string;
  /** "boxed", "contraindication", "dose", "interaction", ... */
  readonly kind: string;
  readonly fields: Fields;
  readonly ingredients: readonly string[];
  /** Nothing where the record names no label. */
  readonly source: { readonly setId: string; readonly version: string | undefined } | undefined;
  /** As a record names them: "Dosage and Administration; Warnings". */
  readonly sections: string;
};
