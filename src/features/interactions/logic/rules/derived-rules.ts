/** Rules that follow from the tables: pathway roles meeting (predicted) and two drugs of one class (duplication). */
import type { Group } from "../../group.ts";
import type { Role } from "../../role.ts";
import type { Rule, Severity } from "../../rule.ts";
import { CLASSES, ROLES } from "#knowledge/interactions/groups.js";
import { roleId } from "./groups.ts";

type Perpetrator = Extract<Role, { as: "inhibitor" | "inducer" }>;
type Victim = Extract<Role, { as: "substrate" }>;
type Prodrug = Extract<Role, { as: "prodrug" }>;

/**
 * How much a pathway match alone may weigh. It is never major: that needs a source that names the pair or its classes.
 * A weak inhibitor or inducer of a moderate substrate is below what FDA's bands call a change worth acting on.
 */
const PREDICTED: Record<Perpetrator["band"], Record<Victim["band"], Severity | undefined>> = {
  strong: { sensitive: "moderate", narrow: "moderate", moderate: "moderate" },
  moderate: { sensitive: "moderate", narrow: "moderate", moderate: "minor" },
  weak: { sensitive: "minor", narrow: "minor", moderate: undefined },
};

const BAND_FACTS = {
  inhibitor: {
    strong: "raises the AUC of a sensitive substrate 5-fold or more",
    moderate: "raises the AUC of a sensitive substrate 2- to 5-fold",
    weak: "raises the AUC of a sensitive substrate by less than 2-fold",
  },
  inducer: {
    strong: "lowers the AUC of a sensitive substrate by 80 % or more",
    moderate: "lowers the AUC of a sensitive substrate by 50 to 80 %",
    weak: "lowers the AUC of a sensitive substrate by 20 to 50 %",
  },
} as const;

const PATHWAY_NAMES: Record<Role["pathway"], string> = {
  cyp1a2: "CYP1A2",
  cyp2b6: "CYP2B6",
  cyp2c8: "CYP2C8",
  cyp2c9: "CYP2C9",
  cyp2c19: "CYP2C19",
  cyp2d6: "CYP2D6",
  cyp3a: "CYP3A",
  "p-gp": "P-glycoprotein",
  oatp1b: "OATP1B",
  bcrp: "BCRP",
  oat: "OAT1 and OAT3",
  "oct2-mate": "OCT2 and MATE",
};

/** In the texts `{a}` stands for the inhibitor or inducer and `{b}` for the substrate. */
function pathwayRule(by: Perpetrator, of: Victim): Rule[] {
  const severity = PREDICTED[by.band][of.band];
  if (severity === undefined) return [];
  const name = PATHWAY_NAMES[by.pathway];
  const raises = by.as === "inhibitor";
  const band = of.band === "narrow" ? "narrow-index" : of.band;
  return [
    {
      id: `${roleId(by)}:${of.band}`,
      a: `@${roleId(by)}`,
      b: `@${roleId(of)}`,
      severity,
      tier: "predicted",
      why: `Follows from the bands alone: ${by.band} ${by.as}, ${band} substrate. Bands alone never make a pair major.`,
      says: `The level of {b} may ${raises ? "rise" : "fall"}.`,
      mechanism: `{a} is a ${by.band} ${by.as} of ${name}, which ${BAND_FACTS[by.as][by.band]}; {b} is a ${band} substrate.`,
      effects: [raises ? "More effect or toxicity of {b}" : "Less effect of {b}"],
      management:
        "Look up the label of {b}; watch effect and adverse effects when starting and stopping.",
      onset: raises ? "days" : "weeks",
      basis: [by.source, "fda-ddi-guidance"],
      pathway: by.pathway,
    },
  ];
}

/** What acts is the metabolite: an inhibitor takes effect away, an inducer forms and clears it faster. */
function prodrugRule(by: Perpetrator, of: Prodrug): Rule {
  const name = PATHWAY_NAMES[by.pathway];
  const lowers = by.as === "inhibitor";
  return {
    id: `${roleId(by)}:prodrug`,
    a: `@${roleId(by)}`,
    b: `@${roleId(of)}`,
    severity: by.band === "weak" || !lowers ? "minor" : "moderate",
    tier: "predicted",
    why: `Follows from the bands alone: ${by.band} ${by.as} of the enzyme that makes the active metabolite. Bands alone never make a pair major.`,
    says: lowers
      ? "The active metabolite of {b} may fall, while {b} itself rises."
      : "The active metabolite of {b} is formed and cleared faster: it may rise or fall.",
    mechanism: `{b} is made active by ${name}; {a} is a ${by.band} ${by.as} of it.`,
    effects: [lowers ? "Less effect of {b}" : "Changed effect of {b}"],
    management: lowers
      ? "Look up the label of {b}; watch whether it still works, and do not raise its dose to make up for it."
      : "Look up the label of {b}; watch effect and adverse effects when starting and stopping.",
    onset: lowers ? "days" : "weeks",
    basis: [by.source, "fda-ddi-guidance"],
    pathway: by.pathway,
  };
}

const isPerpetrator = (role: Role): role is Perpetrator =>
  role.as === "inhibitor" || role.as === "inducer";

export function pathwayRules(): Rule[] {
  return ROLES.filter(isPerpetrator).flatMap((by) =>
    ROLES.flatMap((of) => {
      if (of.pathway !== by.pathway || isPerpetrator(of)) return [];
      return of.as === "prodrug" ? [prodrugRule(by, of)] : pathwayRule(by, of);
    }),
  );
}

function duplicationRule(group: Group): Rule[] {
  if (group.duplication === undefined) return [];
  return [
    {
      id: `double:${group.id}`,
      a: `@${group.id}`,
      b: `@${group.id}`,
      severity: group.duplication,
      why: "Two drugs of one class seldom add benefit and always add adverse effects.",
      says: "{a} and {b} are of one class.",
      mechanism: "The same action twice.",
      effects: ["Adverse effects of the class add up"],
      management:
        "Check whether both are meant; a switch that was not completed is the usual cause.",
      onset: "days",
      depends: ["Planned overlap while switching"],
      basis: ["labels"],
    },
  ];
}

export function duplicationRules(): Rule[] {
  return CLASSES.flatMap(duplicationRule);
}
