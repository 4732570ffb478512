import type { Subject } from "#/features/substances/population.schema.ts";
import type { DoseUnit } from "./units.ts";

/*
 * How a dosing rule is written down. A pharmacist reads these records, so they are phrases with units
 * ("15 mg/kg", "3 mo to 12 y") whose form the compiler checks; `notation.ts` reads them.
 */

/** "to" stops before its end, "through" includes it, "over" leaves its beginning out. */
export type Band<Q extends string> =
  | `${Q} up`
  | `over ${Q}`
  | `under ${Q}`
  | `through ${Q}`
  | `${Q} to ${Q}`
  | `${Q} through ${Q}`
  | `over ${Q} to ${Q}`
  | `over ${Q} through ${Q}`;

export type AgeBand = Band<`${number} ${"d" | "wk" | "mo" | "y"}`>;
export type WeightBand = Band<`${number} kg`>;
export type GestationBand = Band<`${number} wk`>;
/** Creatinine clearance in mL/min, or eGFR in mL/min/1.73 m2 where the medication says so. */
export type KidneyBand = Band<`${number}`>;

type Per = "" | "/kg" | "/m2";
type Pace = "" | "/day" | "/h" | "/min";

/** "/day" is divided over the day by the interval; "/h" and "/min" are infusion rates. */
export type DoseText =
  | `${number} ${DoseUnit}${Per}${Pace}`
  | `${number}-${number} ${DoseUnit}${Per}${Pace}`;

/** A limit: absolute, by weight or by surface. The pace says per dose (none) or per hour or minute. */
export type LimitText = `${number} ${DoseUnit}${Per}${"" | "/h" | "/min"}`;

export type Interval =
  | "once"
  | "continuous"
  | `${number} ${"min" | "h" | "d" | "wk" | "mo"}`
  | `${number}-${number} ${"min" | "h" | "d" | "wk" | "mo"}`
  | `${number} times a day`
  | `${number}-${number} times a day`;

export type LabelSource = {
  readonly setId: string;
  /** The label's version, or its revision date where the copy that was read shows only that; none where neither. */
  readonly version?: number | string;
  readonly section?: string;
};
export type GuidelineSource = { readonly guideline: string; readonly year: number };
export type Source = LabelSource | GuidelineSource;

export const ROUTES = [
  "oral",
  "sublingual",
  "buccal",
  "rectal",
  "IV",
  "IM",
  "subcutaneous",
  "intraosseous",
  "endotracheal",
  "intranasal",
  "inhaled",
  "nebulized",
  "topical",
  "transdermal",
  "ophthalmic",
  "otic",
  "vaginal",
] as const;
export type Route = (typeof ROUTES)[number];

export const HEPATIC = ["mild", "moderate", "severe"] as const;
/** Child-Pugh class A, B or C. */
export type Hepatic = (typeof HEPATIC)[number];

/** What an organ's weakness changes: the parts that are given replace the rule's. */
export type Change = {
  readonly dose?: DoseText;
  readonly every?: Interval;
  readonly cap?: LimitText;
  readonly dayMax?: LimitText;
  /** This fraction of the dose, 0 to 1. */
  readonly part?: number;
  /** The first dose, where it is another one than the rule's. */
  readonly load?: LoadingDose | readonly LoadingDose[];
  readonly never?: string;
  /** What the source asks for without a figure ("asks for a lower dose, and names none"): then none is told. */
  readonly noFigure?: string;
  readonly say?: string;
};

/** What a source gives on dialysis: a change of its own, or the table's line at the clearance that it names. */
export type DialysisChange = Change & {
  readonly as?: number;
  /** What is given on top of it after a session. */
  readonly afterSession?: DoseText;
};

/** Another dose that the source allows, or one that the dose may be raised to: it goes the way of the dose. */
export type Alternative = {
  readonly is: "or" | "raise to";
  readonly dose: DoseText;
  readonly every: Interval;
  readonly when?: string;
};

/** A step by which the dose is raised: per dose, or a day's ("500 mg/day"). It goes the way of the dose. */
export type Raise = {
  readonly by: DoseText | "double";
  /** From one step to the next; "at least" where it may be longer. */
  readonly every?: Interval | `at least ${Interval}`;
  readonly to?: DoseText;
  readonly when?: string;
};

export type DosingRule = {
  readonly age?: AgeBand;
  readonly weight?: WeightBand;
  /** Weeks of gestation at birth. */
  readonly gestation?: GestationBand;
  /** Which weight the dose is for; the actual one unless said. */
  readonly by?: "ideal" | "adjusted";
  /** What is given before the rule's own dose, in its order. */
  readonly load?: LoadingDose | readonly LoadingDose[];
  readonly cap?: LimitText;
  readonly dayMax?: LimitText | readonly LimitText[];
  readonly prn?: true;
  readonly duration?: string;
  /** Empty where the label says that no change is needed; left out where it says nothing, which is "not on record". */
  readonly renal?: readonly ({ readonly at: KidneyBand } & Change)[];
  /** Why a dose is told where nothing of weak kidneys is on record, which is said above it: "this is an emergency". */
  readonly toldAnyway?: string;
  /** What the source gives on dialysis. Where it gives nothing, no line of the table is taken for it. */
  readonly hemodialysis?: DialysisChange;
  readonly peritoneal?: DialysisChange;
  /** Where a label goes by the creatinine itself, in mg/dL. */
  readonly creatinine?: readonly ({ readonly at: KidneyBand } & Change)[];
  readonly hepatic?: Partial<Record<Hepatic, Change>>;
  readonly alternatives?: readonly Alternative[];
  readonly raise?: readonly Raise[];
  /** What most come to need: per dose, or a day ("20-40 mg/day"). */
  readonly usual?: DoseText;
  /** By what an infusion's rate is adjusted, up to its cap: "the aPTT", "blood pressure". */
  readonly titrated?: string;
  readonly say?: readonly string[];
  readonly source?: Source;
  readonly section?: string;
} & ({ readonly dose: DoseText; readonly every: Interval } | { readonly never: string });

