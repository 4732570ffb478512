import { LIGHT_WORDS } from "../../data/common-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { phrasesIn, type Match } from "./matching.ts";
import { keyOf, type Unit } from "./units.ts";

const UNABLE = keyOf("cannot");
const ABLE = new Set(["can", "could"]);
/** After these what can be done is done badly: "can hardly walk", "can only sip". */
const BADLY = /^(?:hardly|barely|scarcely|only|just|no|not|never)$/;
const SOUNDLY =
  /^(?:fine|well|ok|okay|alright|normally|easily|perfectly|freely|properly|without|with no)$/;

function endOfClause(units: readonly Unit[], from: number): number {
  const end = units.findIndex(
    ({ kind }, index) => index > from && (kind === "stop" || kind === "comma" || kind === "link"),
  );
  return end === -1 ? units.length : end;
}

/** Nothing follows in its clause, or only that it goes well. */
function isWhole(units: readonly Unit[], after: number, end: number): boolean {
  for (let index = after; index < end; index += 1) {
    const unit = units[index];
    if (unit === undefined || SOUNDLY.test(unit.word)) return true;
    if (unit.kind === "word" && !LIGHT_WORDS.has(unit.word)) return false;
  }
  return true;
}

/** "I can pee", "he can put weight on it": what those who "cannot" have, they do not have. */
export function ableTo(units: readonly Unit[], words: Lexicon): Match[] {
  return units.flatMap((unit, index): Match[] => {
    if (!ABLE.has(unit.word) || units[index + 1]?.kind === "stop") return [];
    const end = endOfClause(units, index);
    const clause = units.slice(index, end);
    if (clause.some(({ word }) => BADLY.test(word))) return [];
    const turned = [{ ...unit, word: "cannot", key: UNABLE }, ...clause.slice(1)];
    return phrasesIn(turned, words).flatMap(({ phrase, at }): Match[] => {
      const said = phrase.sense === undefined && !phrase.modifier && at[0] === 0;
      if (!said || !isWhole(clause, (at.at(-1) ?? 0) + 1, clause.length)) return [];
      return [{ phrase: { ...phrase, sense: "normal" }, at: at.map((one) => one + index) }];
    });
  });
}
