import { ENGLISH_WORDS, OTHER_DENIALS, OTHER_WORDS } from "#knowledge/symptoms/languages.js";
import type { Language } from "../../symptoms.terms.ts";
import { foldInPlace } from "./tokens/units.ts";

const LETTER = /\p{L}/gu;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/gu;
/** More of other letters than a formula or a name has. */
const MOST_FOREIGN_LETTERS = 0.3;
const FEW = 2;

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** In what language a text is, as far as it matters: English is read, others are not. */
export function languageOf(text: string): Language {
  const letters = count(text, LETTER);
  if (letters === 0) return /\d/.test(text) ? "english" : "none";
  if (count(text, OTHER_SCRIPT) > letters * MOST_FOREIGN_LETTERS) return "not-english";
  const written = [...new Set(foldInPlace(text).match(/[a-z]+/g) ?? [])];
  const [english, other] = [ENGLISH_WORDS, OTHER_WORDS].map(
    (known) => written.filter((word) => known.has(word)).length,
  ) as [number, number];
  const least = written.length <= FEW ? 1 : 2;
  return other >= least && other > english ? "not-english" : "english";
}

/** A word that denies and what stands behind it in its clause. */
const DENIED = new RegExp(
  String.raw`(?<![\p{L}])(?:${OTHER_DENIALS.join("|")})(?![\p{L}])[^.;,!?\n]*`,
  "giu",
);

/** Where a text in another language denies: nobody is to have what "ohne" or "sin" stands before. */
export const foreignDenials = (text: string): { readonly start: number; readonly end: number }[] =>
  [...text.matchAll(DENIED)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
