import { quantity } from "#/kernel/quantity.ts";
import { namesDose, sentencesOf, withinMaximum } from "./amounts-in-text.ts";
import { mosteller } from "../calculators/body.ts";
import type { Dosed } from "../steps/dosing.ts";
import { DIALYSIS_NAME, type Question } from "../patient/patient.ts";
import type { DosingRule } from "../record/record.ts";
import type { Safety } from "../steps/safety.ts";
import type { Situation } from "../patient/situation.ts";

const LEFT_OUT =
  "Steps and alternatives of the source are for healthy kidneys and liver: they are left out here.";

/** What must never be left out, whatever amounts it names. */
const LIMIT = /^(?:Boxed warning|Contraindications): /;

function sizesOf({ weightKg, heightCm }: Question) {
  const m2 = heightCm === undefined ? undefined : mosteller(quantity(heightCm), quantity(weightKg));
  return { kg: weightKg, m2 };
}

/**
 * The sentences that stand beside a dose. This is the one door for them: what names a dose of healthy organs beside a
 * changed one, or more than the answer's own maximum, does not come through.
 */
export function saidOf(
  rule: DosingRule,
  dosed: Extract<Dosed, { kind: "dose" }>,
  { question }: Situation,
  safety: Safety,
  more: readonly string[],
): { warnings: readonly string[]; notes: readonly string[] } {
  const sizes = sizesOf(question);
  const { most, changed } = dosed;
  const duration = rule.duration === undefined ? [] : [`Duration: ${rule.duration}.`];
  const own = [...(rule.say ?? []), ...duration];
  const fitting = own.flatMap((text) => {
    const kept = sentencesOf(text).filter(
      (sentence) => !changed || !namesDose(sentence, most.unit, sizes),
    );
    return kept.length === 0 ? [] : [kept.join(" ")];
  });
  const lost = dosed.leftOut || fitting.join("") !== own.join("");
  const left = changed && lost ? [LEFT_OUT] : [];
  const warnings = [...dosed.warnings, ...safety.warnings].flatMap((text) =>
    LIMIT.test(text) ? [text] : withinMaximum([text], most, sizes),
  );
  const { dialysis } = question;
  const unsaid =
    dialysis !== undefined &&
    !warnings.some((text) => text.startsWith(`On ${DIALYSIS_NAME[dialysis]}`));
  return {
    // What the source says of the larger doses of other uses is left out; that it says something is not.
    warnings: unsaid
      ? [`On ${DIALYSIS_NAME[dialysis]} the source goes by the use: this is its dose.`, ...warnings]
      : warnings,
    notes: withinMaximum(
      [...fitting, ...left, ...dosed.notes, ...more, ...safety.notes],
      most,
      sizes,
    ),
  };
}
