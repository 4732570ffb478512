/** Reads over spelling errors: replaces tokens that nothing explains by the one name that they can only mean. */
import { SALT_WORDS } from "./label-words.ts";
import { onlyMeaning } from "./misspelt.ts";
import type { Scan, Spelling } from "./scan.ts";
import { editDistance } from "./spelling.ts";
import type { Span } from "./strength.ts";
import { termsWithKey } from "./term-index.ts";
import type { Token } from "./tokens.ts";
import { joinedKey } from "./tokens.ts";

export interface Correction extends Span {
  /** Tokens to put in the place of those in the span. */
  readonly keys: readonly string[];
  /** Absent where a word was only written together or a salt misspelt. */
  readonly spelling: Spelling | undefined;
}

const overlaps = (left: Span, right: Span): boolean =>
  left.start < right.end && right.start < left.end;
const within = (inner: Span, outer: Span): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

/** "pioglitazonehydrochloride": a name and its salt written as one word. */
function writtenTogether({ key, start, end }: Token): Correction | undefined {
  for (let at = key.length - 3; at >= 5; at -= 1) {
    const keys = [key.slice(0, at), key.slice(at)];
    const [name = "", salt = ""] = keys;
    if (SALT_WORDS.has(salt) && termsWithKey(name).length > 0)
      return { start, end, keys, spelling: undefined };
  }
  return undefined;
}

const saltWords = Array.from(SALT_WORDS).filter((word) => word.length >= 6);

/** "hydrocodone bitatrate": a misspelt salt straight after a name. */
function misspeltSalt(token: Token, scan: Scan, before: Token | undefined): Correction | undefined {
  const { key, start, end } = token;
  const follows =
    before !== undefined &&
    token.spaced &&
    scan.mentions.some((mention) => within(before, mention));
  if (!follows || key.length < 5) return undefined;
  const limit = key.length >= 8 ? 2 : 1;
  const salt = saltWords.find(
    (word) => word[0] === key[0] && editDistance(key, word, limit) <= limit,
  );
  return salt === undefined ? undefined : { start, end, keys: [salt], spelling: undefined };
}

/** A misspelt name may take in words around it that were read on their own: "insulin glarjine". Longest first. */
const WINDOWS: readonly (readonly [number, number])[] = [
  [-1, 3],
  [0, 3],
  [-1, 2],
  [0, 2],
  [0, 1],
];

/** "factor x" is not a misspelt "factor ix": a short word within a longer name must be there as typed. */
const keepsShortWords = (run: readonly Token[], name: string): boolean => {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return (
    run.length === 1 || run.every((token) => token.key.length > 3 || words.includes(token.key))
  );
};

function misspeltName(
  text: string,
  tokens: readonly Token[],
  index: number,
  scan: Scan,
): Correction | undefined {
  for (const [offset, length] of WINDOWS) {
    const first = index + offset;
    const run = first < 0 ? [] : tokens.slice(first, first + length);
    const [head] = run;
    const tail = run.at(-1);
    if (head === undefined || tail === undefined || run.length < length) continue;
    if (run.slice(1).some((token) => !token.spaced)) continue;
    const span = { start: head.start, end: tail.end };
    if (scan.mentions.some((mention) => overlaps(mention, span) && !within(mention, span)))
      continue;
    const best = onlyMeaning(joinedKey(run, 0, length));
    if (best === undefined || !keepsShortWords(run, best.term.name)) continue;
    const typed = text.slice(span.start, span.end);
    const spelling = { typed, readAs: best.term.name, distance: best.distance };
    return { ...span, keys: [best.key], spelling };
  }
  return undefined;
}

/** Corrections for the tokens at the given places, none overlapping another. */
export function corrections(
  text: string,
  tokens: readonly Token[],
  scan: Scan,
  unread: readonly number[],
): Correction[] {
  const found: Correction[] = [];
  for (const index of unread) {
    const token = tokens[index];
    if (token === undefined || found.some((known) => overlaps(known, token))) continue;
    const correction =
      writtenTogether(token) ??
      misspeltSalt(token, scan, tokens[index - 1]) ??
      misspeltName(text, tokens, index, scan);
    if (correction !== undefined && !found.some((known) => overlaps(known, correction)))
      found.push(correction);
  }
  return found;
}

/** The tokens with the corrections put in. */
export function corrected(tokens: readonly Token[], found: readonly Correction[]): Token[] {
  const done = new Set<Correction>();
  return tokens.flatMap((token) => {
    const correction = found.find((known) => overlaps(known, token));
    if (correction === undefined) return [token];
    if (done.has(correction)) return [];
    done.add(correction);
    const { start, end } = correction;
    return correction.keys.map((key, place) => ({
      ...token,
      start,
      end,
      key,
      joined: place > 0 || token.joined,
      spaced: place > 0 || token.spaced,
    }));
  });
}
