import type { Language } from "../../symptoms.terms.ts";
import type { Patient } from "../patient.ts";
import { foreignDenials, languageOf } from "./language.ts";
import { type Lexicon, lexicon } from "./phrases/lexicon.ts";
import { withoutLineEnds } from "./tokens/line-ends.ts";
import { corrected } from "./tokens/spelling.ts";
import { foldInPlace, type Unit, unitsOf } from "./tokens/units.ts";

/** A text as the reader has it before it: in units, and what it is compared with. */
export type Page = {
  readonly patient: Patient;
  readonly language: Language;
  readonly isForeign: boolean;
  /** Without the line ends that only wrap it. */
  readonly text: string;
  readonly folded: string;
  readonly units: readonly Unit[];
  readonly words: Lexicon;
  /** What a text in another language may deny. */
  readonly unsure: readonly { readonly start: number; readonly end: number }[];
};

/** Texts beyond this are cut: no vignette is longer, and time stays bounded. */
export const LONGEST_TEXT = 20_000;

export function pageOf(original: string, patient: Patient): Page {
  const language = languageOf(original);
  const isForeign = language === "not-english";
  const text = withoutLineEnds(original.slice(0, LONGEST_TEXT));
  const folded = foldInPlace(text);
  const words = lexicon();
  return {
    patient,
    language,
    isForeign,
    text,
    folded,
    units: unitsOf(folded, isForeign ? undefined : (word) => corrected(word, words)),
    words,
    unsure: isForeign ? foreignDenials(text) : [],
  };
}
