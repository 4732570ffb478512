import { URGENCIES, type Urgency } from "../symptoms.terms.ts";
import type { RedFlag } from "../data/red-flags.ts";
import type { Patient } from "./patient.ts";
import type { Ranked } from "./ranking.ts";

export const moreUrgent = (one: Urgency, other: Urgency): Urgency =>
  URGENCIES.indexOf(one) <= URGENCIES.indexOf(other) ? one : other;

/** How urgent the ranked conditions are together: an emergency needs less of a share to count than a routine matter. */
export function urgencyOf(ranked: readonly Ranked[], { age }: Patient): Urgency {
  const share = (urgencies: readonly Urgency[]): number =>
    ranked
      .filter(({ model }) => urgencies.includes(model.condition.urgency))
      .reduce((sum, { weight }) => sum + weight, 0);
  const first = ranked[0]?.model.condition.urgency;
  if (first === undefined) return "routine";
  if (first === "emergency" || share(["emergency"]) >= 0.22) return "emergency";
  if (first === "same-day" || share(["emergency", "same-day"]) >= 0.33) return "same-day";
  const harmless =
    first === "self-care" && share(["self-care"]) >= 0.4 && share(["emergency"]) < 0.08;
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
