import { decimal, exact } from "#/kernel/exact.ts";
import { bandText } from "../record/band-text.ts";
import { holds, readBand } from "../choosing/band.ts";
import { changeText } from "../told/change-text.ts";
import type { KidneyEstimate } from "./kidney-estimate.ts";
import type { KidneyRecord } from "../record/kidney-record.ts";
import { type DosingRule, HEPATIC } from "../record/record.ts";
import { type Organs, renal } from "./renal.ts";
import type { Situation } from "../patient/situation.ts";

const NOTHING: Organs = { changes: [], notes: [], warnings: [], missing: [] };

function creatinine(rule: DosingRule, { question }: Situation): Organs {
  const steps = rule.creatinine;
  if (steps === undefined) return NOTHING;
  const table = steps.map((step) => `${bandText(step.at)} mg/dL: ${changeText(step)}`).join("; ");
  const known = question.serumCreatinine;
  if (known === undefined) {
    const note = `Creatinine not given: the dose is for a normal one. ${table}.`;
    return { ...NOTHING, notes: [note] };
  }
  const shown = `Creatinine ${decimal(exact(known))} mg/dL`;
  const found = steps.find(({ at }) => holds(readBand(at), exact(known)));
  return found === undefined
    ? { ...NOTHING, notes: [`${shown}: no change. ${table}.`] }
    : {
        ...NOTHING,
        changes: [{ change: found, because: `${shown} is in the band "${bandText(found.at)}"` }],
      };
}

function hepatic(rule: DosingRule, situation: Situation, { name }: KidneyRecord): Organs {
  const steps = rule.hepatic;
  if (steps === undefined) return NOTHING;
  const known = situation.hepatic;
  if (known === undefined) {
    const table = HEPATIC.flatMap((grade) =>
      steps[grade] ? [`${grade}: ${changeText(steps[grade])}`] : [],
    ).join("; ");
    return {
      ...NOTHING,
      notes: [`Hepatic function not given: the dose is for normal function. ${table}.`],
    };
  }
  const change = known === "none" ? undefined : steps[known];
  if (change?.noFigure !== undefined) {
    return {
      ...NOTHING,
      unrecorded: `No dose for this liver is on record: with ${known} hepatic impairment the source of ${name} ${change.noFigure}.`,
    };
  }
  return change === undefined
    ? NOTHING
    : { ...NOTHING, changes: [{ change, because: `${known} hepatic impairment` }] };
}

/** What kidneys and liver change in a rule, in that order; and what would change it if it were known. */
export function organChanges(
  rule: DosingRule,
  situation: Situation,
  kidney: KidneyEstimate,
  record: KidneyRecord,
): Organs {
  const ofKidneys = renal(rule, kidney, record);
  const found = [ofKidneys, creatinine(rule, situation), hepatic(rule, situation, record)];
  return {
    changes: found.flatMap(({ changes }) => changes),
    notes: found.flatMap(({ notes }) => notes),
    warnings: found.flatMap(({ warnings }) => warnings),
    missing: found.flatMap(({ missing }) => missing),
    unrecorded: found.find(({ unrecorded }) => unrecorded !== undefined)?.unrecorded,
  };
}
