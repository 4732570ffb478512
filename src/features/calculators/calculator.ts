/** A calculator as it is packed from `knowledge/calculators`: what goes in, what is worked out, and what it means. */

/** Worth of a unit in the unit that the formula takes: (value - zero) x factor. */
export type Unit = { readonly unit: string; readonly factor: number; readonly zero?: number };

type Common = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** May be left out; what needs it is then not worked out. */
  readonly optional?: true;
  /** Expression of the points that this input gives. */
  readonly points?: string;
};

export type NumberInput = Common & {
  readonly kind: "number";
  /** The unit that the formula takes; "" for a bare number. */
  readonly unit: string;
  readonly units: readonly Unit[];
  /** Least and greatest plausible value, in the unit of the formula. */
  readonly range: readonly [number, number];
  /** Outside of it a figure is taken, with a word of doubt: a wrong unit is likelier than such a patient. */
  readonly usual?: readonly [number, number];
  readonly whole?: true;
  /** What stands where nothing was given. */
  readonly default?: number;
};

export type Choice = { readonly id: string; readonly label: string; readonly points: number };

export type ChoiceInput = Common & { readonly kind: "choice"; readonly choices: readonly Choice[] };

/** A day of the calendar; in formulas a number of days. */
export type DateInput = Common & { readonly kind: "date" };

export type Input = NumberInput | ChoiceInput | DateInput;

export type Step = {
  readonly id: string;
  readonly label: string;
  readonly unit?: string;
  readonly formula: string;
};

export type Output = Step & {
  /** Decimals that are shown; the value itself is not rounded. */
  readonly digits?: number;
  readonly format?: "date" | "weeks";
};

export type Said = { readonly when?: string; readonly says: string };
export type Band = Said & { readonly band: string };

export type CalculatorSource = {
  readonly citation: string;
  readonly year?: number;
  /** What took its place, or is newer. */
  readonly newer?: string;
};

/** Something else that Wardbook knows, which a calculator is used with. */
export type Related = { readonly id: string; readonly name: string };

export type CalculatorHead = {
  readonly id: string;
  readonly name: string;
  readonly also: readonly string[];
  readonly specialty: string;
};

export type Calculator = CalculatorHead & {
  readonly inputs: readonly Input[];
  readonly steps?: readonly Step[];
  readonly values: readonly Output[];
  readonly bands?: readonly Band[];
  /** Inputs for which there is no value, and why. */
  readonly outside?: readonly Said[];
  readonly notes?: readonly Said[];
  readonly population: string;
  readonly for?: {
    readonly ingredients?: readonly Related[];
    readonly conditions?: readonly Related[];
  };
  /** What its figures were held against, and when; left out where nobody has. */
  readonly checked?: { readonly on: string; readonly against: string };
  readonly "not-for": string;
  readonly sources: readonly CalculatorSource[];
};
