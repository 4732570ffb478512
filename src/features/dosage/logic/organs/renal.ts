import { compare, decimal, exact, toNumber } from "#/kernel/exact.ts";
import { bandText } from "../record/band-text.ts";
import { holds, readBand } from "../choosing/band.ts";
import { changeText } from "../told/change-text.ts";
import { type KidneyEstimate, kidneyUnit } from "./kidney-estimate.ts";
import { NO_CHANGE } from "../told/in-monograph.ts";
import { isReducing, type KidneyRecord } from "../record/kidney-record.ts";
import { DIALYSIS_NAME, type Dialysis } from "../patient/patient.ts";
import type { DialysisChange, DosingRule, KidneyBand } from "../record/record.ts";

/** A change that an organ's function asks for, and the words that lead up to it. */
export type Found = { readonly change: DialysisChange; readonly because: string };

export type Organs = {
  readonly changes: readonly Found[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly missing: readonly string[];
  /** Why no dose is told: what the source says, or does not say, of such kidneys is not on record. */
  readonly unrecorded?: string | undefined;
};

const NOTHING: Organs = { changes: [], notes: [], warnings: [], missing: [] };

/** Under these clearances silence of a source is told above the dose, and withholds it of what is guarded. */
export const WEAKER = exact(60);
const WEAK = exact(30);

function lineAt(rule: DosingRule, value: KidneyEstimate["value"]) {
  return value && rule.renal?.find(({ at }) => holds(readBand(at), value));
}

function startOf(band: KidneyBand): number {
  const { from } = readBand(band);
  return from === undefined ? 0 : toNumber(from.at);
}

/** What the source gives on dialysis, never what a table gives to the weakest kidneys; but what it bars them from holds. */
function onDialysis(
  rule: DosingRule,
  kind: Dialysis,
  { measure }: KidneyEstimate,
  record: KidneyRecord,
): Organs {
  const because = `On ${DIALYSIS_NAME[kind]}`;
  const stated =
    kind === "hemodialysis" ? (rule.hemodialysis ?? record.hemodialysis) : rule.peritoneal;
  if (stated !== undefined) {
    const { as, ...own } = stated;
    if (as === undefined) return { ...NOTHING, changes: [{ change: own, because }] };
    const { at, ...line } = lineAt(rule, exact(as)) ?? { at: undefined };
    const read = at === undefined ? "with no change" : `${measure} ${bandText(at)}`;
    const change = { ...line, ...own };
    return {
      ...NOTHING,
      changes: [{ change, because: `${because} the source reads the table at ${read}` }],
    };
  }
  const weakest = rule.renal?.toSorted((a, b) => startOf(a.at) - startOf(b.at)).at(0);
  if (weakest?.never !== undefined) return { ...NOTHING, changes: [{ change: weakest, because }] };
  if (record.local || !(record.guarded || isReducing(rule))) return NOTHING;
  if (rule.toldAnyway !== undefined)
    return { ...NOTHING, warnings: [anyway(because, rule.toldAnyway)] };
  return {
    ...NOTHING,
    unrecorded: `Not on record for ${DIALYSIS_NAME[kind]}: no dose of ${record.name} for this use is on record there, and one made for weak kidneys does not hold on dialysis. See the current label.`,
  };
}

const anyway = (where: string, why: string): string =>
  `Kidney adjustment is not on record. ${where} this is the dose for normal kidneys, told because ${why}.`;

/** A rule whose source's words on kidneys are not on record, unless the monograph says that there is nothing to change. */
function silent(
  { toldAnyway }: DosingRule,
  { value, measure }: KidneyEstimate,
  record: KidneyRecord,
): Organs {
  if (value === undefined) return NOTHING;
  if (record.monograph === NO_CHANGE && !record.guarded) {
    return {
      ...NOTHING,
      notes: ["The monograph says that its label asks for no renal adjustment."],
    };
  }
  if (record.local || compare(value, WEAKER) >= 0) {
    const note =
      "No renal adjustment is recorded for this rule: that is not the same as none being needed.";
    return { ...NOTHING, notes: [note] };
  }
  const known = `${measure} ${decimal(value, 1)} ${kidneyUnit(measure)}`;
  if (toldAnyway !== undefined)
    return { ...NOTHING, warnings: [anyway(`At ${known}`, toldAnyway)] };
  if (record.guarded && compare(value, WEAK) < 0) {
    return {
      ...NOTHING,
      unrecorded: `Kidney adjustment is not on record: none of ${record.name} for this use, and at ${known} the dose for normal kidneys is not given out. See the current label.`,
    };
  }
  const above = `Kidney adjustment is not on record: at ${known} this is the dose for normal kidneys.`;
  return { ...NOTHING, warnings: [above] };
}

/** What the kidneys change in a rule, or what would change it if they were known. */
export function renal(rule: DosingRule, kidney: KidneyEstimate, record: KidneyRecord): Organs {
  if (kidney.dialysis !== undefined) return onDialysis(rule, kidney.dialysis, kidney, record);
  const steps = rule.renal;
  const { measure, value } = kidney;
  if (steps === undefined) {
    return rule.creatinine === undefined ? silent(rule, kidney, record) : NOTHING;
  }
  if (steps.length === 0) {
    if (record.guarded && !record.unchangedByLabel) return silent(rule, kidney, record);
    return value === undefined
      ? NOTHING
      : { ...NOTHING, notes: ["The source asks for no renal adjustment."] };
  }
  if (value === undefined) return unknown(steps, kidney);
  const found = lineAt(rule, value);
  const shown = `${measure} ${decimal(value, 1)} ${kidneyUnit(measure)}`;
  const choices = kidney.others
    .filter((other) => lineAt(rule, other.value)?.at !== found?.at)
    .map(
      (other) =>
        `${measure} would be ${decimal(other.value, 1)} ${kidneyUnit(measure)} ${other.why}, and that would change the dose.`,
    );
  const warnings = kidney.unsure === undefined ? choices : [kidney.unsure, ...choices];
  if (found === undefined) return { ...NOTHING, warnings, notes: [`${shown}: no change.`] };
  if (found.noFigure !== undefined) {
    return {
      ...NOTHING,
      warnings,
      unrecorded: `No dose for these kidneys is on record: at ${shown} the source of ${record.name} ${found.noFigure}.`,
    };
  }
  const because = `${shown} is in the band "${bandText(found.at)}"`;
  return { ...NOTHING, warnings, changes: [{ change: found, because }] };
}

function unknown(
  steps: NonNullable<DosingRule["renal"]>,
  { measure, missing }: KidneyEstimate,
): Organs {
  const table = steps
    .map((step) => `${measure} ${bandText(step.at)}: ${changeText(step)}`)
    .join("; ");
  if (missing.length > 0 && !missing.includes("creatinine")) {
    const note = `What is known of the kidneys cannot be used without ${missing.join(" and ")}. ${table}.`;
    return { ...NOTHING, missing, notes: [note] };
  }
  const note = `Renal function not given: the dose is for normal function. ${table}.`;
  return { ...NOTHING, notes: [note] };
}
