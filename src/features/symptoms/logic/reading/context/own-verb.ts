import type { Unit } from "../tokens/units.ts";

/** How someone lives and behaves, in the third person. */
const LIVES =
  /^(?:smokes|vapes|chews|drinks|takes|uses|works|lives|eats|sleeps|walks|runs|plays|exercises|keeps|owns|attends|goes|wears|drives|travels|swims|enjoys|teaches|studies|cares|remembers|recalls|sits|stands|stares|repeats|talks|mumbles|paces|laughs|cries|screams|stays|holds|hears|sees|thinks|believes|says)$/;

/** These deny a whole list of verbs: "never drinks, smokes or takes drugs". */
const OVER_VERBS = /^(?:never|neither|nor)$/;

/**
 * "Takes no medicine and smokes lightly", "no alcohol, works nights": after "and" or a comma a verb of its own begins another
 * statement; "neither drinks nor smokes" and "does not drink or smoke" go on.
 */
export function beginsOwn(units: readonly Unit[], at: number, starter: string): boolean {
  const unit = units[at];
  const next = units[at + 1]?.kind === "function" ? units[at + 2] : units[at + 1];
  if (!LIVES.test(next?.word ?? "")) return false;
  return unit?.word === "and" || (unit?.kind === "comma" && !OVER_VERBS.test(starter));
}
