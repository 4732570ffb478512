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

type Weighed = { readonly weight: number; readonly group: string };

function dampedEach(values: readonly Weighed[]): number[] {
  const counted = new Map<string, number>();
  return values.map(({ weight, group }) => {
    const position = counted.get(group) ?? 0;
    counted.set(group, position + 1);
    return weight * (DAMPING[Math.min(position, DAMPING.length - 1)] ?? 0);
  });
}

const damped = (values: readonly Weighed[]): number =>
  dampedEach(values).reduce((sum, weight) => sum + weight, 0);

type Counted = { readonly link: Link; readonly group: string };

/**
 * A general finding adds nothing beside a more specific one that counts as much, and a specific one nothing beside a general one
 * that counts more. The specific finding stands for the strongest of those it implies, in that one's group: what it implies
 * besides counts as before, so that no finding lowers what it speaks for.
 */
function supportingLinks({ links }: Model, { present }: Evidence): Counted[] {
  const above = (link: Link): Link[] =>
    ancestorsOf(link.finding).flatMap((id) => links.get(id) ?? []);
  const counted = [...links.values()].filter(
    (link) => present.has(link.finding) && !above(link).some((general) => general.gain > link.gain),
  );
  const standsFor = new Map<Link, Link>();
  for (const link of counted) {
    const [strongest] = above(link).toSorted(byGain);
    if (strongest !== undefined) standsFor.set(link, strongest);
  }
  const hidden = new Set(standsFor.values());
  const groupFor = (link: Link): string => {
    const general = standsFor.get(link);
    return general === undefined ? link.group : groupFor(general);
  };
  return counted
    .filter((link) => !hidden.has(link))
    .toSorted(byGain)
    .map((link) => ({ link, group: groupFor(link) }));
}

/** The strongest first. */
const byGain = (one: Link, other: Link): number =>
  other.gain - one.gain || (one.finding < other.finding ? -1 : 1);

/** Risks are damped within their groups, and what is left of each counts the less the more weighs more. */
function riskGain(risks: readonly (readonly [string, number])[]): number {
  return dampedEach(risks.map(([finding, weight]) => ({ weight, group: groupOf(finding) })))
    .toSorted((one, other) => other - one)
    .reduce((sum, weight, index) => sum + weight / (1 + index * 0.25), 0);
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
    damped(supporting.map(({ link, group }) => ({ weight: link.gain, group }))) +
    damped(opposing.map(({ link, weight }) => ({ weight, group: link.group }))) +
    riskGain(risks) +
    contradicting.reduce((sum, [, weight]) => sum + weight, 0) +
    missingCost(model, evidence) +
    requirement(model, evidence);
  return {
    total,
    supporting: supporting.map(({ link }) => link),
    opposing: opposing.map(({ link }) => link),
    contradicting: contradicting.map(([finding]) => finding),
    risks: risks.map(([finding]) => finding),
  };
}
