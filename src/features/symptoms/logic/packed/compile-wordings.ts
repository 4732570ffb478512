import { NORMALS } from "#knowledge/symptoms/normals.js";
import { DENYING, FAMILY, NEGATING, WORRYING } from "#knowledge/symptoms/scope-words.js";
import { WORDINGS } from "#knowledge/symptoms/findings.js";
import type { Finding } from "../../symptoms.schema.ts";
import { packedPhrase, phraseOfName } from "../reading/phrases/packed-phrase.ts";
import { keyOf } from "../reading/tokens/units.ts";

const isPlain = (phrase: string): boolean => phrase !== "" && !/^[=&]/.test(phrase);

/** True where the reader finds the inner phrase wherever it finds the outer one: in order, with few words between. */
function within(inner: string, outer: string): boolean {
  const [wanted, given] = [inner.split(" "), outer.split(" ")];
  if (wanted.length >= given.length) return false;
  const denies = wanted.some((key) => DENYING.has(key));
  // What denies within a longer phrase belongs to it: alone, the shorter one would be denied, and one that denies would go on.
  if (!denies && given.some((key) => NEGATING.has(key))) return false;
  if (denies && given.at(-1) !== wanted.at(-1)) return false;
  // "Worried" alone tells of somebody's concern, "divorcing" beside "parents" of theirs.
  if (wanted.length === 1 && WORRY.has(inner)) return false;
  if (given.some((key) => KIN.has(key) && !wanted.includes(key))) return false;
  const slack = wanted.length === 1 || denies ? 0 : wanted.length === 2 ? 1 : 2;
  const reach = wanted.length + slack;
  return given.some((_, from) => {
    let met = 0;
    for (const key of given.slice(from, from + reach)) if (key === wanted[met]) met += 1;
    return met === wanted.length;
  });
}

const WORRY = new Set([...WORRYING].map(keyOf));
const KIN = new Set([...FAMILY].map(keyOf));

const wordCount = (phrase: string): number => phrase.split(" ").length;

const sorted = (phrase: string): string => phrase.split(" ").toSorted().join(" ");

/** What a word denies depends on its place. */
const hasDenial = (phrase: string): boolean => phrase.split(" ").some((key) => NEGATING.has(key));

/** True where another finding has a phrase within the outer one, or the same in this order, that hides the inner one there. */
type IsTaken = (inner: string, outer: string) => boolean;
const NOT_TAKEN: IsTaken = () => false;

/** The phrases without those that another one of them always finds too. */
function needed(phrases: readonly string[], isTaken: IsTaken): string[] {
  const unique = [...new Set(phrases)].filter((phrase) => phrase.length > 0);
  const left: string[] = [];
  // Of two that differ in the order of their words the reader finds either with one.
  const isFound = (phrase: string, one: string): boolean =>
    isPlain(one) &&
    !isTaken(one, phrase) &&
    (within(one, phrase) || (sorted(one) === sorted(phrase) && !hasDenial(phrase)));
  // The shortest first: what is left out stands for no other.
  for (const phrase of unique.toSorted((one, other) => wordCount(one) - wordCount(other))) {
    if (!isPlain(phrase) || !left.some((one) => isFound(phrase, one))) left.push(phrase);
  }
  return unique.filter((phrase) => left.includes(phrase));
}

const split = (text: string | undefined): string[] =>
  (text ?? "")
    .split(";")
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** Phrases and modifiers of a finding as its data give them. */
function given({ id, name, words, mods }: Finding) {
  const own = phraseOfName(name);
  const others = [
    ...(id.includes("-") ? [] : [id]),
    ...split(words),
    ...(WORDINGS.get(id)?.words ?? []),
  ];
  const beside = [...split(mods), ...(WORDINGS.get(id)?.mods ?? [])];
  return { own, phrases: [own, ...others.map(packedPhrase)], modifiers: beside.map(packedPhrase) };
}

/** Every set of at least two words of a phrase, but the whole. */
function partsOf(phrase: string): string[] {
  const words = phrase.split(" ");
  return Array.from({ length: 2 ** words.length - 1 }, (_, chosen) =>
    words.filter((_word, place) => (chosen >> place) % 2 === 1),
  )
    .filter((part) => part.length > 1)
    .map((part) => part.toSorted().join(" "));
}

const isWithin = (inner: string, outer: string): boolean => {
  const has = outer.split(" ");
  return inner.split(" ").every((word) => has.includes(word));
};

/** Longest phrases of which all parts are looked up. */
const MOST_WORDS = 8;

/** Adds what is said to who says it. */
function note(sayers: Map<string, Set<string>>, said: string, id: string): void {
  const ids = sayers.get(said);
  if (ids === undefined) sayers.set(said, new Set([id]));
  else ids.add(id);
}

/** Who says that all is well, as if it were a finding. */
const SOUND = "=sound";

/** What says that all is well: "previously healthy", "sinus rhythm normal". */
const soundPhrases = (): string[] =>
  NORMALS.flatMap(([names]) => names.split("; ")).map((name) =>
    packedPhrase(name.startsWith("=") ? name.slice(1) : `${name} normal`).replace("&", ""),
  );

/** For a finding, which of its phrases others take from it; two words in another order are another phrase to the reader. */
function takenBy(findings: readonly Finding[]): (finding: Finding) => IsTaken {
  const written = new Map<string, Set<string>>();
  const inAnyOrder = new Map<string, Set<string>>();
  for (const finding of findings.filter(({ kind }) => kind !== "quality")) {
    for (const phrase of given(finding).phrases.filter(isPlain)) {
      note(written, phrase, finding.id);
      note(inAnyOrder, sorted(phrase), finding.id);
    }
  }
  for (const phrase of soundPhrases()) note(inAnyOrder, sorted(phrase), SOUND);
  return ({ id, is = "", kind }) => {
    if (kind === "quality") return NOT_TAKEN;
    const near = new Set([id, ...is.split(" ")]);
    const isOther = (ids: ReadonlySet<string> | undefined): boolean =>
      ids !== undefined && [...ids].some((other) => !near.has(other));
    return (inner, outer) => {
      const words = wordCount(outer);
      if (words === wordCount(inner)) return words === 2 && isOther(written.get(outer));
      return (
        words <= MOST_WORDS &&
        [sorted(outer), ...partsOf(outer)].some(
          (part) =>
            wordCount(part) > wordCount(inner) &&
            isWithin(inner, part) &&
            isOther(inAnyOrder.get(part)),
        )
      );
    };
  };
}

/**
 * How findings are said, by name, phrases and modifiers, in the form in which they are compared. The name is among no phrases: the
 * reader packs it for itself. What may be said of any complaint ("relieved by rest") means one kind of it only beside it.
 */
export function spokenOf(findings: readonly Finding[]) {
  const takenFrom = takenBy(findings);
  /** How complaints of every kind are said to be: "relieved by rest". */
  const qualities = new Set(
    findings
      .filter(({ kind }) => kind === "quality")
      .map(given)
      .flatMap(({ phrases, modifiers }) => [...phrases.slice(1), ...modifiers]),
  );
  return findings.map((finding) => {
    const { own, phrases, modifiers } = given(finding);
    const beside = needed(modifiers, NOT_TAKEN);
    const mods = new Set(finding.kind === "quality" ? [] : beside);
    return {
      name: own,
      phrases: needed(phrases, takenFrom(finding)).filter(
        (phrase) => phrase !== own && !(mods.has(phrase) && qualities.has(phrase)),
      ),
      modifiers: beside,
    };
  });
}
