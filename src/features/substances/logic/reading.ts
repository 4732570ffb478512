/** One reading of a text that names drugs: names, strengths, how given, how often, and what is left over. */
import { corrected, corrections } from "./correct.ts";
import type { FormWord } from "./label-words.ts";
import type { Route } from "../substance.ts";
import type { Frequency } from "./frequency.ts";
import { asNeededIn, frequenciesIn } from "./frequency.ts";
import type { Mention, Spelling } from "./scan.ts";
import { scan } from "./scan.ts";
import type { Span, Strength } from "./strength.ts";
import { numberPairsIn, strengthsIn } from "./strength.ts";
import { termsWithKey } from "./term-index.ts";
import { keyOf } from "./terms.ts";
import type { Token } from "./tokens.ts";
import { joinedKey, tokensOf } from "./tokens.ts";

/** Longer texts name no drug; reading stops here and gives the rest back as not understood. */
export const LONGEST_TEXT = 1000;

export interface Unread extends Span {
  readonly text: string;
  readonly key: string;
}

export interface TextReading {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly spellings: readonly Spelling[];
  readonly classes: readonly string[];
  readonly salts: readonly string[];
  readonly release: readonly string[];
  readonly forms: readonly FormWord[];
  readonly routes: readonly Route[];
  readonly stopped: boolean;
  readonly strengths: readonly Strength[];
  readonly frequencies: readonly Frequency[];
  readonly asNeeded: boolean;
  /** What the drug is for, after "for". */
  readonly reason: Unread | undefined;
  readonly notUnderstood: readonly Unread[];
}

const overlaps = (left: Span, right: Span): boolean =>
  left.start < right.end && right.start < left.end;

function unreadSpans(text: string, tokens: readonly Token[], indices: readonly number[]): Unread[] {
  const runs: Token[][] = [];
  let last = -2;
  for (const index of indices) {
    const token = tokens[index];
    if (token === undefined) continue;
    if (index === last + 1 && token.spaced) runs.at(-1)?.push(token);
    else runs.push([token]);
    last = index;
  }
  return runs.flatMap((run) => {
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? 0;
    return { start, end, text: text.slice(start, end), key: joinedKey(run, 0, run.length) };
  });
}

/** "for blood pressure", "prn chest pain": a reason, where it follows the drug and names no other. */
function reasonIn(
  text: string,
  mentions: readonly Mention[],
  tokens: readonly Token[],
  asNeeded: readonly Span[],
): Unread | undefined {
  const pattern = /(?<![\p{L}\p{N}])for\s+([^,;.()\n]{3,80})/iu;
  const after = /^\s*(?:for\s+)?([^,;.()\n]{3,80})/u;
  const match = pattern.exec(text);
  const [needed] = asNeeded;
  const tail = needed === undefined ? null : after.exec(text.slice(needed.end));
  const found = match ?? tail;
  if (found === null) return undefined;
  const base = match === null ? (needed?.end ?? 0) : 0;
  const end = base + found.index + found[0].length;
  const start = end - (found[1] ?? "").length;
  const named = mentions.some((mention) => mention.end > start);
  if (named || !tokens.some((token) => token.end <= start)) return undefined;
  return { start, end, text: text.slice(start, end), key: "" };
}

/** What stands after "in" beside another drug is what it is dissolved in, no drug: "in sodium chloride". */
function withoutDiluents(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    (mention, index) =>
      index === 0 ||
      !/(?<![\p{L}\p{N}])in\s+(?:\d[\d.]*\s?%\s*)?$/iu.test(text.slice(0, mention.start)),
  );
}

function beyond(typed: string): Unread[] {
  const text = typed.slice(LONGEST_TEXT);
  return text.trim() === "" ? [] : [{ start: LONGEST_TEXT, end: typed.length, text, key: "" }];
}

/** A text that is a name from its first to its last letter: "Covera-HS" is no drug at bedtime. */
function readWhole(text: string): TextReading | undefined {
  const meanings = termsWithKey(keyOf(text));
  if (meanings.length === 0) return undefined;
  const start = text.length - text.trimStart().length;
  const mention = { start, end: text.trimEnd().length, meanings };
  return {
    ...scan([]),
    text,
    mentions: [mention],
    spellings: [],
    strengths: [],
    frequencies: [],
    asNeeded: false,
    reason: undefined,
    notUnderstood: [],
  };
}

export function readText(typed: string): TextReading {
  const text = typed.slice(0, LONGEST_TEXT);
  const whole = typed.length > LONGEST_TEXT ? undefined : readWhole(text);
  return whole ?? readParts(typed, text);
}

function readParts(typed: string, text: string): TextReading {
  const dosed = numberPairsIn(text).filter((pair) => pair.amounts[0]?.unit !== "");
  const strengths = [
    ...dosed,
    ...strengthsIn(text).filter((one) => !dosed.some((pair) => overlaps(pair, one))),
  ].toSorted((one, other) => one.start - other.start);
  const frequencies = frequenciesIn(text).filter(
    (span) => !strengths.some((other) => overlaps(span, other)),
  );
  const asNeeded = asNeededIn(text);
  const tokens = tokensOf(text, [...strengths, ...frequencies, ...asNeeded]);
  const first = scan(tokens);
  const reason = reasonIn(text, first.mentions, tokens, asNeeded);
  const isReason = (token: Token | undefined): boolean =>
    token !== undefined && reason !== undefined && overlaps(reason, token);
  const found = corrections(
    text,
    tokens,
    first,
    first.unread.filter((index) => !isReason(tokens[index])),
  );
  const better = found.length === 0 ? tokens : corrected(tokens, found);
  const second = found.length === 0 ? first : scan(better);
  const mentions = withoutDiluents(text, second.mentions);
  const pairs = numberPairsIn(text).filter(
    (pair) => ![...strengths, ...frequencies, ...mentions].some((span) => overlaps(span, pair)),
  );
  return {
    ...second,
    text,
    mentions,
    spellings: found.flatMap((correction) => correction.spelling ?? []),
    strengths: [...strengths, ...pairs],
    frequencies,
    asNeeded: asNeeded.length > 0,
    reason,
    notUnderstood: [
      ...unreadSpans(
        text,
        better,
        second.unread.filter((index) => !isReason(better[index])),
      ),
      ...beyond(typed),
    ],
  };
}
