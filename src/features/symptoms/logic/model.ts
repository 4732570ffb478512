import type { Condition } from "../symptoms.schema.ts";
import { CONDITIONS, type ListedCondition } from "./packed/condition-table.ts";
import { backgroundOf, groupOf } from "./findings.ts";

/**
 * The background is tempered: a finding that hardly anybody has without a reason (1 in 2,000) would otherwise outweigh
 * everything else, though vignettes and vocabularies are never that precise.
 */
const TEMPER = 0.75;
export const leakOf = (finding: string): number => backgroundOf(finding) ** TEMPER;

export type Link = {
  readonly finding: string;
  readonly sensitivity: number;
  /** Natural logarithm of the likelihood ratio when present, never below a little above zero. */
  readonly gain: number;
  /** The same when absent, below zero. */
  readonly cost: number;
  readonly group: string;
};

export type Model = {
  readonly condition: ListedCondition;
  readonly links: ReadonlyMap<string, Link>;
  readonly cardinal: readonly (readonly string[])[];
  readonly requires: readonly (readonly string[])[];
  readonly risks: ReadonlyMap<string, number>;
  readonly against: ReadonlyMap<string, number>;
};

const LEAST_GAIN = 0.1;

function linkOf([finding, sensitivity, ratio]: Condition["findings"][number]): Link {
  const leak = leakOf(finding);
  const gain = Math.log(ratio ?? sensitivity / leak);
  const cost = Math.log(
    (1 - Math.min(sensitivity, 0.97)) / (1 - Math.min(leak, sensitivity * 0.9)),
  );
  return {
    finding,
    sensitivity,
    gain: Math.max(gain, LEAST_GAIN),
    cost: Math.min(cost, 0),
    group: groupOf(finding),
  };
}

const alternatives = (groups: readonly string[] | undefined): string[][] =>
  (groups ?? []).map((group) => group.split("|"));

/** A condition as the engine weighs it. */
export function modelOf(condition: ListedCondition): Model {
  return {
    condition,
    links: new Map(condition.findings.map((link) => [link[0], linkOf(link)])),
    cardinal: alternatives(condition.cardinal),
    requires: alternatives(condition.requires),
    risks: new Map((condition.risks ?? []).map(([finding, ratio]) => [finding, Math.log(ratio)])),
    against: new Map(
      (condition.against ?? []).map(([finding, ratio]) => [finding, Math.log(ratio)]),
    ),
  };
}

export const MODELS: readonly Model[] = CONDITIONS.map(modelOf);

const byId = new Map(MODELS.map((model) => [model.condition.id, model]));
export const conditionOf = (id: string): ListedCondition | undefined => byId.get(id)?.condition;
