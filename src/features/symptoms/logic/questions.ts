import type { SymptomAnalysis } from "../symptoms.contract.ts";
import type { Evidence } from "./evidence.ts";
import { ancestorsOf, findingOf } from "./findings.ts";
import { leakOf, type Model } from "./model.ts";
import type { Patient } from "./patient.ts";
import type { Ranked } from "./ranking.ts";

/** A finding to ask for next, and which conditions rise with a yes. */
type Question = SymptomAnalysis["questions"][number];

const CONSIDERED = 12;
const ASKED = 5;

function kindOf(finding: string): Question["kind"] {
  const kind = findingOf(finding)?.kind ?? "symptom";
  if (kind === "test") return "test";
  return kind === "sign" || kind === "vital" ? "examine" : "ask";
}

function entropy(shares: readonly number[]): number {
  const sum = shares.reduce((total, share) => total + share, 0);
  return shares.reduce((total, share) => {
    const part = sum > 0 ? share / sum : 0;
    return part > 0 ? total - part * Math.log2(part) : total;
  }, 0);
}

function chance({ links }: Model, finding: string): number {
  return Math.min(0.98, Math.max(links.get(finding)?.sensitivity ?? 0, leakOf(finding)));
}

/** By how many bits the answer narrows the list down, on average. */
export function information(finding: string, ranked: readonly Ranked[]): number {
  const weights = ranked.map(({ weight }) => weight);
  const yes = ranked.map(({ model, weight }) => weight * chance(model, finding));
  const no = ranked.map(({ model, weight }) => weight * (1 - chance(model, finding)));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return 0;
  const share = yes.reduce((sum, weight) => sum + weight, 0) / total;
  return entropy(weights) - share * entropy(yes) - (1 - share) * entropy(no);
}

const PREFERENCE = { ask: 1, examine: 0.8, test: 0.55 } as const;

/** The questions whose answers would change the list most, the best first; none that is answered or cannot be. */
export function questionsFor(
  ranked: readonly Ranked[],
  evidence: Evidence,
  { age, sex }: Patient,
): Question[] {
  const considered = ranked.slice(0, CONSIDERED);
  const open = new Set(considered.flatMap(({ model }) => [...model.links.keys()]));
  const rated = [...open].filter((finding) => {
    if (evidence.present.has(finding) || evidence.absent.has(finding)) return false;
    const { sex: only, ages } = findingOf(finding) ?? {};
    if (only !== undefined && only !== sex) return false;
    if (ages !== undefined && (age < ages[0] || age > ages[1])) return false;
    return true;
  });
  const best = rated
    .map((finding) => ({
      finding,
      value: information(finding, considered) * PREFERENCE[kindOf(finding)],
    }))
    .filter(({ value }) => value > 0.002)
    .toSorted((one, other) => other.value - one.value || (one.finding < other.finding ? -1 : 1));
  const chosen: string[] = [];
  for (const { finding } of best) {
    if (chosen.length === ASKED) break;
    const related = chosen.some(
      (other) => ancestorsOf(other).includes(finding) || ancestorsOf(finding).includes(other),
    );
    if (!related) chosen.push(finding);
  }
  return chosen.map((finding) => ({
    finding,
    name: findingOf(finding)?.name ?? finding,
    kind: kindOf(finding),
    raises: considered
      .filter(({ model }) => model.links.has(finding))
      .toSorted(
        (one, other) =>
          chance(other.model, finding) * other.weight - chance(one.model, finding) * one.weight,
      )
      .slice(0, 3)
      .map(({ model }) => model.condition.name),
  }));
}
