import { alikeReading, type Imprint, reading } from "./imprint.ts";

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
  const together = whole === 0 ? 0 : readDivided(seen, real);
  if (whole === 1) return { match: "exact", likelihood: together };
  const sides = readSides(seen, real, rarity);
  if (Math.max(together, sides.likelihood) > WORTH_COUNTING) {
    return together >= sides.likelihood ? { match: "misread", likelihood: together } : sides;
  }
  return contained(seen, real) ?? NONE;
}

/** Many write no parts at all; who does, mostly writes those that the pill has. */
const WROTE_NO_PARTS = 0.8;
/** The pill's parts, some of them written apart or as one: "L 484" for "L484". */
const DIVIDED_ONCE_MORE = 0.3;
/** A division that the pill has nowhere: "7 521" is hardly read of a pill with 752 and 1. */
const DIVIDED_ELSEWHERE = 0.05;

/** As `readWhole`, where the parts that somebody wrote have to go with the pill's. */
function readDivided(seen: Imprint, real: Imprint): number {
  const wrote = divisionsOf(seen.parts);
  const asWritten = ordersOf(real.parts).map((order) => {
    const text = order.join("");
    const whole = reading(seen.joined, text);
    if (whole === 0) return 0;
    // A character too many or too few moves what follows it.
    const slack = Math.abs(text.length - seen.joined.length);
    return whole * dividedAlike(wrote, divisionsOf(order), slack);
  });
  return Math.max(...asWritten, readReordered(seen, real));
}

/** Parts in another order than they were written in: "696 RX" of a pill whose listing has "RX696" in one. */
function readReordered(seen: Imprint, real: Imprint): number {
  const has = divisionsOf(real.parts);
  const readings = reordered(seen, real).map((order) => {
    return alikeReading(order.join(""), real.joined) * dividedAlike(divisionsOf(order), has, 0);
  });
  return Math.max(0, ...readings);
}

/** The orders of the parts that were written, where the pill has fewer; else its own orders are all there are. */
function reordered(seen: Imprint, real: Imprint): (readonly string[])[] {
  const { parts, joined } = seen;
  const couldBe = parts.length > real.parts.length && joined.length === real.joined.length;
  return couldBe ? ordersOf(parts) : [];
}

/** After how many characters one part ends and the next begins. */
function divisionsOf(parts: readonly string[]): number[] {
  let at = 0;
  return parts.slice(0, -1).map(({ length }) => (at += length));
}

function dividedAlike(wrote: readonly number[], has: readonly number[], slack: number): number {
  const [fewer, more] = wrote.length < has.length ? [wrote, has] : [has, wrote];
  const isThere = (at: number) => more.some((other) => Math.abs(other - at) <= slack);
  if (!fewer.every(isThere)) return DIVIDED_ELSEWHERE;
  if (fewer.length === more.length) return 1;
  return wrote.length === 0 ? WROTE_NO_PARTS : DIVIDED_ONCE_MORE;
}

/** The best reading of all parts together, the parts in any order. */
export function readWhole(seen: Imprint, real: Imprint): number {
  return Math.max(
    ...orders(real.parts).map((order) => reading(seen.joined, order)),
    ...reordered(seen, real).map((order) => alikeReading(order.join(""), real.joined)),
  );
}

/** As `ordersOf`, each joined. */
export function orders(parts: readonly string[]): string[] {
  return ordersOf(parts).map((order) => order.join(""));
}

const MOST_ORDERED = 4;

/** Every order of up to four parts; of more, each rotation. */
function ordersOf(parts: readonly string[]): (readonly string[])[] {
  if (parts.length <= 1) return [parts];
  if (parts.length > MOST_ORDERED) {
    return parts.map((_, index) => [...parts.slice(index), ...parts.slice(0, index)]);
  }
  return parts.flatMap((part, index) =>
    ordersOf(parts.toSpliced(index, 1)).map((rest) => [part, ...rest]),
  );
}

/** That only one side was read, or only one was typed. */
export const ONE_SIDE = 0.3;

/** Parts that were read, each against the pill's best part; whatever else the pill bears was not seen. */
function readSides(seen: Imprint, real: Imprint, rarity: Rarity): Judged {
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
  if (read === 0) return { match: "none", likelihood: 0 };
  const share = read / all;
  // Every part of both found its like: nothing was unseen.
  if (left.length === 0 && share === 1) return { match: "misread", likelihood: certainty };
  const unseen = left.reduce((sum, part) => sum + rarity(part), 0);
  const covered = read / (read + unseen);
  // Both what was read and is not there, and what is there and was not read, speak against it.
  const likelihood = ONE_SIDE * certainty * share ** 8 * (0.15 + 0.85 * covered);
  return { match: share === 1 && certainty === 1 ? "one side" : "part", likelihood };
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
