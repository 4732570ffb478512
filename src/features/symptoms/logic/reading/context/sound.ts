import { LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import { DENYING, TURNS } from "#knowledge/symptoms/scope-words.js";
import { findingOf } from "../../findings.ts";
import { SOUND, soundWords, type SoundWord } from "./sound-words.ts";
import type { Lexicon } from "../phrases/lexicon.ts";
import { TESTS, type Match } from "../phrases/matching.ts";
import type { Aspect, Phrase } from "../phrases/phrase.ts";
import { SITES } from "../phrases/places.ts";
import { keyOf, type Unit } from "../tokens/units.ts";

const FILLING = new Set(
  `all grossly completely entirely otherwise both within distal peripheral shows showed showing reveals revealed demonstrates
demonstrated visualized inspected examined seen read working functioning basic initial can part checked tested rest remainder routine repeat serial admission today remain remains remained stay stays returned`.split(
    /\s+/,
  ),
);
const EXAMINED = new Set(["exam", "examination", "inspection", "palpation"].map(keyOf));
const OF_A_PLACE = /^(?:in|of|at|over|on)$/;

type Found = { readonly aspects: readonly Aspect[]; readonly at: readonly number[] };

const isSeparator = (unit: Unit | undefined): boolean =>
  unit?.kind === "comma" || unit?.kind === "link";
const carriesNothing = (unit: Unit | undefined): boolean =>
  unit?.kind === "function" || LIGHT_WORDS.has(unit?.word ?? "") || FILLING.has(unit?.word ?? "");

/** What is named by the words up to `end`, words that carry nothing between. */
function endingAt(
  units: readonly Unit[],
  end: number,
  { byLast }: Lexicon["aspects"],
): Found | undefined {
  let best: readonly number[] = [];
  let aspects: Aspect[] = [];
  for (const aspect of byLast.get(units[end]?.key ?? "") ?? []) {
    const at = [end];
    let index = end;
    for (const key of aspect.keys.slice(0, -1).toReversed()) {
      index -= 1;
      while (carriesNothing(units[index]) && units[index]?.key !== key) index -= 1;
      if (units[index]?.key !== key) break;
      at.unshift(index);
    }
    if (at.length < aspect.keys.length || at.length < best.length) continue;
    if (at.length > best.length) aspects = [];
    best = at;
    aspects.push(aspect);
  }
  return aspects.length === 0 ? undefined : { aspects, at: best };
}

/** "Sensation in the left foot": the unit before the place, where one is named after a thing. */
function beforePlace(units: readonly Unit[], end: number): number {
  if (!SITES.has(units[end]?.key ?? "")) return end;
  let index = end - 1;
  while (carriesNothing(units[index]) && !OF_A_PLACE.test(units[index]?.word ?? "")) index -= 1;
  return OF_A_PLACE.test(units[index]?.word ?? "") ? index - 1 : end;
}

/** "Cardiac exam": what was examined, where no name ends with the word itself. */
function named(
  units: readonly Unit[],
  end: number,
  aspects: Lexicon["aspects"],
): Found | undefined {
  const found = endingAt(units, beforePlace(units, end), aspects) ?? endingAt(units, end, aspects);
  if (found !== undefined || !EXAMINED.has(units[end]?.key ?? "")) return found;
  return endingAt(units, end - 1, aspects);
}

/** "Pupils 3 mm, equal": a size or a mark between a thing and how it is. */
const isMeasure = (unit: Unit | undefined): boolean =>
  unit?.kind === "number" || unit?.kind === "comma" || unit?.word === "mm";

/** "Lids and lashes normal": one word that names nothing, alone between those that part a list; the index before it. */
function pastOther(units: readonly Unit[], index: number): number | undefined {
  let before = index - 1;
  if (units[index]?.kind !== "word" || !isSeparator(units[before])) return undefined;
  while (isSeparator(units[before])) before -= 1;
  return before;
}

/** "Vision, hearing and speech are normal": what is listed before the word that says so. */
function listedBefore(units: readonly Unit[], sound: number, aspects: Lexicon["aspects"]): Found[] {
  const found: Found[] = [];
  let index = sound - 1;
  while (carriesNothing(units[index]) || isMeasure(units[index])) index -= 1;
  // "The thyroid was checked and was fine".
  const again = units[index]?.kind === "link" && units[index + 1]?.kind === "function";
  if (again && /^(?:checked|tested|examined)$/.test(units[index - 1]?.word ?? "")) index -= 1;
  for (;;) {
    while (carriesNothing(units[index])) index -= 1;
    const item = named(units, index, aspects);
    if (item === undefined) {
      const passed = pastOther(units, index);
      if (passed === undefined) return found;
      index = passed;
      continue;
    }
    index = (item.at[0] ?? 0) - 1;
    while (carriesNothing(units[index])) index -= 1;
    const before = units[index];
    const begins =
      before === undefined ||
      before.kind === "stop" ||
      isSeparator(before) ||
      EXAMINED.has(before.key) ||
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
    const item = named(units, end, aspects);
    if (item === undefined || item.at[0] !== from) return found;
    const after = units[end + 1];
    const ends = after === undefined || after.kind === "stop" || OF_A_PLACE.test(after.word);
    if (!ends && !isSeparator(after)) return found;
    found.push(item);
    if (!isSeparator(after)) return found;
    from = end + 1;
    while (isSeparator(units[from])) from += 1;
  }
}

/** The words that say together how something is, from `from` on: "soft and not tender". */
function runOfSoundWords(units: readonly Unit[], from: number): SoundWord[] {
  const run: SoundWord[] = [];
  let index = from;
  for (;;) {
    const words = soundWords(units, index);
    const last = words.at(-1)?.at.at(-1);
    if (last === undefined) return run;
    run.push(...words);
    index = last + 1;
    while (carriesNothing(units[index]) || isSeparator(units[index])) index += 1;
  }
}

/** "Pulses equal in both arms": the place where it is so, up to the end of its clause. */
function placeAfter(units: readonly Unit[], last: number): number[] {
  const at: number[] = [];
  if (!OF_A_PLACE.test(units[last + 1]?.word ?? "")) return at;
  for (let index = last + 2; index < units.length; index += 1) {
    const unit = units[index];
    if (SITES.has(unit?.key ?? "")) at.push(index);
    else if (LIGHT_WORDS.has(unit?.word ?? "")) at.push(index);
    else if (!carriesNothing(unit)) break;
  }
  return at;
}

/** Lists of what is said to be well with the same words for all of them: "heart, lungs and abdomen normal", "eardrums gray and mobile". */
export function soundLists(units: readonly Unit[], { aspects }: Lexicon): Match[] {
  const matches: Match[] = [];
  let after = 0;
  units.forEach((_, index) => {
    if (index < after) return;
    const run = runOfSoundWords(units, index);
    const last = run.at(-1)?.at.at(-1);
    if (last === undefined) return;
    after = last + 1;
    const things = [...listedBefore(units, index, aspects), ...listedAfter(units, last, aspects)];
    for (const thing of things) {
      for (const word of run) {
        const own = new Set([...thing.at, ...word.at, ...placeAfter(units, last)]);
        const at = [...own].toSorted((one, other) => one - other);
        for (const aspect of thing.aspects.filter(({ sound }) => sound.has(word.key))) {
          for (const finding of aspect.findings) {
            const phrase: Phrase = {
              keys: aspect.keys,
              finding,
              modifier: false,
              sense: "normal",
              // What is denied ("not swollen") is read as a denial besides.
              ...(word.key.startsWith("!") && { joined: true }),
            };
            matches.push({ phrase, at });
          }
        }
      }
    }
  });
  return matches;
}

/** "Nodes not enlarged": the word that is denied. */
function deniedIn({ at }: Match, units: readonly Unit[]): number | undefined {
  const not = at.findIndex((index) => DENYING.has(units[index]?.word ?? ""));
  return not === -1 ? undefined : at[not + 1];
}

const ends = (unit: Unit): boolean => unit.kind === "stop" || isSeparator(unit);

/** "Throat clear" is no clearing of the throat; "nodes swollen, thyroid not enlarged" no swollen thyroid. */
export function contradicts(sound: Match, { phrase, at }: Match, units: readonly Unit[]): boolean {
  const shared = at.filter((index) => sound.at.includes(index));
  if (phrase.sense !== undefined || shared.length === 0) return false;
  if (shared.length === at.length) {
    const denied = deniedIn(sound, units);
    if (denied !== undefined) return !at.includes(denied);
    return (findingOf(phrase.finding)?.kind ?? "symptom") === "symptom";
  }
  if (shared.some((index) => SOUND.has(units[index]?.key ?? ""))) return false;
  const [first, last] = [sound.at[0] ?? 0, sound.at.at(-1) ?? 0];
  return at.every((index) => {
    if (shared.includes(index)) return true;
    const [from, to] = index < first ? [index, first] : [last, index];
    return units.slice(from, to).some(({ kind }) => kind === "comma");
  });
}

const ORGANS = new Set(
  "heart lung liver kidney bladder uterus prostate spine pelvis".split(" ").map(keyOf),
);

/** "CT of the abdomen was normal" says nothing of how it feels: a place called normal beside a test that has no part in the phrase. */
export function isOfTest({ phrase, at }: Match, units: readonly Unit[]): boolean {
  const { sense, keys } = phrase;
  const isOfBody = keys.some((key) => SITES.has(key) || ORGANS.has(key));
  if (sense !== "normal" || !isOfBody || keys.some((key) => TESTS.has(key))) return false;
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  const before = units.slice(Math.max(0, first - 3), first).toReversed();
  const between = units.slice(first, last).filter((_, offset) => !at.includes(first + offset));
  const cut = before.findIndex(ends);
  const near = [...(cut === -1 ? before : before.slice(0, cut)), ...between];
  return near.some(({ key }) => TESTS.has(key));
}

const THEN = /^(?:until|till|before)$/;

/** "She fed well until today", "power normal on the right": so it was, or so it is on one side alone. */
export function isOnceOrAside({ phrase, at }: Match, units: readonly Unit[]): boolean {
  if (phrase.sense !== "normal") return false;
  const last = at.at(-1) ?? 0;
  const after = units.slice(last + 1, last + 4).map(({ word }) => word);
  const past =
    THEN.test(after[0] ?? "") ||
    (after[0] === "last" && /^(?:week|month|year)$/.test(after[1] ?? ""));
  const said = at.findLast(
    (index) => !LIGHT_WORDS.has(units[index]?.word ?? "") && !SITES.has(units[index]?.key ?? ""),
  );
  const where = units.slice((said ?? last) + 1, last + 4).map(({ word }) => word);
  return past || /\b(?:on|in) (?:the |her |his )?(?:left|right)\b/.test(where.join(" "));
}
