/** What a number is held against: from (included), above, below, to (included). */
export type Limits = {
  readonly from?: number;
  readonly above?: number;
  readonly below?: number;
  readonly to?: number;
};

/** Brings a number to the unit of the limits: less `minus`, `times`, `dividedBy`. The first one that fits a number holds. */
export type Conversion = Limits & {
  /** The unit that is written. */
  readonly unit?: readonly string[];
  /** No unit is written. */
  readonly bare?: true;
  readonly whole?: true;
  readonly minus?: number;
  readonly times?: number;
  readonly dividedBy?: number;
  /** Such a number may be either of two and means nothing. */
  readonly unclear?: true;
};

/** A finding that a value means, for some only at some ages (in years) or in one sex. */
export type Meaning = Limits & {
  readonly finding: string;
  readonly ages?: Limits;
  readonly sex?: "male" | "female";
};

/** How it is written; names and patterns are for folded text. */
type Written =
  /** Names parted by "|", the number after them, and what may stand behind it. */
  | { readonly named: string; readonly behind: string }
  /** Read in crosses from a dipstick: "protein ++". */
  | { readonly dipped: string }
  /** "Lipase eight times normal". */
  | { readonly timesNormal: string }
  /** The first group is the number, the second the unit or another number. */
  | { readonly pattern: string };

/** A measured quantity: how it is written, and which findings its values mean. */
export type Measure = Written & {
  readonly id: string;
  /** Of two numbers: how much the second is less or more, or the one that is there. */
  readonly reads?: "fall" | "rise" | "either";
  /** Of a fluid taken from the body, of which other numbers are not those of the blood. */
  readonly ofFluid?: true;
  readonly convert?: readonly Conversion[];
  /** Values outside of this are taken for something else; without it no number is told. */
  readonly plausible?: readonly [number, number];
  readonly means?: readonly Meaning[];
  /** What a value denies that does not mean it: a potassium of 4.1 is neither high nor low. */
  readonly denies?: readonly string[];
};
