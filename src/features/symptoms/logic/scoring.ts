import type { Course } from "../symptoms.terms.ts";
import type { Evidence } from "./evidence.ts";
import { ancestorsOf, descendantsOf, groupOf } from "./findings.ts";
import type { Link, Model } from "./model.ts";
import { ageBand, coursesOf, type Patient } from "./patient.ts";

/** Within a group the first finding counts in full, the next ones less and less. */
const DAMPING = [1, 0.65, 0.45, 0.3, 0.2, 0.15] as const;
const PER_CLASS = 0.5;
const BY_AGE = [-7, -2.2, -0.8, 0, 0.4] as const;
const IMPOSSIBLE = -9;
const MENTIONED = { cardinal: 0.6, other: 0.22 } as const;
const MOST_MISSING = -2.5;

export type Score = {
  readonly total: number;
  /** Present findings that speak for it, the strongest first. */
  readonly supporting: readonly Link[];
  /** Denied or unlikely findings that it usually has. */
  readonly opposing: readonly Link[];
  /** Present findings that speak against it. */
  readonly contradicting: readonly string[];
  readonly risks: readonly string[];
};

/** Log of how often it is seen in somebody of this age and sex. */
export function prior({ condition }: Model, { age, sex }: Patient): number {
  const [primary, emergency] = condition.incidence;
  const incidence = 0.6 * Math.max(primary, emergency) + 0.4 * Math.min(primary, emergency);
  const female = condition.female ?? 0.5;
  const share = sex === "female" ? female : 1 - female;
  const bySex = share === 0 ? IMPOSSIBLE * 2 : Math.max(Math.log(share * 2), -2.5);
  const byAge = BY_AGE[Number(condition.ages[ageBand(age)] ?? "3")] ?? 0;
  return (incidence - 3) * PER_CLASS + byAge + bySex;
}

/** How well a duration fits the courses in which the condition presents. */
export function courseFit(
  course: Partial<Record<Course, number>>,
  days: number | undefined,
): number {
  if (days === undefined) return 0;
  const overlaps = coursesOf(days);
  let best = 0;
  let usual = 0;
  for (const [name, weight] of Object.entries(course)) {
    usual = Math.max(usual, weight);
    best = Math.max(best, weight * (overlaps[name as Course] ?? 0));
  }
  return 0.9 * Math.log((best + 0.08) / (usual + 0.08));
}

function damped(values: readonly { weight: number; group: string }[]): number {
  const counted = new Map<string, number>();
  let sum = 0;
  for (const { weight, group } of values) {
    const position = counted.get(group) ?? 0;
    counted.set(group, position + 1);
    sum += weight * (DAMPING[Math.min(position, DAMPING.length - 1)] ?? 0);
  }
  return sum;
}

/** A general finding adds nothing beside a more specific one that counts as much; it stands in where it counts more. */
function supportingLinks({ links }: Model, { present }: Evidence): Link[] {
  const held = [...links.values()].filter(({ finding }) => present.has(finding));
  return held
    .filter((link) => {
      const below = descendantsOf(link.finding).flatMap((id) =>
        present.has(id) ? (links.get(id) ?? []) : [],
      );
      const above = ancestorsOf(link.finding).flatMap((id) => links.get(id) ?? []);
      return (
        !below.some((other) => other.gain >= link.gain) &&
        !above.some((other) => other.gain > link.gain)
      );
    })
    .toSorted((one, other) => other.gain - one.gain || (one.finding < other.finding ? -1 : 1));
}

/** True where the condition links the finding, or one (of those given) that implies it, or counts either as a risk. */
function speaks({ links, risks }: Model, finding: string, among?: ReadonlySet<string>): boolean {
  if (links.has(finding) || risks.has(finding)) return true;
  return descendantsOf(finding).some(
    (below) => (links.has(below) || risks.has(below)) && (among === undefined || among.has(below)),
  );
}

/** Denied links in full; those that are only unlikely at half, and not where what makes them so speaks for the condition. */
function opposingLinks(
  model: Model,
  { absent, unlikely }: Evidence,
): { link: Link; weight: number }[] {
  const opposing: { link: Link; weight: number }[] = [];
  for (const link of model.links.values()) {
    if (absent.has(link.finding)) opposing.push({ link, weight: link.cost });
    else {
      const reasons = unlikely.get(link.finding) ?? [];
      const foreign = (reason: string): boolean => !speaks(model, reason);
      if (reasons.some(foreign)) opposing.push({ link, weight: link.cost / 2 });
    }
  }
  return opposing.toSorted(
    (one, other) => one.weight - other.weight || (one.link.finding < other.link.finding ? -1 : 1),
  );
}

/** What would be expected and was not mentioned: much for what nearly every patient has, a little for what most have. */
function missingCost({ cardinal, links }: Model, { present, absent }: Evidence): number {
  let cost = 0;
  const named = new Set<string>();
  for (const group of cardinal) {
    for (const finding of group) named.add(finding);
    if (group.some((finding) => present.has(finding))) continue;
    if (group.every((finding) => absent.has(finding))) cost -= 1.2;
    else
      cost += Math.log(
        1 -
          MENTIONED.cardinal * Math.max(0.5, ...group.map((id) => links.get(id)?.sensitivity ?? 0)),
      );
  }
  for (const { finding, sensitivity } of links.values()) {
    if (sensitivity < 0.45 || named.has(finding) || present.has(finding) || absent.has(finding))
      continue;
    cost += Math.log(1 - MENTIONED.other * sensitivity);
  }
  return Math.max(cost, MOST_MISSING);
}

function requirement({ requires, condition }: Model, { present, absent }: Evidence): number {
  let cost = 0;
  for (const group of requires) {
    if (group.some((finding) => present.has(finding))) cost += 0.7;
    else if (group.every((finding) => absent.has(finding))) cost += IMPOSSIBLE;
    else cost -= 1.6;
  }
  for (const finding of condition.excludedBy ?? []) if (present.has(finding)) cost += IMPOSSIBLE;
  return cost;
}

/** Log-odds, up to a constant that all conditions share. Does not depend on the order in which findings were stated. */
export function score(
  model: Model,
  evidence: Evidence,
  patient: Patient,
  days: number | undefined,
): Score {
  const supporting = supportingLinks(model, evidence);
  const opposing = opposingLinks(model, evidence);
  const risks = [...model.risks].filter(([finding]) => evidence.present.has(finding));
  risks.sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  const contradicting = [...model.against].filter(
    ([finding]) => evidence.present.has(finding) && !speaks(model, finding, evidence.present),
  );
  const total =
    prior(model, patient) +
    courseFit(model.condition.course, days) +
    damped(supporting.map(({ gain, group }) => ({ weight: gain, group }))) +
    damped(opposing.map(({ link, weight }) => ({ weight, group: link.group }))) +
    damped(
      risks.map(([finding, weight], index) => ({
        weight: weight / (1 + index * 0.25),
        group: groupOf(finding),
      })),
    ) +
    contradicting.reduce((sum, [, weight]) => sum + weight, 0) +
    missingCost(model, evidence) +
    requirement(model, evidence);
  return {
    total,
    supporting,
    opposing: opposing.map(({ link }) => link),
    contradicting: contradicting.map(([finding]) => finding),
    risks: risks.map(([finding]) => finding),
  };
}
