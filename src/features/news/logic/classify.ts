import { classesOf } from "#/features/substances/logic/classes.ts";
import { SPECIALTIES, type Specialty } from "#/kernel/specialty.ts";
import { fold } from "#/kernel/text.ts";
import { SPECIALTY_CLASSES } from "../data/specialty-classes.ts";
import { SPECIALTY_WORDS } from "../data/specialty-words.ts";

type Term = { readonly specialty: Specialty; readonly weight: number };

const TITLE_COUNTS = 3;
/** What a source's own specialty adds: as much as the word itself in the title. */
const SOURCE_COUNTS = 9;
/** What a drug in the title adds: enough where nothing else speaks, less than a typical word. */
const DRUG_COUNTS = 5;
/** Less than this says nothing: the article is "Other". */
const LEAST = 4;
const LONGEST_PHRASE = 4;
/** So much of a text is read: what an article is about stands at its beginning. */
const READ_CHARACTERS = 2000;

const SHORTEST_ENDING = 4;
const LONGEST_ENDING = 8;
const SHORTEST_BEGINNING = 2;

const { exact, stems, endings } = index();
const fields = new Map(
  SPECIALTIES.flatMap((specialty) =>
    (SPECIALTY_CLASSES[specialty]?.split(" ") ?? []).map((id) => [id, specialty] as const),
  ),
);

/** Every word of the vocabulary under its folded form; those with any ending, or any beginning, under what is given of them. */
function index() {
  const exactTerms = new Map<string, Term[]>();
  const stemTerms = new Map<string, Term[]>();
  const endingTerms = new Map<string, Term[]>();
  for (const specialty of SPECIALTIES) {
    for (const [weight, words] of Object.entries(SPECIALTY_WORDS[specialty] ?? {})) {
      for (const word of words.split(",")) {
        const term = fold(word.trim());
        const ofPart = term.endsWith("*") ? stemTerms : exactTerms;
        const into = term.startsWith("*") ? endingTerms : ofPart;
        const key = tokens(term).join(" ");
        into.set(key, [...(into.get(key) ?? []), { specialty, weight: Number(weight) }]);
      }
    }
  }
  return { exact: exactTerms, stems: stemTerms, endings: endingTerms };
}

function tokens(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Which terms a text has, each counted once however often it comes. */
function termsIn(text: string): Set<Term> {
  const words = tokens(text.slice(0, READ_CHARACTERS));
  const found = new Set<Term>();
  for (let start = 0; start < words.length; start++) {
    const word = words[start] ?? "";
    const longest = Math.min(LONGEST_ENDING, word.length - SHORTEST_BEGINNING);
    for (let length = SHORTEST_ENDING; length <= longest; length++) {
      for (const term of endings.get(word.slice(-length)) ?? []) found.add(term);
    }
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

/** The specialties in which these drugs are mostly used: each by the nearest of its classes that says so. */
function fieldsOf(drugs: readonly string[]): Set<Specialty> {
  return new Set(
    drugs.flatMap((drug) => {
      const telling = classesOf(drug)
        .values()
        .find((id) => fields.has(id));
      return (telling !== undefined && fields.get(telling)) || [];
    }),
  );
}

/**
 * The specialty that an article belongs to, by its source and by the words of its title and text. Ties go to the one
 * that the source or the list of specialties names first; "Other" where nothing speaks clearly enough.
 * @param drugs ids of the ingredients that the title names.
 */
export function classify(
  title: string,
  text: string,
  sourceSpecialties: readonly Specialty[] = [],
  drugs: readonly string[] = [],
): Specialty {
  const scores = new Map<Specialty, number>();
  const add = (specialty: Specialty, points: number) =>
    scores.set(specialty, (scores.get(specialty) ?? 0) + points);
  for (const specialty of sourceSpecialties) add(specialty, SOURCE_COUNTS);
  for (const specialty of fieldsOf(drugs)) add(specialty, DRUG_COUNTS);
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
