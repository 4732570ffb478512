import type { Amount } from "./record/measure.ts";
import type { Recorded } from "./told/recorded.ts";

/** Why there is no dose. None of these means the same as another, and none means "safe". */
export const WITHOUT_DOSE = [
  "contraindicated",
  "refused",
  "not-covered",
  "more-needed",
  "asked-back",
  "unknown-medication",
] as const;
export type WithoutDose = (typeof WITHOUT_DOSE)[number];

type Said = {
  readonly frequency: string;
  readonly maxDaily: string;
  readonly route: string;
  readonly warnings: readonly string[];
  readonly notes: readonly string[];
  /** The worked sum, line by line; the last line is the dose. */
  readonly derivation: readonly string[];
  readonly source: string;
  /** What is on record of each subject that may need another dose; empty where no rule was come to. */
  readonly recorded: readonly Recorded[];
};

export type DoseAnswer = Said & {
  readonly status: "dose";
  readonly medication: string;
  readonly indication: string;
  readonly dose: string;
  /** The dose as amounts, for checks: per dose, or per hour or minute of an infusion. */
  readonly low: Amount;
  readonly high: Amount;
  /** The limits that hold, where there are any: of one dose, and of a day. */
  readonly cap: Amount | undefined;
  readonly dayLimit: Amount | undefined;
  /** Doses that a day has room for: all of a schedule's, one of those given as needed or within minutes. */
  readonly perDay: number;
  /** Hours between two doses at the shortest; 0 for one dose and for infusions. */
  readonly everyHours: number;
  readonly checked: string;
};

export type NoDoseAnswer = Said & {
  readonly status: WithoutDose;
  readonly medication: string | undefined;
  readonly dose: null;
  readonly checked: string | undefined;
};

/** What a medication comes to in one of its uses. */
export type IndicationRow = {
  readonly indication: string;
  readonly route: string;
  readonly dose: string | null;
  readonly frequency: string;
  readonly maxDaily: string;
  /** Why there is no dose in this use; empty where there is one. */
  readonly reason: string;
};

/** The doses of all uses, where none was chosen: one figure would be taken for the dose. */
export type ChoiceAnswer = Said & {
  readonly status: "choose-indication";
  readonly medication: string;
  readonly dose: null;
  readonly byIndication: readonly IndicationRow[];
  readonly checked: string;
};

export type Answer = DoseAnswer | ChoiceAnswer | NoDoseAnswer;

const NONE = "Not applicable";

/** An answer without a dose. The reason comes first among its warnings. */
export function withoutDose(
  status: WithoutDose,
  reason: string,
  more: Partial<Omit<NoDoseAnswer, "status" | "dose">> = {},
): NoDoseAnswer {
  const { warnings = [], ...rest } = more;
  return {
    medication: undefined,
    frequency: NONE,
    maxDaily: NONE,
    route: NONE,
    notes: [],
    derivation: [],
    source: NONE,
    recorded: [],
    checked: undefined,
    ...rest,
    status,
    dose: null,
    warnings: [reason, ...warnings],
  };
}
