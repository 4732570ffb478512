import type { PlaceSet } from "./place-set.ts";

const CONTINUES = 0x80;

/**
 * The places of a term as bytes, written in ascending order: each as its distance to the one before, seven bits a
 * byte. A word that half of all products have takes one byte for each of them.
 */
export class PostingList {
  count = 0;
  #bytes = new Uint8Array(8);
  #length = 0;
  #last = -1;

  /** Adds a place; one that was just added is not added again. @throws RangeError for one that lies before. */
  add(place: number): void {
    if (place === this.#last) return;
    if (place < this.#last) throw new RangeError("The places of a list are added in their order.");
    let distance = place - this.#last;
    this.#last = place;
    this.count += 1;
    while (distance >= CONTINUES) {
      this.#push((distance & 0x7f) | CONTINUES);
      distance >>>= 7;
    }
    this.#push(distance);
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const larger = new Uint8Array(this.#length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }
}

/** Puts the places of a written list into a set. */
export function addPostings(set: PlaceSet, bytes: Uint8Array): void {
  let place = -1;
  let distance = 0;
  let shift = 0;
  for (const byte of bytes) {
    distance |= (byte & 0x7f) << shift;
    if (byte >= CONTINUES) {
      shift += 7;
      continue;
    }
    place += distance;
    set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
    distance = 0;
    shift = 0;
  }
}
