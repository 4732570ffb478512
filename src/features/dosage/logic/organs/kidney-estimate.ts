import type { Exact } from "#/kernel/exact.ts";
import type { Dialysis } from "../patient/patient.ts";

export type KidneyMeasure = "CrCl" | "eGFR";

/** What is known of the kidneys, how it was reckoned, and what is missing to reckon it. */
export type KidneyEstimate = {
  readonly measure: KidneyMeasure;
  readonly value: Exact | undefined;
  /** The value only stands for the weakest kidneys: no estimate holds on dialysis. */
  readonly dialysis?: Dialysis;
  /** Why the estimate is less sure than its formula promises. */
  readonly unsure?: string | undefined;
  readonly lines: readonly string[];
  readonly missing: readonly string[];
  /** Values that another fair choice (weight, sex) would give, each with its reason. */
  readonly others: readonly { readonly value: Exact; readonly why: string }[];
};

export const kidneyUnit = (measure: KidneyMeasure): string =>
  measure === "CrCl" ? "mL/min" : "mL/min/1.73 m2";
