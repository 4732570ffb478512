import { describe, expect, test } from "vitest";
import { membersOf as membersOfClass } from "#/features/substances/logic/classes.ts";
import type { Rule } from "../../rule.ts";
import { findInteractions } from "../entries/find.ts";
import { expandSide } from "../rules/groups.ts";
import type { Item } from "../entries/item.ts";
import { AUTHORED_TOPICS, TOPICS } from "../rules/topics.ts";

const drug = (ingredient: string): Item => ({
  name: ingredient,
  parts: [{ ingredient, routes: [], reachesBlood: true }],
});

const authored: readonly (readonly Rule[])[] = await Promise.all(
  AUTHORED_TOPICS.map((topic) => TOPICS[topic]()),
);
const ruleOf = new Map(authored.flat().map((rule) => [rule.id, rule]));

const STRONG = "@cyp3a-inhibitor-strong";
const NEW_STIMULANTS = "solriamfetol atomoxetine viloxazine";
/** No label of theirs exists: they are told apart as predicted. */
const WITHOUT_LABEL: ReadonlySet<string> = new Set(["mdma", "tianeptine"]);
const SEROTONIN = /MAO|serotonin/i;

/**
 * The classes of pairs of Phansalkar et al., J Am Med Inform Assoc 2012;19:735, each with what has to be in the mechanism
 * or the sentence of the rule that speaks. Words are ingredients, `%class` all drugs of a class of the vocabulary, which
 * knows nothing of the checker's groups, and `@group` one of the checker's pathway roles or effects.
 */
const HIGH_PRIORITY: readonly [name: string, one: string, other: string, reason: RegExp][] = [
  [
    "amphetamine derivatives and MAO inhibitors",
    `%amphetamine %anorexiant methylphenidate dexmethylphenidate serdexmethylphenidate pemoline ${NEW_STIMULANTS}`,
    "%maoi",
    /norepinephrine|MAO|serotonin/i,
  ],
  ["atazanavir and proton pump inhibitors", "atazanavir", "%ppi %pcab", /acid|pH/],
  [
    "febuxostat and thiopurines",
    "%xanthine-oxidase-inhibitor",
    "azathioprine mercaptopurine",
    /xanthine oxidase/i,
  ],
  ["irinotecan and strong CYP3A inhibitors", "irinotecan", STRONG, /CYP3A/],
  ["narcotic analgesics and MAO inhibitors", "%opioid", "%maoi", /MAO|opioid/],
  ["QT-prolonging drugs together", "@qt-3 @qt-2", "@qt-3", /QT|repolarization|hERG/],
  ["QT-prolonging drugs of the second rank", "@qt-2", "@qt-2", /QT|repolarization|hERG/],
  ["ramelteon and CYP1A2 inhibitors", "ramelteon", "@cyp1a2-inhibitor-strong", /CYP1A2/],
  [
    "HIV protease inhibitors and strong CYP3A inducers",
    "%hiv-protease-inhibitor",
    "@cyp3a-inducer-strong",
    /induc|CYP3A/i,
  ],
  ["SSRIs and MAO inhibitors", "%ssri %snri vilazodone vortioxetine", "%maoi", SEROTONIN],
  ["statins and protease inhibitors", "simvastatin lovastatin", "%hiv-protease-inhibitor", /CYP3A/],
  ["statins and strong CYP3A inhibitors", "simvastatin lovastatin", STRONG, /CYP3A/],
  [
    "tizanidine and CYP1A2 inhibitors",
    "tizanidine",
    "@cyp1a2-inhibitor-strong @cyp1a2-inhibitor-moderate",
    /CYP1A2/,
  ],
  ["tranylcypromine and procarbazine", "%nonselective-maoi", "procarbazine %maoi-b", /MAO/],
  ["tricyclics and MAO inhibitors", "%tricyclic-antidepressant maprotiline", "%maoi", SEROTONIN],
  ["triptans and MAO inhibitors", "%triptan", "%maoi", SEROTONIN],
  [
    "ergots and CYP3A inhibitors",
    "ergotamine dihydroergotamine methylergonovine ergonovine methysergide",
    `${STRONG} @cyp3a-inhibitor-moderate`,
    /CYP3A|ergot/i,
  ],
];

function members(expression: string): readonly string[] {
  const words = expression.split(" ");
  const ids = words.flatMap((word) =>
    word.startsWith("%") ? membersOfClass(word.slice(1)) : expandSide(word),
  );
  return [...new Set(ids)].filter((id) => !WITHOUT_LABEL.has(id));
}

function missing(left: string, right: string, reason: RegExp): string[] {
  const [finding] = findInteractions([drug(left), drug(right)]).findings;
  if (finding?.tier !== "stated" || finding.severity === "minor") {
    return [`${left} + ${right}: ${finding?.tier} ${finding?.severity}`];
  }
  const rules = finding.reasons.flatMap(({ rule }) => ruleOf.get(rule) ?? []);
  const named = rules.some(({ says, mechanism }) => reason.test(`${says} ${mechanism}`));
  return named ? [] : [`${left} + ${right}: ${rules.map(({ id }) => id).join(", ")}`];
}

describe("high-priority pairs", () => {
  test.each(HIGH_PRIORITY)("%s are stated for their own reason", (_, one, other, reason) => {
    const missed = members(one).flatMap((left) =>
      members(other)
        .filter((right) => left !== right)
        .flatMap((right) => missing(left, right, reason)),
    );
    expect(missed).toEqual([]);
  });
});
