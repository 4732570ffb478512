import { describe, expect, test } from "vitest";
import { terms } from "#/features/substances/logic/terms.ts";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";
import { CLEARED } from "#knowledge/interactions/cleared.js";
import type { Rule } from "../../rule.ts";
import { SOURCES } from "#knowledge/interactions/sources.js";
import type { RuleSource } from "../../rule.ts";
import { expandSide } from "../rules/groups.ts";
import { proseFor } from "../told/pair-prose.ts";
import { TOPICS } from "../rules/topics.ts";

const rules = (await Promise.all(Object.values(TOPICS).map((load) => load()))).flat();

/**
 * Words that are a drug's name and also what the body holds or does, a laboratory value, a food or plain English: they are
 * no third drug.
 */
const NOT_A_DRUG_HERE = new Set(
  (
    "glucose norepinephrine dopamine epinephrine adenosine histamine serotonin folate thyroid same food meal tyramine " +
    "water urea phenylalanine growth-hormone angiotensin-ii vitamin-k acetylcholine cortisol estrogen testosterone " +
    "progesterone smoking alcohol gonadotropin tryptophan arginine carnitine parathyroid-hormone vasopressin oxygen " +
    "bicarbonate ammonia albumin fibrinogen antithrombin glutathione cysteine citrate phosphate oxytocin thrombin " +
    "creatine glycine bile-acids tube-feeds dairy milk juice"
  ).split(" "),
);

const ingredientOf = new Map<string, string>();
for (const { name, kind, ingredients } of terms) {
  const [id] = ingredients;
  const key = name.toLowerCase().replaceAll(" ", "-");
  const tooShort = key.length < 4 && kind !== "ingredient";
  if (ingredients.length !== 1 || id === undefined || kind === "abbreviation" || tooShort) continue;
  if (NOT_A_DRUG_HERE.has(key) || substanceOf(id)?.unspecified === true) continue;
  if (!ingredientOf.has(key)) ingredientOf.set(key, id);
}

const MOST_WORDS = 4;
const known = new Map<string, readonly string[]>();

/** Ingredients that a text names, by generic name, synonym or brand; the longest name that fits counts. */
function namedIn(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  const words = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = MOST_WORDS; length > 0; length -= 1) {
      const id = ingredientOf.get(words.slice(at, at + length).join("-"));
      if (id === undefined) continue;
      found.add(id);
      at += length - 1;
      break;
    }
  }
  known.set(text, [...found]);
  return [...found];
}

const sourceOf = (id: string): RuleSource | undefined =>
  Object.entries(SOURCES).find(([known]) => known === id)?.[1];

/** Every sentence that is shown of a pair but the alternatives, which are marked as such. */
function shownOf(rule: Rule, pair: readonly [string, string]): string[] {
  const { says, why, mechanism, effects, management, depends } = proseFor(rule, pair);
  const sources = rule.basis.flatMap((id) => sourceOf(id) ?? []);
  const cited = sources.filter(
    ({ about }) => !about || about.split(" ").some((id) => pair.includes(id)),
  );
  return [
    says,
    why,
    mechanism,
    management,
    ...effects,
    ...(depends ?? []),
    ...cited.map(({ citation }) => citation),
  ];
}

function pairsOf(rule: Rule): (readonly [string, string])[] {
  const except = new Set(rule.except);
  const others = expandSide(rule.b);
  return expandSide(rule.a).flatMap((one) =>
    others
      .filter((other) => one !== other && !except.has(`${one}+${other}`))
      .map((other) => [one, other] as const),
  );
}

/** The first pair with a stranger for each text, which is enough to mend it. */
function strangersIn(rule: Rule): string[] {
  const told = new Map<string, string>();
  for (const pair of pairsOf(rule)) {
    for (const text of shownOf(rule, pair)) {
      if (told.has(text)) continue;
      const strangers = namedIn(text).filter((id) => !pair.includes(id));
      if (strangers.length > 0) {
        told.set(text, `${rule.id}: ${pair.join("+")} is told of ${strangers.join(", ")}: ${text}`);
      }
    }
  }
  return [...told.values()];
}

/** A change by context is shown only of pairs for which its condition can hold. */
function strangersInChanges(rule: Rule): string[] {
  return (rule.changes ?? []).flatMap(({ when: { drug }, says }) => {
    const partners = drug?.with?.split(" ");
    const pairs = pairsOf(rule).filter(
      ([one, other]) =>
        drug === undefined ||
        (one === drug.id && (partners?.includes(other) ?? true)) ||
        (other === drug.id && (partners?.includes(one) ?? true)),
    );
    const stranger = pairs.find((pair) => namedIn(says).some((id) => !pair.includes(id)));
    return stranger ? [`${rule.id}: ${stranger.join("+")}: ${says}`] : [];
  });
}

describe("no text shown of a pair names a third drug", () => {
  test("names are found as they are written", () => {
    expect(namedIn("Simvastatin at most 10 mg; not St. John's wort.")).toEqual([
      "simvastatin",
      "st-johns-wort",
    ]);
    expect(namedIn("Potassium, glucose and the levels of both.")).toEqual([]);
  });

  test("in the rules, whatever their members", () => {
    expect(rules.flatMap(strangersIn)).toEqual([]);
  });

  test("in what the patient or the dose changes", () => {
    expect(rules.flatMap(strangersInChanges)).toEqual([]);
  });

  test("in pairs that a label cleared", () => {
    const strangers = CLEARED.filter(({ pair, found, label }) => {
      const names = [...namedIn(found), label[0]];
      return names.some((id) => !pair.split("+").includes(id));
    });
    expect(strangers.map(({ pair, found }) => `${pair}: ${found}`)).toEqual([]);
  });

  test("and every note is about a pair of its rule", () => {
    const idle = rules.flatMap((rule) =>
      (rule.notes ?? []).flatMap((note) => {
        const of = new Set(expandSide(note.of));
        const others = note.with === undefined ? undefined : new Set(expandSide(note.with));
        const fits = (one: string, other: string): boolean =>
          of.has(one) && (others?.has(other) ?? true);
        const used = pairsOf(rule).some(([one, other]) => fits(one, other) || fits(other, one));
        return used ? [] : [`${rule.id}: ${note.of}`];
      }),
    );
    expect(idle).toEqual([]);
  });
});
