import type { DoseAnswer } from "../answer.ts";
import { isLocal, isReducing } from "../record/kidney-record.ts";
import type { Swept } from "./patients.testing.ts";
import { amountsSeen, largestSeen } from "./amounts.testing.ts";

/** A rule that every answer has to keep, and how one breaks it in words; nothing where it keeps it. */
export type SweepRule = {
  readonly rule: string;
  readonly broken: (swept: Swept) => string | undefined;
};

const isDose = ({ answer }: Swept): DoseAnswer | undefined =>
  answer.status === "dose" ? answer : undefined;

/** A twentieth more than the maximum is rounding of the pieces that it is measured out in. */
const ROUNDING = 1.05;
const MINUTES = 1440;

/** "At most 35 mcg/min" is a maximum for each minute: a day holds so many times more. */
function dayMaxima({ maxDaily, dose }: DoseAnswer): ReadonlyMap<string, number> {
  const most = largestSeen(maxDaily.replaceAll("/min", "").replaceAll("/h", ""));
  const often = /\/min/.test(dose) ? MINUTES : /\/h\b/.test(dose) ? 24 : 1;
  return new Map([...most].map(([kind, amount]) => [kind, amount * often]));
}

function namesTooMuch(swept: Swept): string | undefined {
  const answer = isDose(swept);
  if (answer === undefined) return undefined;
  const most = dayMaxima(answer);
  for (const sentence of [...answer.warnings, ...answer.notes]) {
    const over = amountsSeen(sentence).find(
      ({ kind, amount }) => amount > (most.get(kind) ?? Infinity) * ROUNDING,
    );
    if (over !== undefined) return `${over.text} beside "${answer.maxDaily}": ${sentence}`;
  }
  return undefined;
}

/** Warnings stand above the dose. */
const saysNotOnRecord = ({ answer }: Swept): boolean =>
  answer.warnings.some((warning) => warning.startsWith("Kidney adjustment is not on record"));

/** An emergency's dose is told with a word above it. */
const toldAnyway = (swept: Swept): boolean =>
  swept.rule.toldAnyway !== undefined && saysNotOnRecord(swept);

function dialysisFromElsewhere(swept: Swept): string | undefined {
  const { state, answer, medication, rule, regimen } = swept;
  if (state !== "hemodialysis" || answer.status !== "dose" || isLocal(regimen)) return undefined;
  if (answer.derivation.some((line) => line.includes("weakest kidneys of the table")))
    return `${answer.dose}: read at the weakest kidneys of a table`;
  const guarded = medication.highAlert === true || isReducing(rule);
  const stated = rule.hemodialysis !== undefined || medication.hemodialysis !== undefined;
  return guarded && !stated && !toldAnyway(swept)
    ? `${answer.dose}: no dose for hemodialysis is on record`
    : undefined;
}

/** A dose that the source's sentence on dialysis states is one that the answer gives. */
function notTheStatedDose({ state, answer, medication }: Swept): string | undefined {
  if (state !== "hemodialysis" || answer.status !== "dose") return undefined;
  const stated = amountsSeen(medication.dialysis ?? "");
  const [first] = amountsSeen(answer.dose);
  if (stated.length === 0 || first === undefined) return undefined;
  const shown = amountsSeen(`${answer.dose} ${answer.maxDaily} ${answer.notes.join(" ")}`);
  const same = stated.some(({ amount }) =>
    shown.some((each) => Math.abs(each.amount - amount) <= amount * 0.05),
  );
  return same ? undefined : `${answer.dose}, but the source: ${medication.dialysis}`;
}

function absurdInfusion(swept: Swept): string | undefined {
  const answer = isDose(swept);
  const pace = answer && /\d [A-Za-z ]+\/(h|min)\b/.exec(answer.dose)?.[1];
  if (answer === undefined || pace === undefined) return undefined;
  const most = largestSeen(answer.maxDaily.replaceAll(/\/(?:h|min)\b/g, ""));
  const rate = largestSeen(answer.dose.replaceAll(/\/(?:h|min)\b/g, ""));
  const perRate = new RegExp(`/${pace}\\b`).test(answer.maxDaily);
  const often = pace === "min" ? MINUTES : 24;
  for (const [kind, amount] of rate) {
    const limit = most.get(kind);
    if (limit === undefined) continue;
    if (perRate ? limit < amount / ROUNDING : limit < (amount * often) / 24 / ROUNDING)
      return `${answer.dose}: ${answer.maxDaily}`;
  }
  return undefined;
}

