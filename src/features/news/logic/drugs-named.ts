import { termsWithKey } from "#/features/substances/logic/term-index.ts";
import { joinedKey, longestRun, tokensOf } from "#/features/substances/logic/tokens.ts";
import { substanceOf } from "#/features/substances/logic/vocabulary.ts";

const LONGEST_NAME = 4;
/** So much of a text is read. */
const READ_CHARACTERS = 3000;
const MOST = 8;
/** Names of drugs that news use for something else: nutrients, elements, hormones that are measured, everyday words. */
const OTHERWISE_USED = new Set(
  "air water oxygen nitrogen carbondioxide iron zinc copper calcium magnesium sodium selenium iodine fluoride glucose cholesterol testosterone estrogen progesterone cortisol adrenaline dopamine serotonin insulin glucagon thyroid oxytocin melatonin vitamin vitamind vitaminc vitamina vitamine vitamink honey urea silver gold lead sugar salt charcoal alcohol nicotine caffeine aftera today align renew relax".split(
    " ",
  ),
);

/** Each word of a brand's name: "After a" is no "Aftera". */
const CAPITALIZED = /^[\p{Lu}\d]\S*(?:\s+[\p{Lu}\d]\S*)*$/u;

/** Without any such word a name is rather a place, a chemical or a telephone. */
const OF_MEDICINE =
  /\b(?:drugs?|medic\w*|patients?|treat\w*|therap\w*|trials?|doses?|dosing|tablets?|injections?|prescri\w*|FDA|approv\w*|clinical\w*|disease|efficacy|placebo|pharma\w*|recall\w*|pregnan\w*|diabetes|children|adults|risk)\b/i;

/** Ids of the ingredients that a text of medicine names; none where it speaks of something else. */
export function drugsNamed(text: string): string[] {
  return OF_MEDICINE.test(text.slice(0, READ_CHARACTERS)) ? ingredientsIn(text) : [];
}

/** Ids of the ingredients in a text, by their own names or as brands written like the brand, in their order. */
export function ingredientsIn(text: string): string[] {
  const read = text.slice(0, READ_CHARACTERS);
  const tokens = tokensOf(read, []);
  const found = new Set<string>();
  for (let at = 0; at < tokens.length; at++) {
    const length = longestRun(tokens, at, LONGEST_NAME, isKnown);
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (length === 0 || !first || !last) continue;
    const written = read.slice(first.start, last.end);
    for (const id of meant(joinedKey(tokens, at, length), written)) found.add(id);
    at += length - 1;
  }
  return [...found].slice(0, MOST);
}

function isKnown(key: string): boolean {
  return termsWithKey(key).length > 0;
}

/** None where a name means several drugs, or something that is no medicine. */
function meant(key: string, written: string): readonly string[] {
  if (key.length < 5 || OTHERWISE_USED.has(key)) return [];
  const [term, ...others] = termsWithKey(key);
  if (!term || others.length > 0 || term.kind === "abbreviation") return [];
  const isBrand = term.kind === "brand" || term.kind === "combination";
  if (isBrand && !CAPITALIZED.test(written)) return [];
  const medicines = term.ingredients.map(substanceOf);
  const isMedicine = medicines.every((one) => one?.kind === "drug" && !one.unspecified);
  return isMedicine ? term.ingredients : [];
}
