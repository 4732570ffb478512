/** Spelling: how far two words are apart, cheaply enough to ask of a whole dictionary at each key stroke. */

/**
 * Edits between two words (insert, delete, replace, swap neighbours; optimal string alignment), or `limit + 1`
 * as soon as it is certain that there are more than `limit`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (left === right) return 0;
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      current.push(cost);
      best = Math.min(best, cost);
    }
    if (best > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(previous[right.length] ?? limit + 1, limit + 1);
}

/** As many letters as an integer of the machine has bits. */
const LONGEST_AT_ONCE = 32;
const PLAIN_CODES = 128;

/**
 * The same distance from one word to any other, for a whole dictionary: all rows of a column are worked out at once, as the
 * bits of one integer (H. Hyyro, A bit-vector algorithm for computing Levenshtein and Damerau edit distances, 2003).
 */
export function distancesFrom(word: string): (other: string, limit: number) => number {
  const places = new Int32Array(PLAIN_CODES);
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    if (code >= PLAIN_CODES || at >= LONGEST_AT_ONCE || word.length > LONGEST_AT_ONCE) {
      return (other, limit) => editDistance(word, other, limit);
    }
    places[code] = (places[code] ?? 0) | (1 << at);
  }
  if (word === "") return (other, limit) => editDistance(word, other, limit);
  const last = 1 << (word.length - 1);
  return (other, limit) => {
    let distance = word.length;
    let [more, fewer, diagonal, before] = [-1, 0, 0, 0];
    for (let at = 0; at < other.length; at += 1) {
      const code = other.charCodeAt(at);
      const here = code < PLAIN_CODES ? (places[code] ?? 0) : 0;
      const swapped = ((~diagonal & here) << 1) & before;
      diagonal = (((here & more) + more) ^ more) | here | fewer | swapped;
      const right = fewer | ~(diagonal | more);
      const left = diagonal & more;
      if ((right & last) !== 0) distance += 1;
      else if ((left & last) !== 0) distance -= 1;
      // Each letter that is left takes away one at most.
      if (distance - (other.length - at - 1) > limit) return limit + 1;
      const shifted = (right << 1) | 1;
      more = (left << 1) | ~(diagonal | shifted);
      fewer = diagonal & shifted;
      before = here;
    }
    return Math.min(distance, limit + 1);
  };
}

/** One bit for each letter and one for any digit: two words at distance d differ in at most 2d bits. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at);
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code & 3));
  }
  return mask;
}

export function differingBits(left: number, right: number): number {
  let bits = left ^ right;
  // Sums of two bits, of four, of eight, and of all.
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}

/** How many edits a word of this length may be away and still be offered. */
export function offeredWithin(length: number): number {
  if (length <= 3) return 0;
  if (length <= 5) return 1;
  return length <= 9 ? 2 : 3;
}

/** How many edits may be accepted without asking: fewer, and none in short words. */
export function acceptedWithin(length: number): number {
  if (length <= 4) return 0;
  return length <= 8 ? 1 : 2;
}
