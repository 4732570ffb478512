import { ancestorsOf, descendantsOf, findingOf } from "../../findings.ts";
import type { Match } from "./matching.ts";
import { hostOf, isQuality } from "./qualities.ts";
import { sentencesOf, type Unit } from "../tokens/units.ts";

/** Where a finding was spoken of: the unit it ends at. */
type Mention = { readonly finding: string; readonly first: number; readonly last: number };

/**
 * The first of the parents of a modified finding, with everything that is one of it: "chest pain" and all its kinds. The others
 * follow from the modifier itself: "itchy" without a rash is no itchy rash.
 */
function hostsOf(finding: string): Set<string> {
  const [parent] = findingOf(finding)?.parents ?? [];
  return parent === undefined ? new Set() : new Set([parent, ...descendantsOf(parent)]);
}

/**
 * How far a mention is from a modifier: words between in one sentence, more over one or two sentences. A qualifier before
 * its noun is as near as one after it.
 */
function farness(mention: Mention, at: readonly number[], sentence: readonly number[]): number {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? first;
  const apart = (sentence[first] ?? 0) - (sentence[mention.last] ?? 0);
  if (apart < 0 || apart > 2) return Number.POSITIVE_INFINITY;
  const words = mention.last < first ? first - mention.last : Math.max(0, mention.first - last);
  return words + apart * 12;
}

/**
 * Of the modifiers met in a text, those that belong to something that was spoken of before or in the same sentence: each goes to
 * the nearest mention, and is kept where that mention is its host.
 */
export function modified(
  modifiers: readonly Match[],
  mentions: readonly Match[],
  units: readonly Unit[],
): Match[] {
  const sentence = sentencesOf(units);
  const heads: Mention[] = mentions
    .filter(({ phrase }) => isHead(phrase.finding))
    .map(({ phrase, at }) => ({
      finding: phrase.finding,
      first: at[0] ?? 0,
      last: at.at(-1) ?? 0,
    }));
  return modifiers.filter((modifier) => {
    const { phrase, at } = modifier;
    if (isQuality(phrase.finding)) return hostOf(modifier, mentions, units) !== undefined;
    const hosts = hostsOf(phrase.finding);
    let nearest = Number.POSITIVE_INFINITY;
    let hosted = Number.POSITIVE_INFINITY;
    for (const head of heads) {
      // "I am itchy": the word that is a complaint by itself qualifies nothing else.
      if (at.length === 1 && head.first === at[0] && head.last === at[0]) continue;
      const far = farness(head, at, sentence);
      if (head.finding !== phrase.finding) nearest = Math.min(nearest, far);
      if (hosts.has(head.finding)) hosted = Math.min(hosted, far);
    }
    return hosted < 40 && hosted <= nearest + 1;
  });
}

/** Only what can be qualified draws modifiers to itself: findings with modified kinds of their own. */
function isHead(finding: string): boolean {
  return [finding, ...ancestorsOf(finding)].some((id) =>
    descendantsOf(id).some((below) => (findingOf(below)?.modifiers.length ?? 0) > 0),
  );
}
