import { type Triage, URGENCIES, type Urgency } from "../symptoms.terms.ts";
import type { Evidence } from "./evidence.ts";
import type { Patient } from "./patient.ts";
import type { Ranked } from "./ranking.ts";

const moreUrgent = (one: Urgency, other: Urgency): Urgency =>
  URGENCIES.indexOf(one) <= URGENCIES.indexOf(other) ? one : other;

/** "Something else" keeps this share beside the first of the list. */
const SOMETHING_ELSE = 0.3;
/** What stands this far below the first, in log-odds, no longer counts. */
const REACH = 8;

type Near = { readonly entry: Ranked; readonly urgency: Urgency; readonly share: number };

/**
 * What an unlikely emergency counts for: nothing while what nearly every patient with it has was not told. Many of them
 * together would otherwise make an emergency of a fever with vomiting.
 */
const isTypical = ({ model }: Ranked, { present }: Evidence): boolean =>
  [...model.cardinal, ...model.requires].every((group) => group.some((id) => present.has(id)));

/**
 * Shares among the ranked conditions. Sharper than the weights of the list: a long tail of unlikely conditions does not make a
 * patient urgent; what must not be missed has red flags and a lane of its own.
 */
function sharesOf(ranked: readonly Ranked[]): Near[] {
  const best = ranked[0]?.score.total ?? 0;
  const near = ranked
    .filter(({ score }) => best - score.total < REACH)
    .map((entry) => ({ entry, share: Math.exp(entry.score.total - best) }));
  const sum = near.reduce((total, { share }) => total + share, SOMETHING_ELSE);
  return near.map(({ entry, share }) => ({ entry, urgency: entry.urgency, share: share / sum }));
}

/** Where no more than this was told, the first of the list too must have what nearly every patient with it has: a sore throat alone is no abscess. */
const LITTLE_TOLD = 2;
const LEAST_TOLD = 0.02;
const MOST_NAMED = 3;

/** How urgent the ranked conditions are together, and which of them make an emergency of it; nothing without a condition. */
export function urgencyOf(
  ranked: readonly Ranked[],
  evidence: Evidence,
  { age }: Patient,
): { readonly urgency: Urgency; readonly because: readonly Ranked[] } | undefined {
  const near = sharesOf(ranked);
  const share = (urgencies: readonly Urgency[], among: readonly Near[] = near): number =>
    among.reduce((sum, one) => sum + (urgencies.includes(one.urgency) ? one.share : 0), 0);
  const [first] = ranked;
  if (first === undefined) return undefined;
  const grave = near.filter(
    ({ entry, urgency }) =>
      urgency === "emergency" &&
      (isTypical(entry, evidence) || (entry === first && evidence.present.size > LITTLE_TOLD)),
  );
  if (grave[0]?.entry === first || share(["emergency"], grave) >= 0.22) {
    const told = grave.filter((one) => one.share >= LEAST_TOLD).slice(0, MOST_NAMED);
    return { urgency: "emergency", because: told.map(({ entry }) => entry) };
  }
  if (first.urgency === "same-day" || share(["emergency", "same-day"]) >= 0.36)
    return { urgency: "same-day", because: [] };
  const harmless =
    first.urgency === "self-care" && share(["self-care"]) >= 0.5 && share(["emergency"]) < 0.06;
  return { urgency: harmless && age >= 0.25 ? "self-care" : "routine", because: [] };
}

/** Why it is urgent, as it is shown. */
export type Reason = { readonly id: string; readonly name: string; readonly urgency: Urgency };

/** The urgency of the ranking raised to the floor that red flags set. An emergency never goes without a reason that is named. */
export function triage(
  ranked: readonly Ranked[],
  flags: readonly Reason[],
  evidence: Evidence,
  patient: Patient,
): { readonly triage: Triage; readonly reasons: readonly Reason[] } {
  const judged = urgencyOf(ranked, evidence, patient);
  const floor = flags.reduce<Urgency | undefined>(
    (urgency, flag) => moreUrgent(urgency ?? flag.urgency, flag.urgency),
    judged?.urgency,
  );
  const isNamed = floor !== "emergency" || flags.some(({ urgency }) => urgency === "emergency");
  const names = (judged?.because ?? []).map(({ model }) => model.condition.name);
  const own: Reason = {
    id: "fits-emergency",
    name: `Fits ${names.join(", or ")}`,
    urgency: "emergency",
  };
  return { triage: floor ?? "not-judged", reasons: isNamed ? flags : [own, ...flags] };
}
