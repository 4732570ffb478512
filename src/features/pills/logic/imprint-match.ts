import { type Imprint, reading } from "./imprint.ts";

/** How an imprint answers to what was read, from best to worst. */
export type ImprintMatch = "exact" | "misread" | "one side" | "part" | "none";

export type Judged = { readonly match: ImprintMatch; readonly likelihood: number };

/** Never nothing: an imprint can be misread altogether, or be another pill's in the same hand. */
const NONE: Judged = { match: "none", likelihood: 1e-6 };

/** How rare a part is among all pills: "MYLAN" says little, "2264" much. */
export type Rarity = (part: string) => number;

/**
 * Judges imprints against one that was read: how likely it is read of a pill with that imprint. All of it in any
 * order, with a character misread, one side only, or a part; what is matched counts by how rare it is.
 */
export function imprintJudge(seen: Imprint, rarity: Rarity): (real: Imprint) => Judged {
  const mayBeWhole = sameLetters(seen.joined);
  return (real) => {
    if (seen.joined === "" || real.joined === "") return NONE;
    const whole = mayBeWhole(real.joined) ? readWhole(seen, real) : 0;
    if (whole === 1) return { match: "exact", likelihood: 1 };
    const sides = readSides(seen, real, rarity);
    const best = Math.max(whole, sides.likelihood);
    if (best > 0.0005) {
      return whole >= sides.likelihood
        ? { match: "misread", likelihood: whole }
        : { match: sides.exact ? "one side" : "part", likelihood: sides.likelihood };
    }
    return contained(seen, real) ?? NONE;
  };
}

const MOST_STRANGE = 2;

/**
 * Whether a text has the same characters but for two, in any order: asked of every imprint before the costly
 * comparison of orders, and most are turned away by it.
 */
function sameLetters(seen: string): (real: string) => boolean {
  const counts = new Int8Array(128);
  for (const character of seen) {
    const code = character.charCodeAt(0);
    counts[code] = (counts[code] ?? 0) + 1;
  }
  const left = new Int8Array(128);
  return (real) => {
    if (Math.abs(seen.length - real.length) > 1) return false;
    left.set(counts);
    let strange = 0;
    for (let at = 0; at < real.length; at += 1) {
      const code = real.charCodeAt(at);
      const rest = (left[code] ?? 0) - 1;
      left[code] = rest;
      if (rest < 0) strange += 1;
    }
    return strange <= MOST_STRANGE;
  };
}

/** The best reading of all parts together, the parts in any order. */
function readWhole(seen: Imprint, real: Imprint): number {
  let best = reading(seen.joined, real.joined);
  if (best === 1 || real.parts.length === 1) return best;
  for (const order of orders(real.parts)) best = Math.max(best, reading(seen.joined, order));
  return best;
}

const MOST_ORDERED = 4;

/** Every order of up to four parts, joined; of more, each rotation. */
function orders(parts: readonly string[]): string[] {
  if (parts.length <= 1) return [parts.join("")];
  if (parts.length > MOST_ORDERED) {
    return parts.map((_, index) => [...parts.slice(index), ...parts.slice(0, index)].join(""));
  }
  return parts.flatMap((part, index) =>
    orders(parts.toSpliced(index, 1)).map((rest) => part + rest),
  );
}

const ONE_SIDE = 0.3;

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

function bestOf(part: string, among: readonly string[]): { value: number; index: number } {
  let best = { value: 0, index: -1 };
  for (const [index, candidate] of among.entries()) {
    const value = candidate.length < 3 && part !== candidate ? 0 : reading(part, candidate);
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
