/** What an allergy or a condition of a chart means: groups on record, and the ingredients that it names. */
import { ALLERGIES, CONDITIONS } from "#knowledge/interactions/patients.js";
import type { FactorRead } from "../../patient.contract.ts";
import type { PatientFactor } from "../../patient-factor.ts";
import { readEntry } from "../entries/read-entry.ts";
import { expandSide } from "../rules/groups.ts";

export type Factor = {
  readonly read: FactorRead;
  readonly groups: readonly PatientFactor[];
  /** Ids of the ingredients that the allergy is to. */
  readonly ingredients: readonly string[];
};

/** A class word has dozens of members; as many as somebody is asked about. */
const MOST_CANDIDATES = 12;

/** "Allergy to penicillin (rash)": what stands around the name in charts. */
const AROUND =
  /^(?:known |drug |severe |history of |hx of )*(?:allerg(?:y|ic) to |intolerance (?:to|of) )?|\s*\(.*\)\s*$|,? (?:allergy|intolerance|hypersensitivity|class)$|[.;,]+$/g;

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("\u2019", "'")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(AROUND, "")
    .trim();

/** Words of a group stand for it; so do its name and its id. */
function byWords(factors: readonly PatientFactor[]): ReadonlyMap<string, readonly PatientFactor[]> {
  const named = factors.flatMap((factor) =>
    [...factor.words, factor.name.toLowerCase(), factor.id].map((word) => ({
      word,
      factor,
    })),
  );
  const groups = Map.groupBy(named, ({ word }) => word);
  return new Map(
    [...groups].map(([word, all]) => [word, [...new Set(all.map(({ factor }) => factor))]]),
  );
}

const allergyWords = byWords(ALLERGIES);
const conditionWords = byWords(CONDITIONS);

const members = new Map(ALLERGIES.map((factor) => [factor, new Set(expandSide(factor.to))]));

export function readAllergy(input: string): Factor {
  const words = plainly(input);
  const named = allergyWords.get(words) ?? [];
  const entry = readEntry(words);
  const ingredients = entry.item.parts.map(({ ingredient }) => ingredient);
  const related = ALLERGIES.filter((factor) =>
    ingredients.some((id) => members.get(factor)?.has(id) === true),
  );
  const groups = [...new Set([...named, ...related])];
  const isKnown = groups.length > 0 || ingredients.length > 0;
  const candidates = isKnown ? [] : entry.candidates.map(({ name }) => name);
  return {
    read: {
      input,
      kind: "allergy",
      status: isKnown ? "known" : candidates.length > 0 ? "ambiguous" : "unknown",
      readAs: [...new Set([...entry.ingredients, ...groups.map(({ name }) => name)])],
      candidates: candidates.slice(0, MOST_CANDIDATES),
    },
    groups,
    ingredients,
  };
}

const SHORTEST_WITHIN = 4;

/** A denial, or another person's: its words are not looked for within. */
const NOT_THIS = /\b(?:no|not|denies|without|family|ruled out|negative|risk of|screening)\b/;

/** "Chronic kidney disease, stage 4" has one of the words in it. */
function within(words: string): readonly PatientFactor[] {
  if (NOT_THIS.test(words)) return [];
  const padded = ` ${words.replaceAll(/[^a-z0-9'-]+/g, " ")} `;
  const found = [...conditionWords.keys()].filter(
    (word) => word.length >= SHORTEST_WITHIN && padded.includes(` ${word} `),
  );
  return [...new Set(found.flatMap((word) => conditionWords.get(word) ?? []))];
}

export function readCondition(input: string): Factor {
  const words = plainly(input);
  const groups = conditionWords.get(words) ?? within(words);
  return {
    read: {
      input,
      kind: "condition",
      status: groups.length > 0 ? "known" : "unknown",
      readAs: groups.map(({ name }) => name),
      candidates: [],
    },
    groups,
    ingredients: [],
  };
}
