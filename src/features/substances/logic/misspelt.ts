/** Names that were probably meant by a word that is no name. */
import {
  acceptedWithin,
  differingBits,
  editDistance,
  letterMask,
  offeredWithin,
} from "./spelling.ts";
import { mistakenFor } from "./look-alikes.ts";
import { useRank } from "./often-used.ts";
import { termKeys, termsWithKey } from "./term-index.ts";
import type { Term } from "./terms.ts";
import { substanceOf } from "./vocabulary.ts";

export interface Guess {
  readonly term: Term;
  /** The key that is so near: the term's own, or one it is also found by. */
  readonly key: string;
  readonly distance: number;
}

/** Made for the first word that is misspelt; most lists have none. */
let masks: readonly number[] | undefined;
const identity = (term: Term): string => term.ingredients.toSorted().join("+");

/** Terms within reach of a key, nearest first, the nearest for each set of ingredients. */
export function guesses(key: string, reach = offeredWithin(key.length)): Guess[] {
  const known = (masks ??= termKeys.map(letterMask));
  const mask = letterMask(key);
  const nearest = new Map<string, Guess>();
  termKeys.forEach((candidate, index) => {
    if (Math.abs(candidate.length - key.length) > reach || candidate.length < 3) return;
    if (differingBits(mask, known[index] ?? 0) > 2 * reach) return;
    const distance = editDistance(key, candidate, reach);
    if (distance > reach) return;
    for (const term of termsWithKey(candidate)) {
      const before = nearest.get(identity(term));
      if (before === undefined || distance < before.distance)
        nearest.set(identity(term), { term, key: candidate, distance });
    }
  });
  return Array.from(nearest.values()).toSorted(
    (left, right) =>
      left.distance - right.distance ||
      Number(right.term.key[0] === key[0]) - Number(left.term.key[0] === key[0]) ||
      left.term.key.localeCompare(right.term.key),
  );
}

const isRetired = ({ term }: Guess): boolean =>
  term.ingredients.every((id) => substanceOf(id)?.retired === true);
const isOftenUsed = ({ term }: Guess): boolean =>
  term.ingredients.every((id) => useRank(id) !== undefined);

const digits = (key: string): string => key.replace(/\D+/g, "");
const letters = (key: string): string => Array.from(key).toSorted().join("");

/** One letter for another, rather than one left out, added or swapped. */
const isReplaced = (key: string, best: Guess): boolean =>
  best.distance === 1 && key.length === best.key.length && letters(key) !== letters(best.key);

/** What a slip of the finger seldom does: change the first letter, a number, or a letter of a short word. */
const isUnlikely = (key: string, best: Guess): boolean =>
  best.term.kind === "abbreviation" ||
  best.key[0] !== key[0] ||
  digits(best.key) !== digits(key) ||
  (key.length <= SHORT_WORD && isReplaced(key, best));

const SHORT_WORD = 7;

/**
 * The one name that a misspelt key can only mean: few edits away, and no other drug's name one edit further. A slip
 * of one letter in an everyday drug's name is read past names of drugs that are seldom seen ("asprin" is aspirin,
 * not Afrin), but never past a name it has been mistaken for. Drugs gone from the market count only when as near.
 */
export function onlyMeaning(key: string): Guess | undefined {
  const accepted = acceptedWithin(key.length);
  if (accepted === 0) return undefined;
  const [best] = guesses(key, accepted);
  if (best === undefined || isUnlikely(key, best)) return undefined;
  const others = guesses(key, best.distance + 2).filter(
    (other) => other.term !== best.term && (!isRetired(other) || other.distance === best.distance),
  );
  if (others.some((other) => mistakenFor(best.term, other.term))) return undefined;
  const rivals = others.filter((other) => other.distance <= best.distance + 1);
  const slip = best.distance === 1 && isOftenUsed(best);
  const harmless = (other: Guess): boolean => other.distance > best.distance && !isOftenUsed(other);
  return rivals.length === 0 || (slip && rivals.every(harmless)) ? best : undefined;
}
