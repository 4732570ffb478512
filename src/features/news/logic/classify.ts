import { SPECIALTIES, type Specialty } from "#/kernel/specialty.ts";
import { fold } from "#/kernel/text.ts";
import { SPECIALTY_WORDS } from "../data/specialty-words.ts";

type Term = { readonly specialty: Specialty; readonly weight: number };

const TITLE_COUNTS = 3;
/** What a source's own specialty adds: as much as the word itself in the title. */
const SOURCE_COUNTS = 9;
/** Less than this says nothing: the article is "Other". */
const LEAST = 4;
const LONGEST_PHRASE = 4;
/** So much of a text is read: what an article is about stands at its beginning. */
const READ_CHARACTERS = 2000;

const { exact, stems } = index();

/** Every word of the vocabulary under its folded form; those with any ending under their stem. */
function index() {
  const exactTerms = new Map<string, Term[]>();
  const stemTerms = new Map<string, Term[]>();
  for (const specialty of SPECIALTIES) {
    for (const [weight, words] of Object.entries(SPECIALTY_WORDS[specialty] ?? {})) {
      for (const word of words.split(",")) {
        const term = fold(word.trim());
        const into = term.endsWith("*") ? stemTerms : exactTerms;
        const key = tokens(term).join(" ");
        into.set(key, [...(into.get(key) ?? []), { specialty, weight: Number(weight) }]);
      }
    }
  }
  return { exact: exactTerms, stems: stemTerms };
}

function tokens(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Which terms a text has, each counted once however often it comes. */
function termsIn(text: string): Set<Term> {
  const words = tokens(text.slice(0, READ_CHARACTERS));
  const found = new Set<Term>();
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_PHRASE && start + length <= words.length; length++) {
      const phrase = words.slice(start, start + length).join(" ");
      for (const term of exact.get(phrase) ?? []) found.add(term);
      const shortest = phrase.length - (words[start + length - 1]?.length ?? 0) + 2;
      for (let end = phrase.length; end >= Math.max(3, shortest); end--) {
        for (const term of stems.get(phrase.slice(0, end)) ?? []) found.add(term);
      }
    }
  }
  return found;
}

/**
 * The specialty that an article belongs to, by its source and by the words of its title and text. Ties go to the one
 * that the source or the list of specialties names first; "Other" where nothing speaks clearly enough.
 */
export function classify(
  title: string,
  text: string,
  sourceSpecialties: readonly Specialty[] = [],
): Specialty {
  const scores = new Map<Specialty, number>();
  const add = (specialty: Specialty, points: number) =>
    scores.set(specialty, (scores.get(specialty) ?? 0) + points);
  for (const specialty of sourceSpecialties) add(specialty, SOURCE_COUNTS);
  for (const { specialty, weight } of termsIn(title)) add(specialty, weight * TITLE_COUNTS);
  for (const { specialty, weight } of termsIn(text)) add(specialty, weight);
  let best: Specialty = "Other";
  let most = LEAST - 1;
  for (const specialty of [...sourceSpecialties, ...SPECIALTIES]) {
    const score = scores.get(specialty) ?? 0;
    if (score > most) [best, most] = [specialty, score];
  }
  return best;
}
