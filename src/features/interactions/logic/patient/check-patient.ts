/** Each drug of a list held against the patient's allergies and conditions. */
import { SOURCES } from "#knowledge/interactions/sources.js";
import type { PatientFinding, PatientReport } from "../../patient.contract.ts";
import type { Concern, PatientFactor } from "../../patient-factor.ts";
import type { RuleSource } from "../../rule.ts";
import type { Item, Part, PatientContext } from "../entries/item.ts";
import { compare, namedApart } from "../entries/named-apart.ts";
import { expandSide } from "../rules/groups.ts";
import { rankOf } from "../rules/rule-head.ts";
import { readAllergy, readCondition, type Factor } from "./read-factor.ts";

export type PatientChart = PatientContext & {
  readonly allergies?: readonly string[] | undefined;
  readonly conditions?: readonly string[] | undefined;
};

/** All that a chart says in words. */
export const wordsOf = ({ allergies = [], conditions = [] }: PatientChart): readonly string[] => [
  ...allergies,
  ...conditions,
];

/** Below this clearance what labels say of severe kidney disease holds. mL/min */
const SEVERE_CLEARANCE = 30;

/** Conditions that the rest of the context tells. */
function toldOtherwise({ pregnant, creatinineClearance: clearance }: PatientContext): string[] {
  return [
    ...(pregnant === true ? ["Pregnancy"] : []),
    ...(clearance !== undefined && clearance < SEVERE_CLEARANCE ? ["Severe kidney disease"] : []),
  ];
}

function factorsOf(chart: PatientChart): Factor[] {
  const allergies = (chart.allergies ?? []).map(readAllergy);
  const named = (chart.conditions ?? []).map(readCondition);
  const groups = new Set(named.flatMap((factor) => factor.groups));
  const told = toldOtherwise(chart)
    .map(readCondition)
    .filter((factor) => !factor.groups.every((group) => groups.has(group)));
  return [...allergies, ...named, ...told];
}

export function checkPatient(list: readonly Item[], chart: PatientChart): PatientReport {
  const factors = factorsOf(chart);
  const names = new Map(namedApart(list).map(({ parts, name }) => [parts, name]));
  const findings = factors.flatMap((factor) =>
    list.flatMap((item, place) => {
      const told = gravest(item, factor);
      return told === undefined
        ? []
        : [{ ...told, drug: names.get(item.parts) ?? item.name, place }];
    }),
  );
  return {
    read: factors.map(({ read }) => read),
    findings: findings.toSorted((a, b) => rank(b) - rank(a) || compare(a.kind, b.kind)),
  };
}

type Told = Omit<PatientFinding, "drug" | "place">;

const rank = ({ severity, contraindicated }: Pick<Told, "severity" | "contraindicated">): number =>
  rankOf(severity) * 2 + Number(contraindicated);

function gravest({ parts }: Item, factor: Factor): Told | undefined {
  const told = parts.flatMap((part) => [
    ...(factor.ingredients.includes(part.ingredient) ? [sameDrug(factor)] : []),
    ...factor.groups.flatMap((group) =>
      group.concerns
        .filter((concern) => concerns(concern, part))
        .map((concern) => toldOf(factor, group, concern)),
    ),
  ]);
  return told.toSorted((a, b) => rank(b) - rank(a))[0];
}

const sides = new Map<string, ReadonlySet<string>>();

function sideOf(drugs: string): ReadonlySet<string> {
  const known = sides.get(drugs);
  if (known) return known;
  const side = new Set(expandSide(drugs));
  sides.set(drugs, side);
  return side;
}

function concerns({ drugs, by, anyRoute }: Concern, { ingredient, routes, reachesBlood }: Part) {
  if (!sideOf(drugs).has(ingredient)) return false;
  if (by !== undefined) return by.some((route) => routes.includes(route));
  return reachesBlood || anyRoute === true;
}

function sameDrug({ read }: Factor): Told {
  return {
    kind: "allergy",
    factor: read.input,
    group: "same-drug",
    severity: "major",
    contraindicated: true,
    says: "The patient is said to be allergic to this very drug; its label forbids it then.",
    management:
      "Do not give before it is known what happened. Nausea and the like are no allergy: correct the record then.",
    basis: basisOf(["labels"]),
  };
}

function toldOf(
  { read }: Factor,
  { id, basis }: PatientFactor,
  { severity, contraindicated, says, management }: Concern,
): Told {
  return {
    kind: read.kind,
    factor: read.input,
    group: id,
    severity,
    contraindicated: contraindicated === true,
    says,
    management,
    basis: basisOf(basis),
  };
}

/** Of labels as a whole: which drug's label says it was not looked up one by one. */
const LABELS: RuleSource = {
  source: "FDA labels of the drugs",
  year: null,
  citation: "Contraindications and warnings sections; not held against each label by program",
};

const basisOf = (ids: readonly string[]): Told["basis"] =>
  ids
    .flatMap((id): RuleSource[] => {
      const source = id === "labels" ? LABELS : SOURCES[id];
      return source === undefined ? [] : [source];
    })
    .map(({ source, year, citation }) => ({ source, year, citation }));
