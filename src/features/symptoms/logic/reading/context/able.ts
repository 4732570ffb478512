import { LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import type { Lexicon } from "../phrases/lexicon.ts";
import { COMPLAINTS } from "../phrases/places.ts";
import { phrasesIn, type Match } from "../phrases/matching.ts";
import { keyOf, type Unit } from "../tokens/units.ts";

const UNABLE = keyOf("cannot");
const ABLE = new Set(["can", "could"]);
const NOT_ABLE =
  /^(?:not|never|no|longer|hardly|barely|scarcely|only|just|less|if|when|until|being|be)$/;
/** After these what can be done is done badly: "can hardly walk", "can only sip". */
const BADLY = /^(?:hardly|barely|scarcely|only|just|no|not|never)$/;
const SOUNDLY =
  /^(?:fine|well|ok|okay|alright|things|everything|normally|easily|perfectly|freely|properly|without|with no)$/;

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

/** Where "can" or the "to" of "able to" stands, in whichever somebody is said to be able to do something. */
const isAble = (units: readonly Unit[], index: number): boolean =>
  ABLE.has(units[index]?.word ?? "") ||
  (units[index]?.word === "to" &&
    /^(?:able|manages|managed)$/.test(units[index - 1]?.word ?? "") &&
    !units.slice(Math.max(0, index - 4), index - 1).some(({ word }) => NOT_ABLE.test(word)));

/** What nobody says to be possible who means that it happens: "can climb stairs", against "can last for hours" and "can feel it pounding". */
const APTITUDE =
  /^(?:climb|walk|stand|rise|take|keep|tolerate|move|lift|raise|bend|straighten|turn|open|close|swallow|speak|talk|lie|sit|run|read|write|bear|put|breathe|wiggle|work|concentrate|remember)$/;
const UP = /^(?:up|out|around|dressed)$/;

const ASIDE =
  /^(?:but|with|without|despite|although|though|if|when|because|until|before|after|then|and)$/;
const NEAR = 4;

/** "Able to get up from a chair", "can climb stairs": the words of a complaint, which the one who can do it does not have. */
export function isAbility({ phrase, at }: Match, units: readonly Unit[]): boolean {
  if (phrase.sense !== undefined) return false;
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  for (let able = first; able >= 0 && able >= first - NEAR; able -= 1) {
    if (!isAble(units, able)) continue;
    const verb = units[able + 1]?.word === "still" ? able + 2 : able + 1;
    const word = (units[verb]?.word ?? "").split(" ")[0] ?? "";
    const up = word === "get" && UP.test(units[verb + 1]?.word ?? "");
    const clause = units.slice(able + 1, Math.max(endOfClause(units, able), last + 1));
    const aside = units
      .slice(able + 1, last)
      .some(({ kind, word: said }) => kind === "comma" || kind === "stop" || ASIDE.test(said));
    return (
      last > able &&
      (APTITUDE.test(word) || up) &&
      !aside &&
      !clause.some(({ word: said, key }) => BADLY.test(said) || COMPLAINTS.has(key))
    );
  }
  return false;
}

/** "I can pee", "he is able to put weight on it": what those who "cannot" have, they do not have. */
export function ableTo(units: readonly Unit[], words: Lexicon): Match[] {
  return units.flatMap((unit, index): Match[] => {
    if (!isAble(units, index) || units[index + 1]?.kind === "stop") return [];
    const end = endOfClause(units, index);
    const clause = units.slice(index, end);
    if (clause.some(({ word }) => BADLY.test(word))) return [];
    const turned = [
      { ...unit, word: "cannot", key: UNABLE, kind: "word" as const },
      ...clause.slice(1),
    ];
    return phrasesIn(turned, words).flatMap(({ phrase, at }): Match[] => {
      const said = phrase.sense === undefined && !phrase.modifier && at[0] === 0;
      if (!said || !isWhole(clause, (at.at(-1) ?? 0) + 1, clause.length)) return [];
      return [{ phrase: { ...phrase, sense: "normal" }, at: at.map((one) => one + index) }];
    });
  });
}
