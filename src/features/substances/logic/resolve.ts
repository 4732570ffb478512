/** What a name means: the door to the vocabulary for everything that people type. */
import { classOf, hasClass, membersOf } from "./classes.ts";
import type { Guess } from "./misspelt.ts";
import { guesses } from "./misspelt.ts";
import type { TextReading } from "./reading.ts";
import { readText } from "./reading.ts";
import type { Mention, Spelling } from "./scan.ts";
import type { Term, TermKind } from "./terms.ts";
import { substanceOf } from "./vocabulary.ts";

export interface Candidate {
  readonly name: string;
  readonly ingredients: readonly string[];
}

export interface Suggestion extends Candidate {
  readonly kind: TermKind;
  /** Edits between what was typed and this name. */
  readonly distance: number;
}

export type Resolution =
  | {
      readonly status: "resolved";
      readonly ingredients: readonly string[];
      /** The names it was read from. */
      readonly names: readonly string[];
      /** Spelling errors that were read over; to be shown, for they are guesses however safe. */
      readonly spellings: readonly Spelling[];
      /** Abbreviations used that ISMP asks not to use. */
      readonly dangerousAbbreviations: readonly string[];
    }
  | {
      readonly status: "ambiguous";
      /** A class word stands for its members, a name for several drugs. */
      readonly reason: "class" | "several meanings";
      readonly word: string;
      readonly candidates: readonly Candidate[];
    }
  | {
      readonly status: "unknown";
      /** Nearest names, to be confirmed by the person who typed. */
      readonly suggestions: readonly Suggestion[];
      /** Ingredients of the parts that were understood. */
      readonly understood: readonly string[];
      readonly notUnderstood: readonly string[];
    };

const SUGGESTIONS = 6;
const unique = (ids: readonly string[]): string[] => Array.from(new Set(ids));

const asSuggestion = ({ term, distance }: Guess): Suggestion => ({
  name: term.name,
  kind: term.kind,
  ingredients: term.ingredients,
  distance,
});

function candidatesOf(mention: Mention, others: readonly Mention[]): Candidate[] {
  const certain = others.flatMap((other) => other.meanings[0]?.ingredients ?? []);
  return mention.meanings.map((term) => ({
    name: namesOf(term),
    ingredients: unique([...certain, ...term.ingredients]),
  }));
}

function namesOf(term: Term): string {
  return term.ingredients.map((id) => substanceOf(id)?.name ?? id).join(" and ");
}

function asClass(classId: string): Resolution {
  return {
    status: "ambiguous",
    reason: "class",
    word: classOf(classId)?.name ?? classId,
    candidates: membersOf(classId)
      .map((id) => substanceOf(id))
      .filter((entry) => entry !== undefined && !entry.retired)
      .map((entry) => ({ name: entry?.name ?? "", ingredients: [entry?.id ?? ""] })),
  };
}

/** What a reading of a text amounts to. `strict` also refuses words that nothing explains. */
export function resolutionOf(reading: TextReading, strict: boolean): Resolution {
  const { mentions, classes, notUnderstood } = reading;
  const understood = unique(mentions.flatMap((mention) => mention.meanings[0]?.ingredients ?? []));
  if (notUnderstood.length > 0 && (strict || mentions.length === 0)) {
    const suggestions = notUnderstood.flatMap((span) => guesses(span.key));
    return {
      status: "unknown",
      suggestions: suggestions.slice(0, SUGGESTIONS).map(asSuggestion),
      understood,
      notUnderstood: notUnderstood.map((span) => span.text),
    };
  }
  const [classId] = classes;
  if (mentions.length === 0 && classId !== undefined) return asClass(classId);
  const open = mentions.find(
    (mention) => mention.meanings.length > 1 && !settled(mention, mentions),
  );
  if (open !== undefined) {
    const others = mentions.filter((mention) => mention.meanings.length === 1);
    return {
      status: "ambiguous",
      reason: "several meanings",
      word: reading.text.slice(open.start, open.end),
      candidates: candidatesOf(open, others),
    };
  }
  if (mentions.length === 0)
    return { status: "unknown", suggestions: [], understood: [], notUnderstood: [] };
  const chosen = withoutKinds(mentions.flatMap((one) => settledMeaning(one, mentions) ?? []));
  return {
    status: "resolved",
    ingredients: unique(chosen.flatMap((term) => term.ingredients)),
    names: unique(chosen.map((term) => term.name)),
    spellings: reading.spellings,
    dangerousAbbreviations: chosen.flatMap((term) =>
      term.kind === "abbreviation" ? [term.name] : [],
    ),
  };
}

/** In "ferrous sulfate (65 mg iron)" the kind is said beside the drug itself, and is no second one. */
function withoutKinds(chosen: readonly Term[]): readonly Term[] {
  return chosen.filter(({ ingredients: [id = "", ...more] }) => {
    const kind = substanceOf(id);
    if (more.length > 0 || kind?.unspecified !== true) return true;
    return !chosen.some((other) =>
      other.ingredients.some(
        (one) => one !== id && kind.classes.some((classId) => hasClass(one, classId)),
      ),
    );
  });
}

/** Another name beside it tells which meaning holds: "AZT (zidovudine)". */
function settledMeaning(mention: Mention, all: readonly Mention[]): Term | undefined {
  const certain = new Set(
    all
      .filter((other) => other.meanings.length === 1)
      .flatMap((other) => other.meanings[0]?.ingredients ?? []),
  );
  return mention.meanings.length === 1
    ? mention.meanings[0]
    : mention.meanings.find((term) => term.ingredients.every((id) => certain.has(id)));
}

const settled = (mention: Mention, all: readonly Mention[]): boolean =>
  settledMeaning(mention, all) !== undefined;

/**
 * Resolves a brand, generic, salt, abbreviation or combination name, strengths and forms around it allowed.
 * Class words are offered as choices; anything that is not understood makes the whole unknown.
 */
export function resolveName(text: string): Resolution {
  // How many blanks part two words says nothing.
  return resolutionOf(readText(text.replace(/\s+/g, " ")), true);
}
