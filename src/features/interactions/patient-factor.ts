import type { Route } from "#/features/substances/substance.ts";
import type { Severity } from "./rule.ts";

/** What a patient's allergy or condition says of some drugs. */
export type Concern = {
  /** Ids and `@groups` separated by spaces. */
  readonly drugs: string;
  readonly severity: Severity;
  /** Labels of these drugs forbid them then. */
  readonly contraindicated?: true;
  /** Also where the drug stays on the skin or in the eye. */
  readonly anyRoute?: true;
  /** Only by these routes. */
  readonly by?: readonly Route[];
  readonly says: string;
  readonly management: string;
};

export type PatientFactor = {
  readonly id: string;
  readonly name: string;
  /** Other words for it, in lower case. */
  readonly words: readonly string[];
  /** The drugs that an allergy of this group may be to; empty for conditions and for what is no drug. */
  readonly to: string;
  readonly concerns: readonly Concern[];
  /** Ids of `knowledge/sources.yaml`. */
  readonly basis: readonly string[];
};
