/** Names that were probably meant by a word that is no name. */
import {
  acceptedWithin,
  differingBits,
  distancesFrom,
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

const identity = (term: Term): string => term.ingredients.toSorted().join("+");

/** Keys of one length: where they stand in the list of all, and the letters that each has. */
interface SameLength {
  readonly places: readonly number[];
  readonly masks: Int32Array;
}

/** Made for the first word that is misspelt; most lists have none. */
let byLength: readonly SameLength[] | undefined;

function keysByLength(): readonly SameLength[] {
  const longest = Math.max(...termKeys.map((key) => key.length));
  const places = Array.from({ length: longest + 1 }, (): number[] => []);
  for (const [place, key] of termKeys.entries()) {
    if (key.length >= SHORTEST_NAME) places[key.length]?.push(place);
  }
  return places.map((same) => ({
    places: same,
    masks: Int32Array.from(same, (place) => letterMask(termKeys[place] ?? "")),
  }));
}

const SHORTEST_NAME = 3;
/** More different words are on no list of a person; what is beyond is looked up anew. */
const REMEMBERED = 2000;
const remembered = new Map<string, readonly Guess[]>();

/** Terms within reach of a key, nearest first, the nearest for each set of ingredients. */
export function guesses(key: string, reach = offeredWithin(key.length)): readonly Guess[] {
  const question = `${reach} ${key}`;
  const known = remembered.get(question);
  if (known !== undefined) {
    // The one that was asked for longest ago stands first.
    remembered.delete(question);
    remembered.set(question, known);
    return known;
  }
  const found = lookedUp(key, reach);
  remembered.set(question, found);
  const [oldest] = remembered.size > REMEMBERED ? remembered.keys() : [];
  if (oldest !== undefined) remembered.delete(oldest);
  return found;
}

function lookedUp(key: string, reach: number): Guess[] {
  const lengths = (byLength ??= keysByLength()).slice(
    Math.max(0, key.length - reach),
    key.length + reach + 1,
  );
  const mask = letterMask(key);
  const distanceTo = distancesFrom(key);
  const near: { readonly place: number; readonly distance: number }[] = [];
  for (const { places, masks } of lengths) {
    for (let at = 0; at < places.length; at += 1) {
      if (differingBits(mask, masks[at] ?? 0) > 2 * reach) continue;
      const place = places[at] ?? 0;
      const distance = distanceTo(termKeys[place] ?? "", reach);
      if (distance <= reach) near.push({ place, distance });
    }
  }
  const nearest = new Map<string, Guess>();
  // Of names that are equally near the first of the list counts.
  for (const { place, distance } of near.toSorted((left, right) => left.place - right.place)) {
    keepNearest(nearest, termKeys[place] ?? "", distance);
  }
  return Array.from(nearest.values()).toSorted(
    (left, right) =>
      left.distance - right.distance ||
      Number(right.term.key[0] === key[0]) - Number(left.term.key[0] === key[0]) ||
      left.term.key.localeCompare(right.term.key),
  );
}

function keepNearest(nearest: Map<string, Guess>, key: string, distance: number): void {
  for (const term of termsWithKey(key)) {
    const before = nearest.get(identity(term));
    if (before === undefined || distance < before.distance)
      nearest.set(identity(term), { term, key, distance });
  }
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
