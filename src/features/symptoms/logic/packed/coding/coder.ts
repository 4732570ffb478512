import { ALL, CHANCES, LEAST_ODDS, MOST_ODDS, ODDS_OF } from "./chances.ts";

const SLOT_BITS = 18;
const SLOT_SHIFT = 32 - SLOT_BITS;
/** As many columns as there may be. */
const MOST_COLUMNS = 64;
/** How much is known in a context: 0 to 7 decisions, more counting as 7. */
const MOST_TRUST = 7;
const TRUSTS = MOST_TRUST + 1;
/** Weights are in 65536ths. */
const FIRST_WEIGHT = 0.5 * ALL;
/** After so many decisions a context adapts at the same pace. */
const LONGEST_MEMORY = 250;
/** For each number of decisions met, how far the next one moves the chance, in 32768ths. */
const PACES = Int32Array.from({ length: LONGEST_MEMORY + 1 }, (_, met) =>
  Math.round(0x8000 / (met + 1.6)),
);

/** What a context says of a question: a chance in 65536ths, and in the last 8 bits how many decisions it comes from. */
function learned(slot: number, truth: number): number {
  const met = slot & 0xff;
  const chance = slot >> 8;
  const moved = chance + (Math.imul(truth - chance, PACES[met] ?? 0) >> 15);
  return (moved << 8) | Math.min(met + 1, LONGEST_MEMORY);
}

/**
 * Writes or reads numbers, each in as little room as it was foreseen well. Two contexts foresee it: each remembers how the same
 * question was decided in it, and their opinions are weighed by how well they foresaw so far. A layout is written once for both
 * directions: what it is given is written, or not looked at when it is read, and what comes back is what stands there.
 */
export abstract class Coder {
  private readonly slots = new Int32Array(1 << SLOT_BITS).fill((ALL / 2) << 8);
  private readonly weights = new Int32Array(MOST_COLUMNS * 2 * TRUSTS).fill(FIRST_WEIGHT);
  private column = 0;
  private one = 0;
  private other = 0;

  /** Decides yes (1) or no (0), where yes has this chance in 65536ths. */
  protected abstract decide(chance: number, given: number): number;

  /** The following numbers are of this column, foreseen from what came before in both of these contexts. */
  within(column: number, one: number, other: number): void {
    this.column = column * 2 * TRUSTS;
    this.one = Math.imul(one * MOST_COLUMNS + column, 0x2c1b3c6d);
    this.other = Math.imul(other * MOST_COLUMNS + column, 0x297a2d39);
  }

  /** 0 or 1, as the answer to one of the questions that are asked in these contexts. */
  bit(given: number, question = 0): number {
    const { slots, weights } = this;
    const asked = Math.imul(question + 1, 0x2545f491);
    const one = Math.imul(this.one ^ (this.one >>> 15) ^ asked, 0x85ebca6b) >>> SLOT_SHIFT;
    const other = Math.imul(this.other ^ (this.other >>> 15) ^ asked, 0xc2b2ae35) >>> SLOT_SHIFT;
    const oneSays = slots[one] ?? 0;
    const otherSays = slots[other] ?? 0;
    const oneOdds = ODDS_OF[oneSays >> 12] ?? 0;
    const otherOdds = ODDS_OF[otherSays >> 12] ?? 0;
    const oneTrust = this.column + Math.min(oneSays & 0xff, MOST_TRUST);
    const otherTrust = this.column + TRUSTS + Math.min(otherSays & 0xff, MOST_TRUST);
    const odds =
      (Math.imul(oneOdds, weights[oneTrust] ?? 0) >> 16) +
      (Math.imul(otherOdds, weights[otherTrust] ?? 0) >> 16);
    const chance = CHANCES[Math.min(Math.max(odds, LEAST_ODDS), MOST_ODDS) - LEAST_ODDS] ?? 0;
    const decided = this.decide(chance, given);
    const truth = decided * (ALL - 1);
    const error = truth - chance;
    weights[oneTrust] = (weights[oneTrust] ?? 0) + (Math.imul(error, oneOdds) >> 14);
    weights[otherTrust] = (weights[otherTrust] ?? 0) + (Math.imul(error, otherOdds) >> 14);
    slots[one] = learned(oneSays, truth);
    slots[other] = learned(otherSays, truth);
    return decided;
  }

  /** 0 or 1 where nothing foresees which. */
  toss(given: number): number {
    return this.decide(ALL / 2, given);
  }

  /** A whole number from 0, a small one in fewer decisions. */
  count(given: number): number {
    const wanted = given + 1;
    const length = 31 - Math.clz32(wanted);
    let bits = 0;
    while (this.bit(bits < length ? 1 : 0, bits) === 1) bits += 1;
    let read = 1;
    for (let at = bits - 1; at >= 0; at -= 1)
      read = read * 2 + this.bit((wanted >> at) & 1, 64 * (bits + 1) + read);
    return read - 1;
  }

  /** A number of this range, both ends in it. */
  between(given: number, from: number, to: number): number {
    let least = from;
    let most = to;
    while (least < most) {
      const middle = (least + most) >> 1;
      if (this.bit(given > middle ? 1 : 0, middle + 1) === 1) least = middle + 1;
      else most = middle;
    }
    return least;
  }
}
