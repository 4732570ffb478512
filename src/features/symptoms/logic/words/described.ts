import { FUNCTION_WORDS } from "#knowledge/symptoms/common-words.js";
import { FINDINGS } from "../packed/finding-table.ts";
import { wordsOfPhrase } from "../packed/phrase-table.ts";

/** A finding whose wordings have a word, and in what share of them it stands. */
type Use = { readonly finding: string; readonly share: number };

/** Its name counts for two wordings. */
const NAME = 2;
/** A word that stands in the only wording of a finding is not certain to be said. */
const OTHER_WORDINGS = 3;
const MOST = 0.9;

function sharesOf(wordings: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  wordings.forEach((wording, place) => {
    for (const word of new Set(wordsOfPhrase(wording)))
      counts.set(word, (counts.get(word) ?? 0) + (place === 0 ? NAME : 1));
  });
  return counts;
}

function listUses(): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { id, phrases, modifiers } of FINDINGS) {
    const wordings = [...phrases, ...modifiers];
    for (const [word, count] of sharesOf(wordings)) {
      if (FUNCTION_WORDS.has(word)) continue;
      const use = {
        finding: id,
        share: Math.min(MOST, count / (wordings.length + OTHER_WORDINGS)),
      };
      const list = uses.get(word);
      if (list === undefined) uses.set(word, [use]);
      else list.push(use);
    }
  }
  return uses;
}

let listed: ReadonlyMap<string, readonly Use[]> | undefined;

/** The findings whose wordings have a word. The words are those that the reader matches by: nothing more is shipped. */
export function usesOf(word: string): readonly Use[] {
  listed ??= listUses();
  return listed.get(word) ?? [];
}