function silentOnKidneys(swept: Swept): string | undefined {
  const { state, answer, rule, regimen } = swept;
  if (state !== "weak" || answer.status !== "dose") return undefined;
  if (rule.renal !== undefined || rule.creatinine !== undefined || isLocal(regimen))
    return undefined;
  const kidneys = answer.recorded.find(({ subject }) => subject === "kidneys");
  if (kidneys?.state === "no change") return undefined;
  return saysNotOnRecord(swept)
    ? undefined
    : `${answer.dose}: nothing above it says that no kidney adjustment is on record`;
}

function highAlertUnreduced(swept: Swept): string | undefined {
  const { state, answer, medication, rule, regimen } = swept;
  if (state !== "weak" || answer.status !== "dose" || isLocal(regimen)) return undefined;
  const guarded =
    medication.highAlert === true ||
    medication.regimens.some(({ rules }) => rules.some(isReducing));
  // That nothing changes has to be what a label says, and which one.
  const unchanged = rule.renal?.length === 0 && medication.noRenalChange === undefined;
  const said = (rule.renal !== undefined && !unchanged) || rule.creatinine !== undefined;
  return guarded && !said && !toldAnyway(swept)
    ? `${answer.dose} without a word on the kidneys`
    : undefined;
}

/** Four significant digits that neither a product nor the source's own dose has: a quotient, which nobody orders. */
function notDispensable(swept: Swept): string | undefined {
  const dose = isDose(swept)?.dose;
  if (dose === undefined || /\(|\/(?:h|min|kg)/.test(dose)) return undefined;
  const own = JSON.stringify(swept.rule);
  const long = (dose.match(/\d+\.\d+/g) ?? []).find(
    (number) => number.replace(/^0\.0*|\./g, "").length > 3 && !own.includes(number),
  );
  return long === undefined ? undefined : dose;
}

export const SWEEP_RULES: readonly SweepRule[] = [
  { rule: "no sentence names an amount above the answer's maximum", broken: namesTooMuch },
  { rule: "no dose on dialysis comes from the table of clearances", broken: dialysisFromElsewhere },
  { rule: "the dose on dialysis is one that the source states", broken: notTheStatedDose },
  { rule: "an infusion's maximum goes with its rate", broken: absurdInfusion },
  { rule: "a missing kidney adjustment stands above the dose", broken: silentOnKidneys },
  {
    rule: "no high-alert or renally cleared drug goes unreduced in silence",
    broken: highAlertUnreduced,
  },
  { rule: "every dose can be measured out", broken: notDispensable },
];

export type Broken = { readonly rule: string; readonly name: string; readonly how: string };

export function brokenRules(answers: readonly Swept[]): Broken[] {
  return answers.flatMap((swept) =>
    SWEEP_RULES.flatMap(({ rule, broken }) => {
      const how = broken(swept);
      return how === undefined ? [] : [{ rule, name: swept.name, how }];
    }),
  );
}

/** Answers at the two heights that have no business being so different: a band of kidney function between them apart. */
export function jumps(answers: readonly Swept[]): Broken[] {
  return answers.flatMap((here, index) => {
    const next = answers[index + 1];
    const [a, b] = [isDose(here), next && isDose(next)];
    if (
      !a ||
      !b ||
      next?.state !== here.state ||
      next.regimen !== here.regimen ||
      next.height === here.height
    )
      return [];
    const [x, y] = [a, b].map(({ high }) => Number(high.value.n) / Number(high.value.d));
    const ratio = x && y ? Math.max(x / y, y / x) : 1;
    const band = here.state === "estimated" && a.frequency !== b.frequency;
    return ratio > MOST_BETWEEN_HEIGHTS && !band
      ? [{ rule: JUMP, name: here.name, how: `${a.dose} against ${b.dose}` }]
      : [];
  });
}

const JUMP = "3 cm of height change no dose by more than a seventh";
const MOST_BETWEEN_HEIGHTS = 1.15;
