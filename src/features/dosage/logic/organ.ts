import { decimal, exact, toNumber } from "#/kernel/exact.ts";
import { bandText } from "./band-text.ts";
import { holds, readBand } from "./band.ts";
import type { KidneyEstimate } from "./kidney-function.ts";
import { readDose, readInterval } from "./notation.ts";
import { type Change, type DosingRule, HEPATIC, type KidneyBand } from "./record.ts";
import type { Situation } from "./situation.ts";

/** A change that an organ's function asks for, and the words that lead up to it. */
export type Found = { readonly change: Change; readonly because: string };

/** What a change says, in a phrase: "500 mg every 24 hours". */
export function changeText(change: Change): string {
  if (change.never !== undefined) return `do not give: ${unended(change.never)}`;
  const parts = [
    change.dose && readDose(change.dose).text,
    change.part !== undefined &&
      `${decimal({ n: BigInt(Math.round(change.part * 10_000)), d: 10_000n })} of the dose`,
    change.every && readInterval(change.every).text,
    change.cap && `at most ${readDose(change.cap).text} a dose`,
    change.dayMax && `at most ${readDose(change.dayMax).text} a day`,
  ]
    .filter(Boolean)
    .join(", ");
  if (change.say === undefined) return parts;
  const said = unended(change.say);
  return parts === "" ? said : `${parts} (${said})`;
}

/** A sentence of a record as a part of another one, which brings its own full stop. */
export function unended(sentence: string): string {
  return sentence.replace(/\.$/, "");
}

const unit = (measure: "CrCl" | "eGFR"): string =>
  measure === "CrCl" ? "mL/min" : "mL/min/1.73 m2";

/** The table's line for these kidneys; on dialysis its last one, wherever that begins. */
function renalChange(rule: DosingRule, { value, dialysis }: KidneyEstimate) {
  if (value === undefined) return undefined;
  const found = rule.renal?.find(({ at }) => holds(readBand(at), value));
  if (found !== undefined || !dialysis) return found;
  return rule.renal?.toSorted((a, b) => startOf(a.at) - startOf(b.at)).at(0);
}

function startOf(band: KidneyBand): number {
  const { from } = readBand(band);
  return from === undefined ? 0 : toNumber(from.at);
}

const NOTHING: Organs = { changes: [], notes: [], warnings: [], missing: [] };

export type Organs = {
  readonly changes: readonly Found[];
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly missing: readonly string[];
};

function renal(rule: DosingRule, kidney: KidneyEstimate): Organs {
  const steps = rule.renal;
  const { measure, value } = kidney;
  if (rule.hemodialysis !== undefined && kidney.dialysis === "hemodialysis") {
    return { ...NOTHING, changes: [{ change: rule.hemodialysis, because: "On hemodialysis" }] };
  }
  if (steps === undefined) {
    return value === undefined || rule.creatinine !== undefined
      ? NOTHING
      : {
          ...NOTHING,
          notes: [
            "No renal adjustment is recorded for this rule: that is not the same as none being needed.",
          ],
        };
  }
  if (steps.length === 0) {
    return value === undefined
      ? NOTHING
      : { ...NOTHING, notes: ["The source asks for no renal adjustment."] };
  }
  const table = steps
    .map((step) => `${measure} ${bandText(step.at)}: ${changeText(step)}`)
    .join("; ");
  if (value === undefined) {
    const given = kidney.missing.length > 0 && !kidney.missing.includes("creatinine");
    return given
      ? {
          ...NOTHING,
          missing: kidney.missing,
          notes: [
            `The creatinine cannot be used without ${kidney.missing.join(" and ")}. ${table}.`,
          ],
        }
      : {
          ...NOTHING,
          notes: [`Renal function not given: the dose is for normal function. ${table}.`],
        };
  }
  const found = renalChange(rule, kidney);
  const shown = kidney.dialysis
    ? "On dialysis, the weakest kidneys of the table"
    : `${measure} ${decimal(value, 1)} ${unit(measure)}`;
  const choices = kidney.others
    .filter((other) => renalChange(rule, { ...kidney, value: other.value })?.at !== found?.at)
    .map(
      (other) =>
        `${measure} would be ${decimal(other.value, 1)} ${unit(measure)} ${other.why}, and that would change the dose. ${table}.`,
    );
  const warnings = kidney.unsure === undefined ? choices : [kidney.unsure, ...choices];
  return found === undefined
    ? { ...NOTHING, warnings, notes: [`${shown}: no change. ${table}.`] }
    : {
        ...NOTHING,
        warnings,
        changes: [
          {
            change: found,
            because: kidney.dialysis
              ? `${shown} (${measure} ${bandText(found.at)})`
              : `${shown} is in the band "${bandText(found.at)}"`,
          },
        ],
      };
}

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

function hepatic(rule: DosingRule, situation: Situation): Organs {
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
  return change === undefined
    ? NOTHING
    : { ...NOTHING, changes: [{ change, because: `${known} hepatic impairment` }] };
}

/** What kidneys and liver change in a rule, in that order; and what would change it if it were known. */
export function organChanges(
  rule: DosingRule,
  situation: Situation,
  kidney: KidneyEstimate,
): Organs {
  const found = [renal(rule, kidney), creatinine(rule, situation), hepatic(rule, situation)];
  return {
    changes: found.flatMap(({ changes }) => changes),
    notes: found.flatMap(({ notes }) => notes),
    warnings: found.flatMap(({ warnings }) => warnings),
    missing: found.flatMap(({ missing }) => missing),
  };
}
