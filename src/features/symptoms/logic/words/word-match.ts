import type { Model } from "../model.ts";
import { usesOf } from "./described.ts";

/** How much more a condition's description uses a word than descriptions do, as a logarithm: of those that use it, and of all others. */
type Odds = { readonly of: ReadonlyMap<number, number>; readonly others: number };

type Link = { readonly condition: number; readonly chance: number };

/** A word that a description lacks is not impossible in its patients. */
const LEAST = 0.01;
/** A risk stands in the stories of some: the more the rarer it is in others. */
const RISK = { share: 0.05, most: 0.5 };
/** Set by cross-validation on texts of our own of which a third of the findings was not read. */
const WEIGHT = 2;
/** Below this a word is not worth naming. */
const TELLING = 1.4;
const MOST_NAMED = 6;
const MOST_REMEMBERED = 8000;

const commonness = ({ condition }: Model): number => {
  const [one, other] = condition.incidence;
  return Math.exp((0.6 * Math.max(one, other) + 0.4 * Math.min(one, other)) / 2);
};

function linksByFinding(models: readonly Model[]): Map<string, Link[]> {
  const byFinding = new Map<string, Link[]>();
  const add = (finding: string, link: Link): void => {
    const list = byFinding.get(finding);
    if (list === undefined) byFinding.set(finding, [link]);
    else list.push(link);
  };
  models.forEach(({ links, risks }, condition) => {
    for (const { finding, sensitivity } of links.values())
      add(finding, { condition, chance: sensitivity });
    for (const [finding, gain] of risks)
      add(finding, { condition, chance: Math.min(RISK.most, RISK.share * Math.exp(gain)) });
  });
  return byFinding;
}

/** What the words of a text say of each condition: a second opinion beside the findings that were read. */
export type WordOpinion = {
  /** Log-odds, by the condition's place. */
  readonly gains: Float64Array;
  /** The words that speak most for a condition, the strongest first. */
  readonly wordsFor: (condition: number) => string[];
};

function matcherOf(models: readonly Model[]): (words: readonly string[]) => WordOpinion {
  const byFinding = linksByFinding(models);
  const shares = models.map(commonness);
  const all = shares.reduce((sum, share) => sum + share, 0);
  const remembered = new Map<string, Odds | undefined>();

  function oddsFor(word: string): Odds | undefined {
    const without = new Map<number, number>();
    for (const { finding, share } of usesOf(word))
      for (const { condition, chance } of byFinding.get(finding) ?? [])
        without.set(condition, (without.get(condition) ?? 1) * (1 - share * chance));
    if (without.size === 0) return undefined;
    let usual = 0;
    for (const [condition, none] of without) usual += ((1 - none) * (shares[condition] ?? 0)) / all;
    const odds = (chance: number): number => Math.log((chance + LEAST) / (usual + LEAST));
    return {
      of: new Map([...without].map(([condition, none]) => [condition, odds(1 - none)])),
      others: odds(0),
    };
  }

  function rememberedOdds(word: string): Odds | undefined {
    if (remembered.has(word)) return remembered.get(word);
    const odds = oddsFor(word);
    if (remembered.size < MOST_REMEMBERED) remembered.set(word, odds);
    return odds;
  }

  return (words) => {
    const known = words.flatMap((word) => {
      const odds = rememberedOdds(word);
      return odds === undefined ? [] : [{ word, ...odds }];
    });
    // Words hang together; a long text tells less by each of them.
    const each = WEIGHT / Math.sqrt(Math.max(1, known.length));
    const gains = new Float64Array(models.length).fill(
      each * known.reduce((sum, { others }) => sum + others, 0),
    );
    for (const { of, others } of known)
      for (const [condition, odds] of of)
        gains[condition] = (gains[condition] ?? 0) + each * (odds - others);
    const wordsFor = (condition: number): string[] =>
      known
        .map(({ word, of }) => ({ word, odds: of.get(condition) ?? 0 }))
        .filter(({ odds }) => odds >= TELLING)
        .toSorted((one, other) => other.odds - one.odds || (one.word < other.word ? -1 : 1))
        .slice(0, MOST_NAMED)
        .map(({ word }) => word);
    return { gains, wordsFor };
  };
}

const matchers = new WeakMap<readonly Model[], ReturnType<typeof matcherOf>>();

/** The opinion of the words of a text, each given once, in any order. */
export function opinionOf(models: readonly Model[], words: readonly string[]): WordOpinion {
  let matcher = matchers.get(models);
  if (matcher === undefined) {
    matcher = matcherOf(models);
    matchers.set(models, matcher);
  }
  return matcher(words);
}
