/** How much a rule weighs among rules of its severity. */
import type { Rule } from "../../rule.ts";

/** Effects that kill or leave harm for life. */
const GRAVE =
  /death|fatal|arrest|torsade|arrhythmi|crisis|respiratory depression|apnea|hemorrhage|intracranial|rhabdomyolysis|serotonin syndrome|aplasia|necrolysis|liver failure|thrombo|embol|shock|coma|gangrene|ergotism|seizure|transplant|resistance|fetal|neutropeni|anaphyla/i;

/** Phansalkar et al. 2012: what every system that takes orders should alert to. */
export const HIGH_PRIORITY = "onc-2012";

/**
 * 0 to 9: the high-priority list, a label's contraindications (c) or boxed warning (b), grave effects, and how soon they come.
 * @param checks the labels and sections that the rule was held against, as they are packed.
 */
export function weightOf({ basis, effects, onset }: Rule, checks: string): number {
  return (
    (basis.includes(HIGH_PRIORITY) ? 3 : 0) +
    (/\d\w*[bc]/.test(checks) ? 2 : 0) +
    (effects.some((effect) => GRAVE.test(effect)) ? 2 : 0) +
    (onset === "immediate" || onset === "hours" ? 2 : onset === "days" ? 1 : 0)
  );
}
