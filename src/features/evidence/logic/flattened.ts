/** Tables that a source gives twice: as rows, and once more as a run of words amid the text, where no figure has its row. */

type Token = {
  readonly word: string;
  readonly text: number;
  readonly from: number;
  readonly to: number;
};

/** So many words of a table have to be there in a row before it is taken to begin. */
const BEGINNING = 4;
/** So many words of one side may be missing on the other: marks of notes, exponents, a repeated head. */
const GAP = 8;
/** So much of the table has to be found. */
const FOUND = 0.75;
const WORD = /[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu;

/** What stands where a table was taken out: nothing that belongs together spans it. */
export const CUT = " ¦ ";

export type Unflattened = {
  readonly texts: readonly string[];
  /** For each table the text that it was in; nothing where it stands by itself. */
  readonly places: readonly (number | undefined)[];
};

export function withoutTables(texts: readonly string[], tables: readonly string[]): Unflattened {
  const tokens = texts.flatMap((text, index) => tokensOf(text, index));
  const cuts: Token[] = [];
  const places = tables.map((table) => {
    const words = tokensOf(table, 0).map(({ word }) => word);
    const found = runOf(words, tokens);
    cuts.push(...found);
    return found[0]?.text;
  });
  return {
    texts: texts.map((text, index) =>
      cutOut(
        text,
        cuts.filter((one) => one.text === index),
      ),
    ),
    places,
  };
}

const tokensOf = (text: string, index: number): Token[] =>
  [...text.matchAll(WORD)].map((found) => ({
    word: found[0].toLowerCase(),
    text: index,
    from: found.index,
    to: found.index + found[0].length,
  }));

/** The words of the text that are the table's; none where too few of them are there. */
function runOf(words: readonly string[], tokens: readonly Token[]): readonly Token[] {
  const length = Math.min(BEGINNING, words.length);
  if (length < 2) return [];
  for (let start = 0; start + length <= tokens.length; start++) {
    if (!words.slice(0, length).every((word, at) => tokens[start + at]?.word === word)) continue;
    const { matched, end } = walk(words, tokens, start);
    if (matched >= words.length * FOUND) return tokens.slice(start, end);
  }
  return [];
}

function walk(words: readonly string[], tokens: readonly Token[], start: number) {
  let [at, place, matched] = [0, start, 0];
  while (at < words.length && place < tokens.length) {
    if (words[at] === tokens[place]?.word) {
      [at, place, matched] = [at + 1, place + 1, matched + 1];
      continue;
    }
    const step = nextMatch(words.slice(at, at + GAP), tokens.slice(place, place + GAP));
    if (step === undefined) break;
    [at, place] = [at + step[0], place + step[1]];
  }
  return { matched, end: place };
}

/** How far to go on both sides until they agree again. */
function nextMatch(
  words: readonly string[],
  tokens: readonly Token[],
): readonly [number, number] | undefined {
  for (let sum = 1; sum < words.length + tokens.length; sum++) {
    for (let ahead = 0; ahead <= sum; ahead++) {
      const word = words[ahead];
      if (word !== undefined && word === tokens[sum - ahead]?.word) return [ahead, sum - ahead];
    }
  }
  return undefined;
}

function cutOut(text: string, cuts: readonly Token[]): string {
  if (cuts.length === 0) return text;
  const marks = new Uint8Array(text.length);
  for (const { from, to } of cuts) marks.fill(1, from, to);
  // Between two words of a table stands nothing else.
  const ordered = cuts.toSorted((a, b) => a.from - b.from);
  for (const [index, { to }] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(to, next.from)))
      marks.fill(1, to, next.from);
  }
  return text
    .split("")
    .map((letter, index) => (marks[index] === 0 ? letter : marks[index - 1] === 1 ? "" : CUT))
    .join("");
}
