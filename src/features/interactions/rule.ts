import type { Pathway } from "./role.ts";

export type Severity = "major" | "moderate" | "minor";

/** Stated: a source says it of these drugs or their class. Predicted: it follows from what each does on a pathway. */
export type Tier = "stated" | "predicted";

/** How soon the effect is to be looked for. */
export type Onset = "immediate" | "hours" | "days" | "weeks" | "months";

/** One drug of the pair as the list says it is taken. Doses are mg a day; without them the drug need only be of the pair. */
export type Given = {
  readonly id: string;
  /** The other drug is one of these ids, separated by spaces. */
  readonly with?: string;
  readonly over?: number;
  readonly upTo?: number;
  /** It is taken once and not again. */
  readonly once?: true;
};

/** What of a patient, or of a dose, changes a finding. All conditions that are given must hold. */
export type When = {
  readonly ageFrom?: number;
  readonly ageBelow?: number;
  /** Creatinine clearance, mL/min. */
  readonly clearanceBelow?: number;
  readonly clearanceFrom?: number;
  readonly pregnant?: true;
  readonly sex?: "female" | "male";
  readonly qtRisk?: true;
  readonly drug?: Given;
};

/** A change by context: with `to`, the severity becomes this; without, the sentence is added and the severity stays. */
export type Change = { readonly when: When; readonly to?: Severity; readonly says: string };

/** A route that does not bring an effective amount into the blood, unless a rule or `knowledge/interactions/routes.yaml` says so. */
export const LOCAL_ROUTES = [
  "topical",
  "ophthalmic",
  "otic",
  "nasal",
  "inhalation",
  "vaginal",
  "intravitreal",
  "dental",
] as const;
export type LocalRoute = (typeof LOCAL_ROUTES)[number];
export type Route = LocalRoute | "systemic";

/**
 * Sentences for some pairs of a rule: one drug of the pair is among `of` and, where `with` is given, the other among
 * `with`. They follow the rule's own, so that no text names a drug that is not of the pair.
 */
export type PairNote = {
  readonly of: string;
  readonly with?: string;
  readonly says?: string;
  readonly why?: string;
  readonly mechanism?: string;
  readonly management?: string;
  readonly effects?: readonly string[];
  readonly depends?: readonly string[];
  readonly instead?: string;
};

/**
 * One statement about two sets of ingredients. `a` and `b` are ids and `@groups`, separated by spaces; the order of the two
 * sets means nothing unless the text says "first" and "second".
 */
export type Rule = {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly severity: Severity;
  /** Why this severity and not the next. */
  readonly why: string;
  /** Default stated. */
  readonly tier?: Tier;
  /** One sentence: what happens. */
  readonly says: string;
  readonly mechanism: string;
  readonly effects: readonly string[];
  readonly management: string;
  /** What may be used instead: the one text that names drugs outside the pair. */
  readonly instead?: string;
  readonly notes?: readonly PairNote[];
  readonly onset: Onset;
  /** What changes it beyond what the engine can weigh: dose, duration, order of start, formulation. */
  readonly depends?: readonly string[];
  readonly changes?: readonly Change[];
  /** Ids of `knowledge/sources.yaml`. Labels that were read for it stand in its record. */
  readonly basis: readonly string[];
  readonly pathway?: Pathway;
  /** Local routes of the first set on which it holds all the same. */
  readonly alsoBy?: readonly LocalRoute[];
  /** Pairs to which it does not apply: "id+id". */
  readonly except?: readonly string[];
  /** The severity of this rule stands for the pair, whatever broader rules say. */
  readonly settles?: true;
};

/** Ingredient, set id, version, and the year in which that version became effective; null where the copy that was read tells none. */
export type CheckedLabel = readonly [
  ingredient: string,
  setId: string,
  version: number | null,
  year: number | null,
];

/**
 * A pair of which a label says that it was looked at and nothing that matters was found. An explicit finding about two
 * drugs beats a rule about their classes: the rules named here no longer speak for the pair. Other rules do: that levels do
 * not change says nothing of two drugs that both prolong the QT interval.
 */
export type Cleared = {
  readonly pair: string;
  /** Ids of rules; "levels" for every rule that infers a changed level from an enzyme or transporter. */
  readonly rules: string;
  /** What was measured or is said, in our words. */
  readonly found: string;
  readonly label: CheckedLabel;
};

/** The label of each drug of `of` forbids each of `with`, for every patient and dose. */
export type Contraindicated = { readonly of: string; readonly with: string };

/** Where a statement comes from. A label is named by ingredient; what was read of it stands in the rule. */
export type RuleSource = {
  readonly source: string;
  readonly year: number | null;
  readonly citation: string;
  /** Ingredients that the title names: it is cited of pairs with one of them. */
  readonly about?: string;
};
