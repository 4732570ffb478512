import { COMMON_WORDS, LIGHT_WORDS } from "#knowledge/symptoms/common-words.js";
import { NEGATING } from "#knowledge/symptoms/scope-words.js";
import type { Unit } from "./tokens/units.ts";

export type Place = { readonly start: number; readonly end: number };
export type Stretch = Place & { readonly text: string };

const SHORTEST_WORD = 4;
/** Units, times and counts, and what is left of "I'm". */
const OF_MEASURE = /^(?:mo|mos|im|yo|hg|ml|dl|mm3|deg|meq|osm|ms|[xq]\d\w?|\w)$/;
const IN_CAPITALS = /[A-Z].*[A-Z]/;

/** "STE II", "aVF": letters that stand for something, be it written in capitals or known to nobody here. */
function isShorthand(
  word: string,
  written: string,
  isShouted: boolean,
  known: ReadonlySet<string>,
) {
  if (OF_MEASURE.test(word)) return false;
  return (!isShouted && IN_CAPITALS.test(written)) || !known.has(word);
}

/** Words that may have mattered and stand in nothing that was understood, neighbors together. */
export function unread(
  units: readonly Unit[],
  text: string,
  covered: readonly Place[],
  known: ReadonlySet<string>,
): Stretch[] {
  const rest: Stretch[] = [];
  const isShouted = !/[a-z]/.test(text);
  let before = -2;
  units.forEach(({ start, end, kind, word }, index) => {
    if (kind !== "word" || NEGATING.has(word)) return;
    if (COMMON_WORDS.has(word) || LIGHT_WORDS.has(word)) return;
    const isShort = word.length < SHORTEST_WORD;
    if (isShort && !isShorthand(word, text.slice(start, end), isShouted, known)) return;
    if (covered.some((stretch) => start < stretch.end && end > stretch.start)) return;
    const last = rest.at(-1);
    if (last !== undefined && before === index - 1)
      rest[rest.length - 1] = { ...last, end, text: text.slice(last.start, end) };
    else rest.push({ start, end, text: text.slice(start, end) });
    before = index;
  });
  return rest;
}
