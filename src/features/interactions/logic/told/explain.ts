/** The prose and the basis of a finding, loaded when it is asked for. */
import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import type { Ground } from "../../medication-check.contract.ts";
import type { CheckedLabel } from "../../rule.ts";
import type { Rule, RuleSource } from "../../rule.ts";
import { SOURCES } from "#knowledge/interactions/sources.js";
import { actionFor, watchFor } from "./advice.ts";
import { documentOf } from "./citation.ts";
import { proseOfDoubled } from "../doubled.ts";
import type { Finding } from "../entries/find.ts";
import { proseFor, type Prose } from "./pair-prose.ts";
import type { Reason } from "./pair-words.ts";
import { HIGH_PRIORITY } from "../rules/rule-weight.ts";
import { TOPICS, type Topic } from "../rules/topics.ts";

export type ExplainedReason = Reason & {
  /** Names of its two ingredients. */
  readonly names: readonly [string, string];
  readonly prose: Prose;
  /** What to do, and what to look at when: the record's own words, made whole where they are brief. */
  readonly action: string;
  readonly watch: string;
  readonly basis: readonly RuleSource[];
  /** Whether a label of one of the two drugs names the other, only labels of their classmates do, or none was checked. */
  readonly checked: "pair" | "class" | "unchecked";
  /** Where it is stated as of the gravest: in which part of a label of one of the two, or on which list. */
  readonly grounds: readonly Ground[];
};

const SECTIONS: Readonly<Record<string, string>> = {
  b: "Boxed warning",
  c: "Contraindications",
  d: "Dosage and administration",
  i: "Drug interactions",
  p: "Clinical pharmacology",
  w: "Warnings",
};

/** As many labels as are named where none is of the two drugs themselves. */
const MOST_CLASSMATES = 2;

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

type Check = { readonly label: CheckedLabel; readonly section: string };

async function checksOf(rule: string): Promise<Check[]> {
  const { CHECKED_LABELS, CHECKS } = await import("#knowledge/interactions/checks.js");
  return (CHECKS[rule] ?? "").split(" ").flatMap((mark) => {
    const label = CHECKED_LABELS[Number.parseInt(mark, 10)];
    return label ? [{ label, section: SECTIONS[mark.slice(-1)] ?? "" }] : [];
  });
}

/** A label of the pair is cited by its drug; of a classmate's, which the reader did not ask about, only where to find it. */
function labelBasis(
  { label: [ingredient, setId, version, year], section }: Check,
  of: Reason,
): RuleSource {
  const own = of.ingredients.includes(ingredient);
  return {
    source: own
      ? `FDA label of ${nameOf(ingredient).toLowerCase()}`
      : "FDA label of another drug of the class",
    year,
    citation: `${section} section, ${documentOf(setId, version)}`,
  };
}

const GROUNDS: Readonly<Record<string, Ground>> = {
  "Boxed warning": "boxed warning",
  Contraindications: "contraindication",
};

function groundsOf(own: readonly Check[], { basis }: Rule): Ground[] {
  const stated = own.flatMap(({ section }) => GROUNDS[section] ?? []);
  const listed = basis.includes(HIGH_PRIORITY) ? ["high-priority list" as const] : [];
  return [...new Set([...stated, ...listed])];
}

const UNCHECKED: RuleSource = {
  source: "FDA labels of the drugs",
  year: null,
  citation: "General knowledge, not checked against a label text",
};

function sourceBasis(id: string, { ingredients }: Reason): RuleSource[] {
  const source: RuleSource | undefined = SOURCES[id];
  const about = source?.about?.split(" ");
  if (!source || about?.every((ingredient) => !ingredients.includes(ingredient))) return [];
  return [source];
}

async function explainReason(reason: Reason): Promise<ExplainedReason> {
  const prose = proseOfDoubled(reason.rule);
  if (prose) {
    const names = namesOf(reason);
    return {
      ...reason,
      names,
      prose,
      ...adviceOf(prose, reason),
      basis: [],
      checked: "pair",
      grounds: [],
    };
  }
  if (!isTopic(reason.topic)) throw new RangeError(`There is no topic "${reason.topic}".`);
  const [rules, checks] = await Promise.all([rulesOf(reason.topic), checksOf(reason.rule)]);
  const rule = rules.get(reason.rule);
  if (!rule) throw new RangeError(`There is no rule "${reason.rule}".`);
  const own = checks.filter(({ label }) => reason.ingredients.includes(label[0]));
  const shown = own.length > 0 ? own : checks.slice(0, MOST_CLASSMATES);
  const labels = shown.length > 0 ? shown.map((check) => labelBasis(check, reason)) : [UNCHECKED];
  const basis = rule.basis.flatMap((id) => (id === "labels" ? labels : sourceBasis(id, reason)));
  const checked = own.length > 0 ? "pair" : shown.length > 0 ? "class" : "unchecked";
  const names = namesOf(reason);
  const told = named(proseFor(rule, reason.ingredients), names);
  return {
    ...reason,
    names,
    prose: told,
    ...adviceOf(told, reason),
    basis,
    checked,
    grounds: groundsOf(own, rule),
  };
}

function adviceOf(prose: Prose, { severity }: Reason): Pick<ExplainedReason, "action" | "watch"> {
  return { action: actionFor(prose, severity), watch: watchFor(prose) };
}

function namesOf({ ingredients: [a, b] }: Reason): readonly [string, string] {
  return [nameOf(a), nameOf(b)];
}

/** Puts the drugs' names where a text leaves room for them. */
function named(prose: Prose, [a, b]: readonly [string, string]): Prose {
  const fill = (text: string): string => text.replaceAll("{a}", a).replaceAll("{b}", b);
  return {
    ...prose,
    says: fill(prose.says),
    why: fill(prose.why),
    mechanism: fill(prose.mechanism),
    management: fill(prose.management),
    effects: prose.effects.map(fill),
  };
}

export async function explain(finding: Finding): Promise<readonly ExplainedReason[]> {
  return Promise.all(finding.reasons.map(explainReason));
}
