import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import type { Correction } from "./names-meant.ts";
import { oneLetterOff } from "./surname-corrections.ts";
import { textArray, type WordLists } from "./search-conditions.ts";

/** More words that begin as the last one say too little to gather whoever has them. */
const MOST_BEGUN = 500;

/** So many of them are walked each by itself, the rest together, and so are rare ones. */
const MOST_ALONE = 19;
const RARE = 300;

/** So many organizations are sooner asked each for a taxonomy than the lists by taxonomy are walked. */
const MOST_ASKED = 1000;

type Total = { word: string; providers: number; paired: boolean };
type Totals = ReadonlyMap<string, Total>;

/**
 * The shortest lists of `provider_words` that hold whoever has all these words, of which the last may be unfinished.
 * Where a taxonomy is asked for and they are long, those by taxonomy. Undefined where too many words begin so.
 */
export async function shortestLists(
  database: Database,
  words: readonly string[],
  { isByCode, mostAsked = MOST_ASKED }: { isByCode: boolean; mostAsked?: number },
): Promise<WordLists | undefined> {
  const begun = words.at(-1) ?? "";
  const whole = [...new Set(words.slice(0, -1))];
  const known = await totalsOf(database, whole, begun);
  if (whole.some((word) => !known.has(word))) return NONE;
  const endings = [...known.values()].filter(({ word }) => word.startsWith(begun));
  const isOpen = endings.length > MOST_BEGUN;
  const common = whole.filter((word) => known.get(word)?.paired);
  const partners = isOpen
    ? common
    : [...common, ...endings.filter(isPaired).map(({ word }) => word)];
  const pairs = await totalsOfPairs(database, common, partners);
  const ended = isOpen ? [] : [endings.map(({ word }) => word)];
  const choices = [...whole.map((word) => [word]), ...ended];
  const best = shortestOf(
    choices.map((some) => some.map((word) => listOf(word, common, known, pairs))),
  );
  if (best === undefined) return undefined;
  const hasAll = ({ word }: Total) => {
    const held = word.split(" ");
    return whole.every((one) => held.includes(one)) && held.some((one) => one.startsWith(begun));
  };
  const having = [...known.values(), ...pairs.values()].filter(hasAll);
  const atLeast = having.reduce((most, { providers }) => Math.max(most, providers), 0);
  if (isByCode && best.rows > mostAsked) {
    const alone = shortestOf(choices.map((some) => some.map((word) => itself(word, known))));
    return { ...(alone ?? best), exact: false, atLeast, byCode: true };
  }
  const [only = ""] = best.walks[0] ?? [];
  const isOne = best.walks.flat().length === 1 && endings.length === 1;
  const exact = isOne && new Set(words).size === only.split(" ").length;
  return { ...best, exact, atLeast, byCode: false };
}

const NONE: WordLists = {
  walks: [],
  rows: 0,
  exact: false,
  atLeast: 0,
  byCode: false,
};

/** Shorter words may be another one with each of their letters. */
const LEAST_MISSPELT = 5;
const MOST_TAKEN = 2;

export type Respelt = {
  readonly words: readonly string[];
  readonly corrections: readonly Correction[];
};

/**
 * What words of an organization's name may be meant by ones that no name holds, one letter off, the usual ones first. None
 * where a word is no other's misspelling, or where each stands in some name.
 */
export async function respeltWords(
  database: Database,
  words: readonly string[],
): Promise<readonly Respelt[]> {
  const last = words.length - 1;
  const known = await totalsOf(database, words.slice(0, last), words[last] ?? "");
  const isKnown = (word: string, at: number) =>
    at === last ? [...known.keys()].some((one) => one.startsWith(word)) : known.has(word);
  if (words.every(isKnown)) return [];
  let readings: Respelt[] = [{ words: [], corrections: [] }];
  for (const [at, word] of words.entries()) {
    const meant = isKnown(word, at) ? [word] : await nearestWords(database, word);
    readings = readings
      .flatMap((reading) =>
        meant.map((taken) => ({
          words: [...reading.words, taken],
          corrections: [
            ...reading.corrections,
            ...(taken === word ? [] : [{ typed: word, taken }]),
          ],
        })),
      )
      .slice(0, MOST_READINGS);
  }
  return readings;
}

const MOST_READINGS = 4;

async function nearestWords(database: Database, word: string): Promise<string[]> {
  if (word.length < LEAST_MISSPELT || !/^[A-Z]+$/.test(word)) return [];
  const { rows } = await database.execute<{ word: string }>(sql`
    SELECT word FROM provider_word_totals WHERE word = ANY(${textArray(oneLetterOff(word))})
    ORDER BY providers DESC, word LIMIT ${MOST_TAKEN}`);
  return rows.map((row) => row.word);
}

function isPaired({ paired }: Total): boolean {
  return paired;
}

async function totalsOf(
  database: Database,
  whole: readonly string[],
  begun: string,
): Promise<Totals> {
  const { rows } = await database.execute<Total>(sql`
    SELECT word, providers, paired FROM provider_word_totals WHERE word = ANY(${textArray(whole)})
    UNION (SELECT word, providers, paired FROM provider_word_totals
      WHERE word >= ${begun} AND word < ${`${begun}\u{10FFFF}`} AND strpos(word, ' ') = 0
      LIMIT ${MOST_BEGUN + 1})`);
  return new Map(rows.map((row) => [row.word, row]));
}

async function totalsOfPairs(
  database: Database,
  some: readonly string[],
  others: readonly string[],
): Promise<Totals> {
  const pairs = some.flatMap((one) => others.map((other) => pairOf(one, other)));
  if (pairs.length === 0) return new Map();
  const { rows } = await database.execute<Total>(sql`
    SELECT word, providers, paired FROM provider_word_totals WHERE word = ANY(${textArray(pairs)})`);
  return new Map(rows.map((row) => [row.word, row]));
}

function pairOf(one: string, other: string): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

type List = { readonly word: string; readonly providers: number };

/** That of the word itself or of a pair with another that is asked for, whichever is shorter. */
function listOf(word: string, common: readonly string[], known: Totals, pairs: Totals): List {
  if (!known.get(word)?.paired) return itself(word, known);
  return common
    .filter((other) => other !== word)
    .map((other) => itself(pairOf(word, other), pairs))
    .reduce((a, b) => (b.providers <= a.providers ? b : a), itself(word, known));
}

function itself(word: string, totals: Totals): List {
  return { word, providers: totals.get(word)?.providers ?? 0 };
}

type Walks = Pick<WordLists, "walks" | "rows">;

function shortestOf(choices: readonly (readonly List[])[]): Walks | undefined {
  return choices.map(listsOf).toSorted((a, b) => a.rows - b.rows)[0];
}

function listsOf(lists: readonly List[]): Walks {
  const sorted = lists
    .filter(({ providers }) => providers > 0)
    .toSorted((a, b) => b.providers - a.providers);
  const words = [...new Set(sorted.map(({ word }) => word))];
  const common = new Set(
    sorted.filter(({ providers }) => providers > RARE).map(({ word }) => word),
  );
  const alone = words.slice(0, Math.min(common.size, MOST_ALONE));
  const rest = words.slice(alone.length);
  return {
    walks: [...alone.map((word) => [word]), ...(rest.length > 0 ? [rest] : [])],
    rows: sorted.reduce((sum, { providers }) => sum + providers, 0),
  };
}
