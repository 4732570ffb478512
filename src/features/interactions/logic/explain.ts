/** The prose and the basis of a finding, loaded when it is asked for. */
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import type { LabelCheck, LabelSection } from "../data/checks.ts";
import type { Rule } from "../data/rule.ts";
import { SOURCES, type Source, type SourceId } from "../data/sources.ts";
import { SAME_INGREDIENT, type Finding, type Reason } from "./find.ts";
import { TOPICS, type Topic } from "./topics.ts";

export type Basis = Source & {
  /** Set id and version of the label, where the basis is one that was checked. */
  readonly label?: { readonly setId: string; readonly version: number };
};

export type ExplainedReason = Reason & {
  readonly prose: Pick<
    Rule,
    "says" | "why" | "mechanism" | "effects" | "management" | "onset" | "depends"
  >;
  readonly basis: readonly Basis[];
  /** False where no label text was held against this rule. */
  readonly checked: boolean;
};

const SECTIONS: Record<LabelSection, string> = {
  boxed_warning: "Boxed warning",
  contraindications: "Contraindications",
  drug_interactions: "Drug interactions",
};

const DUPLICATE: ExplainedReason["prose"] = {
  says: "The same ingredient is in both entries.",
  why: "The dose is doubled unknowingly.",
  mechanism: "One ingredient twice.",
  effects: ["Overdose of the ingredient"],
  management: "Check whether both are meant; add up the daily dose.",
  onset: "hours",
};

const loaded = new Map<Topic, Promise<ReadonlyMap<string, Rule>>>();

const isTopic = (topic: string): topic is Topic => Object.hasOwn(TOPICS, topic);

async function rulesOf(topic: Topic): Promise<ReadonlyMap<string, Rule>> {
  const known = loaded.get(topic);
  if (known) return known;
  const loading = TOPICS[topic]().then(
    (rules) => new Map(rules.map((rule) => [rule.id, rule] as const)),
  );
  loaded.set(topic, loading);
  return loading;
}

function labelBasis([ingredient, setId, version, year, section]: LabelCheck): Basis {
  const name = substanceOf(ingredient)?.name ?? ingredient;
  return {
    source: `FDA label of ${name.toLowerCase()}`,
    year,
    citation: `${SECTIONS[section]} section, set id ${setId}, version ${version}`,
    label: { setId, version },
  };
}

const UNCHECKED: Basis = {
  source: "FDA labels of the drugs",
  year: null,
  citation: "General knowledge, not checked against a label text",
};

function sourceBasis(id: string): Basis[] {
  const source: Source | undefined = Object.hasOwn(SOURCES, id)
    ? SOURCES[id as SourceId]
    : undefined;
  return source ? [source] : [];
}

async function explainReason(reason: Reason): Promise<ExplainedReason> {
  if (reason.rule === SAME_INGREDIENT || !isTopic(reason.topic)) {
    return { ...reason, prose: DUPLICATE, basis: [], checked: true };
  }
  const [rules, { CHECKS }] = await Promise.all([
    rulesOf(reason.topic),
    import("../data/checks.ts"),
  ]);
  const rule = rules.get(reason.rule);
  if (!rule) throw new RangeError(`There is no rule "${reason.rule}".`);
  const checks = CHECKS[rule.id] ?? [];
  const labels = checks.length > 0 ? checks.map(labelBasis) : [UNCHECKED];
  const basis = rule.basis.flatMap((id) => (id === "labels" ? labels : sourceBasis(id)));
  return { ...reason, prose: rule, basis, checked: checks.length > 0 };
}

export async function explain(finding: Finding): Promise<readonly ExplainedReason[]> {
  return Promise.all(finding.reasons.map(explainReason));
}
