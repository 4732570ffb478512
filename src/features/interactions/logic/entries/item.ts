import type { Route } from "#/features/substances/substance.ts";

/** One ingredient of an entry of the list, as it is given. */
export type Part = {
  readonly ingredient: string;
  /** The way it is given; where that is not said, all the ways in which the ingredient is given. */
  readonly routes: readonly Route[];
  /**
   * False where this use brings no effective amount into the blood: most eye drops and creams. True as well for what acts on
   * other drugs where it is given: binders in the gut, botulinum toxin, live vaccines.
   */
  readonly reachesBlood: boolean;
  /** The dose a day where the list says it, in mg. */
  readonly dailyMg?: number | undefined;
  /** The list says that it is taken once and not again. */
  readonly singleDose?: boolean;
};

/** What a line says of the product, by which two entries of one drug are told apart. */
export type Product = {
  /** The name as it is written, without what describes it: a brand, or the generic name. */
  readonly name: string;
  readonly salts: readonly string[];
  /** "extended", "sustained", "immediate" ...; empty where the line says none. */
  readonly release: string;
  /** "20 mg"; empty where the line says none. */
  readonly strength: string;
};

/** One entry of the list: a drug, or a fixed combination whose parts do not alert against each other. */
export type Item = {
  /** What the entry is called. */
  readonly name: string;
  /** What its line says beyond the name: salt, form, strength and frequency. It tells two entries of one name apart. */
  readonly told?: string;
  /** Left out where no line was read. */
  readonly product?: Product;
  /** Empty where the entry was not understood. */
  readonly parts: readonly Part[];
};

/** What of the patient may change a finding; nothing of it is required. */
export type PatientContext = {
  readonly age?: number | undefined;
  readonly sex?: "female" | "male" | undefined;
  /** mL/min */
  readonly creatinineClearance?: number | undefined;
  readonly pregnant?: boolean | undefined;
  readonly qtRisk?: boolean | undefined;
};
