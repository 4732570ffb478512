import { termsWithKey } from "#/features/substances/logic/term-index.ts";
import { fold } from "#/kernel/text.ts";
import {
  ALSO_CALLED,
  APART,
  HAPPENINGS,
  SAYS_LITTLE,
  SAYS_NOTHING,
  TELLS_APART,
} from "../data/story-words.ts";
import { hashOf } from "./hash.ts";

/** What a text says of an event. */
export type Reading = {
  /** Its words, each with how much it tells one event from another. */
  readonly words: ReadonlyMap<string, number>;
  /** What happens: an approval, a recall. */
  readonly happenings: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
  readonly brands: ReadonlySet<string>;
  /** Words that are no drug, no happening and no figure, and say enough to tell one event from another. */
  readonly subjects: ReadonlySet<string>;
  /** Ids of ingredients, and generic names that are in no reference yet. */
  readonly drugs: ReadonlySet<string>;
  /** Subjects and drugs written with a capital: people, places, companies, products. */
  readonly names: ReadonlySet<string>;
  /** For each line of `APART` which of its sides are named. */
  readonly sides: readonly ReadonlySet<number>[];
  /** Which of `TELLS_APART` are said. */
  readonly marks: ReadonlySet<string>;
};

const WEIGHT = { little: 0.5, happening: 0.8, figure: 0.8, brand: 0.4, other: 1 } as const;
const [NOTHING, LITTLE] = [SAYS_NOTHING, SAYS_LITTLE].map(
  (words) => new Set(words.split(" ").map(stem)),
);
const NAMES = new RegExp(
  `\\b(?:${ALSO_CALLED.map(([names]) => `(${names})`).join("|")})(?![a-z0-9])`,
  "g",
);
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const HAPPENS = Object.entries(HAPPENINGS).map(([name, words]) => [name, matcher(words)] as const);
const MARKS = Object.entries(TELLS_APART).map(([name, words]) => [name, matcher(words)] as const);
const SIDES = APART.map((sides) => sides.map(matcher));
const LEAST_BRAND = 5;
/** Generic names by their common endings (USAN's stems). */
const NEW_DRUG =
  /.{4}(?:mab|nib|ciclib|parib|gliptin|gliflozin|glutide|tide|cept|siran|rsen|vir|vec|leucel|sartan|statin|grel|xaban|stat|degib|lisib|tug|bart)$/;
const CAPITALIZED = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}-]*/gu;

/** Reads a title, or a title with what follows it. */
export function readingOf(text: string): Reading {
  const words = new Map<string, number>();
  const [happenings, figures, brands] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [subjects, drugs, names] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const tokens = tokensOf(text);
  const capitalized = new Set(text.match(CAPITALIZED)?.flatMap(tokensOf));
  for (const token of tokens) {
    if (/^\d/.test(token)) {
      const figure = figureOf(token);
      figures.add(figure);
      words.set(figure, WEIGHT.figure);
      continue;
    }
    const happening = HAPPENS.find(([, isIt]) => isIt(token))?.[0];
    const drug = drugOf(token);
    if (happening !== undefined) {
      happenings.add(happening);
      words.set(`!${happening}`, WEIGHT.happening);
    } else if (drug !== null) {
      words.set(drug.id, WEIGHT.other);
      drugs.add(drug.id);
      if (capitalized.has(token)) names.add(drug.id);
      if (drug.isBrand) {
        brands.add(token);
        words.set(token, WEIGHT.brand);
      }
    } else {
      const root = stem(token);
      if (NOTHING?.has(root) || root.length < 2) continue;
      const saysLittle = LITTLE?.has(root) ?? false;
      words.set(root, saysLittle ? WEIGHT.little : WEIGHT.other);
      if (saysLittle) continue;
      subjects.add(root);
      if (capitalized.has(token)) names.add(root);
      if (NEW_DRUG.test(token)) drugs.add(root);
    }
  }
  const sides = SIDES.map(
    (line) => new Set(line.flatMap((isIt, side) => (tokens.some(isIt) ? [side] : []))),
  );
  const marks = new Set(MARKS.flatMap(([name, isIt]) => (tokens.some(isIt) ? [name] : [])));
  return { words, happenings, figures, brands, subjects, drugs, names, sides, marks };
}

/** The words of a reading that say most. */
export function tellingWords({ words }: Reading, most: number): string[] {
  return [...words]
    .toSorted(([a, x], [b, y]) => y - x || b.length - a.length || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}

/** Words that say something, those with the least hashes: texts that share many share some of these. */
export function sampledWords({ words }: Reading, most: number): string[] {
  const hashes = new Map<string, number>();
  for (const [word, weight] of words) if (weight > WEIGHT.little) hashes.set(word, hashOf(word));
  return [...hashes]
    .toSorted(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([word]) => word);
}

function tokensOf(text: string): string[] {
  const named = fold(text)
    .replace(/'s?\b/g, "")
    .replace(NAMES, (...found: unknown[]) => {
      const which = found.slice(1, ALSO_CALLED.length + 1).findIndex((one) => one !== undefined);
      return ALSO_CALLED[which]?.[1] ?? "";
    });
  // "GLP-1", "PD-L1", "D.C." and "hepatitis B" are one word each.
  const joined = named
    .replace(/(\p{L})-(?=\d)/gu, "$1")
    .replace(/\bpd-l/g, "pdl")
    .replace(/\b(?:\p{L}\.){2,}/gu, (initials) => initials.replaceAll(".", ""))
    .replace(/\b(hepatitis|vitamin|flu|group|hemophilia|clade)[ -](?=\p{L}\b)/gu, "$1");
  const tokens = joined.match(/\d+(?:[.,/-]\d+)*(?!\p{L})|[\p{L}\p{N}]+/gu) ?? [];
  return tokens.map((token) => (NUMBERS.includes(token) ? `${NUMBERS.indexOf(token)}` : token));
}

/** "12.4" and "12" are one figure told twice; "2.4" and "2" are two doses. */
function figureOf(token: string): string {
  const value = Number(token.replace(/,(?=\d{3}\b)/g, ""));
  return Number.isNaN(value) || value < 10 ? token : String(Math.round(value));
}

/** The one ingredient that a word names. */
function drugOf(token: string): { id: string; isBrand: boolean } | null {
  if (token.length < LEAST_BRAND) return null;
  const [term, ...others] = termsWithKey(token);
  const [id, ...more] = term?.ingredients ?? [];
  if (!term || id === undefined || others.length > 0 || more.length > 0) return null;
  return { id, isBrand: term.kind === "brand" };
}

/** A rough stem, good enough to see that "recalls" and "recalled" are one word. */
function stem(word: string): string {
  const root = word.replace(/(?:ies)$/, "y").replace(/(?:(?<=[sxzh])es|(?<![su])s)$/, "");
  return root.length > 5 ? root.replace(/(?:ing|ed|ly)$/, "").replace(/e$/, "") : root;
}

/** Whether a word begins with one of the beginnings, or is one of the words after "=". */
function matcher(beginnings: string): (word: string) => boolean {
  const parts = beginnings.split(" ");
  const whole = new Set(parts.flatMap((part) => (part.startsWith("=") ? part.slice(1) : [])));
  const starts = parts.filter((part) => !part.startsWith("="));
  return (word) => whole.has(word) || starts.some((start) => word.startsWith(start));
}
