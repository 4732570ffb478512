import { DENYING } from "#knowledge/symptoms/scope-words.js";
import { ancestorsOf } from "../../findings.ts";
import type { Match } from "./matching.ts";
import { isOfOtherSide } from "./sides.ts";
import type { Unit } from "../tokens/units.ts";

const isReversed = ({ at, phrase }: Match, units: readonly Unit[]): boolean =>
  phrase.keys.length === 2 &&
  phrase.keys[0] !== phrase.keys[1] &&
  units[at[0] ?? 0]?.key === phrase.keys[1];

/** "Breathing is bad" and "bad breath" have the same words: what is written in their order is meant. */
function isSaidOtherwise(rival: Match, match: Match, units: readonly Unit[]): boolean {
  return (
    rival.at.length === 2 &&
    match.at.length === 2 &&
    rival.at.every((index, place) => index === match.at[place]) &&
    rival.phrase.modifier === match.phrase.modifier &&
    rival.phrase.sense === undefined &&
    !ancestorsOf(match.phrase.finding).includes(rival.phrase.finding) &&
    match.phrase.composed !== true &&
    isReversed(match, units) &&
    !isReversed(rival, units)
  );
}

function covers(outer: readonly number[], inner: readonly number[]): boolean {
  return outer.length > inner.length && inner.every((position) => outer.includes(position));
}

/** Longer matches hide those whose words are all among theirs; a modifier hides only modifiers, and what this patient cannot have hides nothing. */
export function withoutInner(
  found: readonly Match[],
  units: readonly Unit[],
  isPossible: (match: Match) => boolean,
): Match[] {
  const said = found.filter(({ phrase, at }) => !isOfOtherSide(phrase, at, units));
  const byPosition = new Map<number, Match[]>();
  for (const match of said) {
    for (const position of match.at) {
      const list = byPosition.get(position);
      if (list === undefined) byPosition.set(position, [match]);
      else list.push(match);
    }
  }
  return said.filter((match) => {
    const rivals = byPosition.get(match.at[0] ?? -1) ?? [];
    return !rivals.some(
      (rival) =>
        isPossible(rival) && (hides(rival, match, units) || isSaidOtherwise(rival, match, units)),
    );
  });
}

/** Words so far apart, or parted by a comma, were hardly said together: what stands close inside them is kept. */
function isScattered({ at, phrase }: Match, units: readonly Unit[]): boolean {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  const isParted = units.slice(first, last).some(({ kind }) => kind === "comma");
  return phrase.run === undefined && (isParted || last - first + 1 > at.length * 2 + 2);
}

/** Complaints that stay what they are wherever and however they are felt: tingling fingers tingle. */
const KEPT_INSIDE = new Set([
  "tingling",
  "tinnitus",
  "vision-blurred",
  "burning-pain",
  "glare",
  "smell-loss",
  "rash-vesicular",
  "avoidance",
  "hx-diabetes",
  "onset-sudden",
]);

const isKept = (match: Match, rival: Match): boolean =>
  KEPT_INSIDE.has(match.phrase.finding) &&
  match.phrase.sense !== "normal" &&
  rival.phrase.sense === undefined &&
  !rival.phrase.keys.some((key) => DENYING.has(key));

/** "Non-bloody diarrhea": no bloody one, but diarrhea. */
const isPartlyDenied = (rival: Match, match: Match, units: readonly Unit[]): boolean =>
  rival.at.some(
    (index) =>
      units[index - 1]?.word === "non" &&
      !rival.at.includes(index - 1) &&
      !match.at.includes(index),
  );

/** A place with a complaint stands beside what is longer. What is more general or only a modifier hides nothing; nor does a phrase that names two things at once. */
function hides(rival: Match, match: Match, units: readonly Unit[]): boolean {
  return (
    covers(rival.at, match.at) &&
    !isScattered(rival, units) &&
    !isPartlyDenied(rival, match, units) &&
    !isKept(match, rival) &&
    match.phrase.composed !== true &&
    !(rival.phrase.composed === true && match.phrase.modifier) &&
    rival.phrase.joined !== true &&
    rival.phrase.sense !== "collective" &&
    (match.phrase.modifier || !rival.phrase.modifier) &&
    !ancestorsOf(match.phrase.finding).includes(rival.phrase.finding)
  );
}
