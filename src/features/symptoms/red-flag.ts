import type { Urgency } from "./symptoms.terms.ts";

/** A combination of findings that must not wait, whatever the ranking says. */
export type RedFlag = {
  readonly id: string;
  readonly name: string;
  /** Every entry has to hold; "a|b" holds where one does. */
  readonly all: readonly string[];
  /** Where one of these is stated, the rule is silent: the picture is then a harmless one, or another rule sees to it. */
  readonly none?: readonly string[];
  /** Years of age, from and up to (not including). */
  readonly ages?: readonly [number, number];
  readonly floor: Extract<Urgency, "emergency" | "same-day">;
};