export type LoadingDose = {
  readonly dose: DoseText;
  readonly cap?: LimitText;
  readonly when?: string;
};

export type Regimen = {
  readonly for: string;
  readonly also?: readonly string[];
  readonly route: Route | readonly Route[];
  /** The ages for which this regimen answers; outside them it says that it has no answer. */
  readonly ages: AgeBand;
  readonly source?: Source;
  readonly section?: string;
  readonly rules: readonly DosingRule[];
};

/** Whom a limit of the whole medication is about. All parts that are given must hold. */
export type Whom = {
  readonly age?: AgeBand;
  readonly weight?: WeightBand;
  readonly renal?: KidneyBand;
  readonly dialysis?: true;
  readonly hepatic?: readonly Hepatic[];
  readonly route?: readonly Route[];
  readonly for?: string;
  readonly sex?: "female" | "male";
};

export type Form =
  | "tablet"
  | "chewable tablet"
  | "ER tablet"
  | "DR tablet"
  | "ODT"
  | "capsule"
  | "ER capsule"
  | "DR capsule"
  | "liquid"
  | "solution"
  | "drops"
  | "packet"
  | "suppository"
  | "injection"
  | "auto-injector"
  | "pen"
  | "syringe"
  | "inhalation"
  | "nebule"
  | "patch"
  | "spray"
  | "film"
  | "gel";

/**
 * "tablet 500 mg", "liquid 160 mg/5 mL", "injection 10 mg/mL"; " halves" where it may be halved, " concentrate" where
 * a liquid is so strong that it is measured out only for who asks for it by name.
 */
export type Preparation =
  | `${Form} ${number} ${DoseUnit}`
  | `${Form} ${number} ${DoseUnit}/mL`
  | `${Form} ${number} ${DoseUnit}/${number} mL`
  | `${Form} ${number} ${DoseUnit}/mL concentrate`
  | `${Form} ${number} ${DoseUnit}/${number} mL concentrate`
  | `${Form} ${number} ${DoseUnit} halves`;

type Described = {
  /** The vocabulary's ingredient id, which names the medication too (`-` and more after it for a form of it). */
  readonly id: string;
  readonly name: string;
  readonly ingredients?: readonly string[];
  readonly brands?: readonly string[];
  readonly source: Source;
  readonly checkedOn: `${number}-${number}-${number}`;
};

export type CalculatedMedication = Described & {
  /**
   * Mistakes with its concentration or rate have killed (ISMP lists of high-alert medications, 2024): the weakest of
   * several liquids is taken, and a second check is asked for.
   */
  readonly highAlert?: true;
  /** What the amounts of a combination count, where it is not pieces: "amoxicillin". */
  readonly amountsOf?: string;
  readonly kidney?: "eGFR";
  /** Mostly by the kidneys, though its record has no table for them. */
  readonly renallyCleared?: true;
  /** The label that says of weak kidneys that no change is needed; without it that counts for no guarded drug. */
  readonly noRenalChange?: LabelSource;
  readonly forms?: Partial<Record<Route, readonly Preparation[]>>;
  readonly never?: readonly { readonly whom: Whom; readonly say: string }[];
  readonly boxed?: string;
  readonly contraindicated?: readonly string[];
  readonly pregnancy?: string;
  /** The indications for which it is contraindicated in pregnancy, where it is not for all. */
  readonly pregnancyFor?: readonly string[];
  /** AGS Beers Criteria 2023, from 65 years. */
  readonly beers?: string;
  /** For whom its label asks for no change. What is neither here nor a rule is not on record. */
  readonly noChange?: readonly Subject[];
  readonly warnings?: readonly (string | { readonly whom: Whom; readonly say: string })[];
  readonly mixUps?: readonly string[];
  /** Its name in FDA's or ISMP's tall-man letters. */
  readonly tallMan?: string;
  /** What the source says of adults on hemodialysis, or on dialysis of any kind. */
  readonly dialysis?: string;
  readonly peritoneal?: string;
  /** What it is infused from in the strengths that are sold or that its label names: "4 mg in 250 mL". */
  readonly bags?: readonly string[];
  /** The same as a dose, where it holds for every rule for adults that has none of its own. */
  readonly hemodialysis?: DialysisChange;
  readonly regimens: readonly Regimen[];
};

/** A medication whose dose no calculator of this kind should give, why, and what to use. */
export type RefusedMedication = Described & { readonly refused: string; readonly use: string };

export type MedicationRecord = CalculatedMedication | RefusedMedication;
