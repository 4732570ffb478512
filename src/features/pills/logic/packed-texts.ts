/** Short texts of capitals and digits, packed so that tens of thousands are compared by arithmetic. */
export type PackedTexts = {
  readonly lengths: Uint8Array;
  /** A bit for each of 0-9 and A-V; the rare W to Z share bits with others, which only lets more through. */
  readonly letters: Uint32Array;
  /** Characters 1 to 5 and 6 to 10, six bits each. */
  readonly head: Uint32Array;
  readonly tail: Uint32Array;
};

export type PackedText = {
  readonly length: number;
  readonly letters: number;
  readonly head: number;
  readonly tail: number;
};

const PACKED = 10;

export function packText(text: string): PackedText {
  let letters = 0;
  let head = 0;
  let tail = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const number = code < 58 ? code - 48 : code - 55;
    letters |= 1 << (number & 31);
    if (at < PACKED / 2) head |= (number + 1) << (at * 6);
    else if (at < PACKED) tail |= (number + 1) << ((at - PACKED / 2) * 6);
  }
  return { length: Math.min(255, text.length), letters: letters >>> 0, head, tail };
}

export function packTexts(texts: readonly string[]): PackedTexts {
  const packed = texts.map(packText);
  return {
    lengths: Uint8Array.from(packed, ({ length }) => length),
    letters: Uint32Array.from(packed, ({ letters }) => letters),
    head: Uint32Array.from(packed, ({ head }) => head),
    tail: Uint32Array.from(packed, ({ tail }) => tail),
  };
}

/** False where a text certainly lies more than two errors away, two neighbours swapped being one. */
export function mayBeReading(texts: PackedTexts, at: number, own: PackedText): boolean {
  const longer = (texts.lengths[at] ?? 0) - own.length;
  if (longer < -1 || longer > 1) return false;
  const different = countBits((own.letters ^ (texts.letters[at] ?? 0)) >>> 0);
  if (longer !== 0) return different <= 1;
  const wrong =
    countCharacters(own.head ^ (texts.head[at] ?? 0)) +
    countCharacters(own.tail ^ (texts.tail[at] ?? 0));
  // More than two places differ only where neighbours are swapped, and those are the same characters.
  return wrong <= 2 || (wrong <= 4 && different <= 2);
}

/** False where a text certainly does not contain the other. */
export function mayContain(texts: PackedTexts, at: number, own: PackedText): boolean {
  return (texts.lengths[at] ?? 0) >= own.length && (own.letters & ~(texts.letters[at] ?? 0)) === 0;
}

/** Of the five characters of a head or tail, how many are not zero. */
function countCharacters(bits: number): number {
  const three = bits | (bits >>> 1) | (bits >>> 2);
  return countBits((three | (three >>> 3)) & 0x01041041);
}

function countBits(bits: number): number {
  let pairs = bits - ((bits >>> 1) & 0x55555555);
  pairs = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
