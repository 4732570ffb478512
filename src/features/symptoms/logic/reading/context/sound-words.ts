import { NO_TROUBLE, SOUND_IN_LISTS, SOUND_OF } from "#knowledge/symptoms/soundness.js";
import { keyOf, type Unit } from "../tokens/units.ts";

const words = (text: string): string[] => text.split(/\s+/);
const keysOf = (text: string): ReadonlySet<string> => new Set(words(text).map(keyOf));

/** "!red" as "!" and the key of "red". */
export const soundKey = (word: string): string =>
  word.startsWith("!") ? `!${keyOf(word.slice(1))}` : keyOf(word);

/** The keys of the words that say that what they are said of is well. */
export const SOUND: ReadonlySet<string> = keysOf(SOUND_IN_LISTS);

const ALL: ReadonlySet<string> = new Set([
  ...SOUND,
  ...SOUND_OF.flatMap(([, said]) => words(said).map(soundKey)),
]);
const TROUBLE = keysOf(NO_TROUBLE.trouble);
const BETWEEN = keysOf(NO_TROUBLE.between);
const DENYING = /^(?:not|non|neither|nor)$/;

/** A word that says that something is well, by its key, and the units that say so. */
export type SoundWord = { readonly key: string; readonly at: readonly number[] };

/** "No acute change", "without focal abnormality": the index of its last unit. */
function endOfTrouble(units: readonly Unit[], from: number): number | undefined {
  if (!/^(?:no|without)$/.test(units[from]?.word ?? "")) return undefined;
  let end: number | undefined;
  for (let index = from + 1; index < units.length && index < from + 7; index += 1) {
    const key = units[index]?.key ?? "";
    if (TROUBLE.has(key)) end = index;
    else if (!BETWEEN.has(key)) break;
  }
  const next = units[(end ?? 0) + 1];
  return next === undefined || ["stop", "comma", "link"].includes(next.kind) ? end : undefined;
}

/** "Not red or swollen": each of what is denied with one word. */
function deniedFrom(units: readonly Unit[], from: number): SoundWord[] {
  const found: SoundWord[] = [];
  for (let index = from + 1; index < units.length; index += 1) {
    const unit = units[index];
    if (unit === undefined) break;
    if (unit.word === "or" || unit.word === "nor" || unit.kind === "function") continue;
    const key = `!${unit.key}`;
    if (!ALL.has(key) || unit.word.endsWith("ing")) break;
    found.push({ key, at: [from, index] });
    if (!["or", "nor"].includes(units[index + 1]?.word ?? "")) break;
  }
  return found;
}

/** What the words from `index` on say to be well; nothing where they say something else. */
export function soundWords(units: readonly Unit[], index: number): SoundWord[] {
  const unit = units[index];
  if (unit?.kind !== "word") return [];
  const trouble = endOfTrouble(units, index);
  if (trouble !== undefined) return [{ key: keyOf("normal"), at: [index, trouble] }];
  if (DENYING.test(unit.word)) return deniedFrom(units, index);
  if (unit.word.endsWith("ing")) return [];
  if (ALL.has(unit.key)) return [{ key: unit.key, at: [index] }];
  const denied = /^non(.+)$/.exec(unit.key)?.[1];
  return denied !== undefined && ALL.has(`!${denied}`) ? [{ key: `!${denied}`, at: [index] }] : [];
}
