/** Words of a text with their places, outside spans that were read as something else already. */
import { keyOf } from "./terms.ts";
import type { Span } from "./strength.ts";

export interface Token extends Span {
  readonly key: string;
  /** Nothing that parts names stands between the token before and this one. */
  readonly joined: boolean;
  /** A hyphen alone stands between the token before and this one. */
  readonly hyphened: boolean;
  /** A comma or "and" cannot turn this word into a salt of the one before. */
  readonly spaced: boolean;
}

const WORD = /#?[\p{L}\p{N}][\p{L}\p{N}\p{M}'\u2019]*/gu;
const PARTING = /[;+()\n\t|:[\]]/;

export function tokensOf(text: string, taken: readonly Span[]): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = match.index;
    const whole = start + match[0].length;
    // In "Lexapro10mg" the strength is taken, and the name before it is left.
    const cut = taken.find((span) => span.start < whole && start < span.end);
    const end = cut === undefined ? whole : cut.start;
    const key = end <= start ? "" : keyOf(text.slice(start, end));
    if (key === "") continue;
    const before = tokens.at(-1)?.end ?? 0;
    const gap = text.slice(before, start);
    const apart = taken.some((span) => span.start < start && before < span.end);
    tokens.push({
      start,
      end,
      key,
      joined: !apart && !PARTING.test(gap),
      hyphened: !apart && gap === "-",
      spaced: !apart && /^[\s-]*$/.test(gap),
    });
  }
  return tokens;
}

/** The longest run of tokens from `at`, at most `most` long, whose joined key the test accepts; 0 if none. */
export function longestRun(
  tokens: readonly Token[],
  at: number,
  most: number,
  accepts: (key: string) => boolean,
): number {
  let key = "";
  let longest = 0;
  for (let length = 1; length <= most; length += 1) {
    const token = tokens[at + length - 1];
    if (token === undefined || (length > 1 && !token.joined)) break;
    key += token.key;
    if (accepts(key)) longest = length;
  }
  return longest;
}

export function joinedKey(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map((token) => token.key)
    .join("");
}
