import { URGENCIES, type Urgency } from "../symptoms.terms.ts";
import type { RedFlag } from "../data/red-flags.ts";
import type { Patient } from "./patient.ts";
import type { Ranked } from "./ranking.ts";

export const moreUrgent = (one: Urgency, other: Urgency): Urgency =>
  URGENCIES.indexOf(one) <= URGENCIES.indexOf(other) ? one : other;

/** "Something else" keeps this share beside the first of the list. */
const SOMETHING_ELSE = 0.3;
/** What stands this far below the first, in log-odds, no longer counts. */
const REACH = 8;

/**
 * Shares of the urgencies among the ranked conditions. Sharper than the weights of the list: a long tail of unlikely
 * conditions does not make a patient urgent; what must not be missed has red flags and a lane of its own.
 */
function shares(ranked: readonly Ranked[]): (urgencies: readonly Urgency[]) => number {
  const best = ranked[0]?.score.total ?? 0;
  const near = ranked
    .filter(({ score }) => best - score.total < REACH)
    .map(({ urgency, score }) => ({ urgency, share: Math.exp(score.total - best) }));
  const sum = near.reduce((total, { share }) => total + share, SOMETHING_ELSE);
  return (urgencies) =>
    near.reduce((total, one) => total + (urgencies.includes(one.urgency) ? one.share : 0), 0) / sum;
}

/** How urgent the ranked conditions are together: an emergency needs less of a share to count than a routine matter. */
export function urgencyOf(ranked: readonly Ranked[], { age }: Patient): Urgency {
  const share = shares(ranked);
  const first = ranked[0]?.urgency;
  if (first === undefined) return "routine";
  if (first === "emergency" || share(["emergency"]) >= 0.22) return "emergency";
  if (first === "same-day" || share(["emergency", "same-day"]) >= 0.36) return "same-day";
  const harmless =
    first === "self-care" && share(["self-care"]) >= 0.5 && share(["emergency"]) < 0.06;
  return harmless && age >= 0.25 ? "self-care" : "routine";
}

/** The urgency of the ranking, raised to the floor that red flags set. */
export function triage(
  ranked: readonly Ranked[],
  flags: readonly RedFlag[],
  patient: Patient,
): Urgency {
  return flags.reduce(
    (urgency, { floor }) => moreUrgent(urgency, floor),
    urgencyOf(ranked, patient),
  );
}
