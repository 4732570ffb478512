import { LIGHT_WORDS } from "../../data/common-words.ts";
import { TURNS } from "../../data/scope-words.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Match } from "./matching.ts";
import type { Aspect } from "./phrase.ts";
import { SITES } from "./places.ts";
import type { Unit } from "./units.ts";

/** Words that say that what they are said of is well. */
export const SOUND: ReadonlySet<string> = new Set([
  "normal",
  "fine",
  "intact",
  "good",
  "sound-in-self",
]);
const FILLING = new Set([
  "all",
  "grossly",
  "completely",
  "entirely",
  "otherwise",
  "both",
  "within",
]);

const OF_A_PLACE = /^(?:in|of|at|over|on)$/;

type Found = { readonly aspect: Aspect; readonly at: readonly number[] };

const isSeparator = (unit: Unit | undefined): boolean =>
  unit?.kind === "comma" || unit?.kind === "link";
const carriesNothing = (unit: Unit | undefined): boolean =>
  unit?.kind === "function" || LIGHT_WORDS.has(unit?.word ?? "") || FILLING.has(unit?.word ?? "");

/** The aspect whose last word stands at `end`, words that carry nothing between. */
function endingAt(
  units: readonly Unit[],
  end: number,
  { byLast }: Lexicon["aspects"],
): Found | undefined {
  let best: Found | undefined;
  for (const aspect of byLast.get(units[end]?.key ?? "") ?? []) {
    const at = [end];
    let index = end;
    for (const key of aspect.keys.slice(0, -1).toReversed()) {
      index -= 1;
      while (carriesNothing(units[index]) && units[index]?.key !== key) index -= 1;
      if (units[index]?.key !== key) break;
      at.unshift(index);
    }
    if (at.length === aspect.keys.length && at.length > (best?.at.length ?? 0))
      best = { aspect, at };
  }
  return best;
}

/** "Sensation in the left foot": the unit before the place, where one is named after a thing. */
function beforePlace(units: readonly Unit[], end: number): number {
  if (!SITES.has(units[end]?.key ?? "")) return end;
  let index = end - 1;
  while (carriesNothing(units[index]) && !OF_A_PLACE.test(units[index]?.word ?? "")) index -= 1;
  return OF_A_PLACE.test(units[index]?.word ?? "") ? index - 1 : end;
}

/** "Vision, hearing and speech are normal": what is listed before the word that says so. */
function listedBefore(units: readonly Unit[], sound: number, aspects: Lexicon["aspects"]): Found[] {
  const found: Found[] = [];
  let index = sound - 1;
  for (;;) {
    while (carriesNothing(units[index])) index -= 1;
    const item =
      endingAt(units, beforePlace(units, index), aspects) ?? endingAt(units, index, aspects);
    if (item === undefined) return found;
    index = (item.at[0] ?? 0) - 1;
    while (carriesNothing(units[index])) index -= 1;
    const before = units[index];
    const begins =
      before === undefined ||
      before.kind === "stop" ||
      isSeparator(before) ||
      TURNS.has(before.word);
    if (!begins) return found;
    found.push(item);
    if (!isSeparator(before)) return found;
    while (isSeparator(units[index])) index -= 1;
  }
}

/** "Normal pulse, gait and speech": what is listed after it, each item alone between its commas. */
function listedAfter(units: readonly Unit[], sound: number, aspects: Lexicon["aspects"]): Found[] {
  const found: Found[] = [];
  let from = sound + 1;
  for (;;) {
    while (carriesNothing(units[from])) from += 1;
    let end = from;
    while (end + 1 < units.length && units[end + 1]?.kind === "word" && end < from + 3) end += 1;
    const item = endingAt(units, end, aspects);
    if (item === undefined || item.at[0] !== from) return found;
    const after = units[end + 1];
    if (after !== undefined && after.kind !== "stop" && !isSeparator(after)) return found;
    found.push(item);
    if (!isSeparator(after)) return found;
    from = end + 1;
    while (isSeparator(units[from])) from += 1;
  }
}

/** Lists of what is called normal with one word for all of them. */
export function soundLists(units: readonly Unit[], { aspects }: Lexicon): Match[] {
  const matches: Match[] = [];
  units.forEach(({ key, kind }, index) => {
    if (kind !== "word" || !SOUND.has(key)) return;
    for (const { aspect, at } of [
      ...listedBefore(units, index, aspects),
      ...listedAfter(units, index, aspects),
    ]) {
      for (const finding of aspect.findings) {
        const phrase = { keys: aspect.keys, finding, modifier: false, sense: "normal" } as const;
        matches.push({ phrase, at });
      }
    }
  });
  return matches;
}
