import { DENYING } from "#knowledge/symptoms/scope-words.js";
import { ableTo, isAbility } from "../context/able.ts";
import { isApparent } from "../context/apparent.ts";
import { allows } from "../context/asserting.ts";
import { isAnalyte } from "../context/called-normal.ts";
import {
  isNegativeFor,
  isStoppedInVain,
  isToTreatment,
  withoutHalved,
} from "../context/own-negatives.ts";
import { contradicts, soundLists } from "../context/sound.ts";
import { wellPlaces } from "../context/well-places.ts";
import type { Page } from "../page.ts";
import { composed } from "./composing.ts";
import { withoutInner } from "./hiding.ts";
import { type Match, phrasesIn } from "./matching.ts";
import { shared, sharedAfter } from "./sharing.ts";

/** What the vocabulary, its pieces apart and what lists share say: findings, in whatever sense. */
export function mentionsOn({ units, words }: Page): Match[] {
  return [
    ...phrasesIn(units, words),
    ...composed(units, words),
    ...shared(units, words),
    ...sharedAfter(units, words),
  ].filter(
    (match) =>
      ![isStoppedInVain, isNegativeFor, isToTreatment].some((isOther) => isOther(match, units)),
  );
}

/** The mentions that stand, with what is said to be well: longer ones hide those inside them, and what says something else goes. */
export function standing(spoken: readonly Match[], { units, words, patient }: Page): Match[] {
  const sound = soundLists(units, words);
  const found = withoutInner(
    [
      ...spoken.filter((match) => !sound.some((well) => contradicts(well, match, units))),
      ...sound,
      ...wellPlaces(units, words),
      ...ableTo(units, words),
    ].filter((match) => ![isApparent, isAbility, isAnalyte].some((is) => is(match, units))),
    units,
    ({ phrase }) => allows(phrase.finding, patient, false),
  );
  // A grown man who "does not drink" is no thirsty child: what he cannot have takes no "not" for its own.
  const possible = found.filter(
    ({ phrase }) =>
      phrase.sense !== undefined ||
      !phrase.keys.some((key) => DENYING.has(key)) ||
      allows(phrase.finding, patient, false),
  );
  return withoutHalved(possible, units);
}
