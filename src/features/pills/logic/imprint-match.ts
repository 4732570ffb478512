import { type Imprint, reading } from "./imprint.ts";

/** How an imprint answers to what was read, from best to worst. */
export type ImprintMatch = "exact" | "misread" | "one side" | "part" | "none";

export type Judged = { readonly match: ImprintMatch; readonly likelihood: number };

/** Never nothing: an imprint can be misread altogether, or be another pill's in the same hand. */
export const NONE: Judged = { match: "none", likelihood: 1e-6 };

/** How rare a part is among all pills: "MYLAN" says little, "2264" much. */
export type Rarity = (part: string) => number;

/** A reading below this is no reading: chance alone does as well. */
export const WORTH_COUNTING = 0.0005;

/**
 * Judges an imprint against one that was read: how likely it is read of a pill with that imprint. All of it in any
 * order, with a character misread, one side only, or a part; what is matched counts by how rare it is.
 * @param whole how well all of it together was read: `readWhole`.
 */
export function judgeImprint(seen: Imprint, real: Imprint, rarity: Rarity, whole: number): Judged {
  if (seen.joined === "" || real.joined === "") return NONE;
  if (whole === 1) return { match: "exact", likelihood: dividedAlike(seen, real) };
  const sides = readSides(seen, real, rarity);
  if (Math.max(whole, sides.likelihood) > WORTH_COUNTING) {
    return whole >= sides.likelihood
      ? { match: "misread", likelihood: whole * dividedAlike(seen, real) }
      : { match: sides.exact ? "one side" : "part", likelihood: sides.likelihood };
  }
  return contained(seen, real) ?? NONE;
}

/** Where somebody wrote parts, they are mostly those that the pill has; many write none. */
function dividedAlike(seen: Imprint, real: Imprint): number {
  if (seen.lengths === real.lengths) return 1;
  return seen.parts.length === 1 ? 0.8 : 0.3;
}

/** The best reading of all parts together, the parts in any order. */
export function readWhole(seen: Imprint, real: Imprint): number {
  return Math.max(...orders(real.parts).map((order) => reading(seen.joined, order)));
}

const MOST_ORDERED = 4;

/** Every order of up to four parts, joined; of more, each rotation. */
export function orders(parts: readonly string[]): string[] {
  if (parts.length <= 1) return [parts.join("")];
  if (parts.length > MOST_ORDERED) {
    return parts.map((_, index) => [...parts.slice(index), ...parts.slice(0, index)].join(""));
  }
  return parts.flatMap((part, index) =>
    orders(parts.toSpliced(index, 1)).map((rest) => part + rest),
  );
}

/** That only one side was read, or only one was typed. */
export const ONE_SIDE = 0.3;

/** Parts that were read, each against the pill's best part; whatever else the pill bears was not seen. */
function readSides(
  seen: Imprint,
  real: Imprint,
  rarity: Rarity,
): { likelihood: number; exact: boolean } {
  let read = 0;
  let all = 0;
  let certainty = 1;
  const left = [...real.parts];
  for (const part of seen.parts) {
    const weight = rarity(part);
    const { value, index } = bestOf(part, left);
    all += weight;
    if (value > 0) {
      read += weight;
      certainty *= value;
      left.splice(index, 1);
    }
  }
  if (read === 0) return { likelihood: 0, exact: false };
  const unseen = left.reduce((sum, part) => sum + rarity(part), 0);
  const share = read / all;
  const covered = read / (read + unseen);
  // Both what was read and is not there, and what is there and was not read, speak against it.
  const likelihood = ONE_SIDE * certainty * share ** 8 * (0.15 + 0.85 * covered);
  return { likelihood, exact: share === 1 && certainty === 1 };
}

/** A part of fewer than three characters is read right or not at all: anything resembles it. */
export function sideReading(part: string, real: string): number {
  return real.length < 3 && part !== real ? 0 : reading(part, real);
}

function bestOf(part: string, among: readonly string[]): { value: number; index: number } {
  let best = { value: 0, index: -1 };
  for (const [index, candidate] of among.entries()) {
    const value = sideReading(part, candidate);
    if (value > best.value) best = { value, index };
  }
  return best;
}

/** A piece of the imprint, the rest worn away or in a fold: two characters at least. */
function contained(seen: Imprint, real: Imprint): Judged | undefined {
  if (seen.joined.length < 2 || !real.joined.includes(seen.joined)) return undefined;
  const share = seen.joined.length / real.joined.length;
  return { match: "part", likelihood: 0.05 * share * share };
}
