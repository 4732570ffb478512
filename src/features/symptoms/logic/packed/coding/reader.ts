import { ALL } from "./chances.ts";
import { Coder } from "./coder.ts";

/** Reads what a `Writer` wrote, which is in base 64. */
export class Reader extends Coder {
  /** The lowest and the highest number that the rest may be, and what it is. In an array, as no other whole numbers have 32 bits. */
  private readonly range = Uint32Array.of(0, 0xffffffff, 0);
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(text: string) {
    super();
    const bytes = atob(text);
    this.bytes = new Uint8Array(bytes.length);
    for (let at = 0; at < bytes.length; at += 1) this.bytes[at] = bytes.charCodeAt(at);
    for (let count = 0; count < 4; count += 1) this.shift();
  }

  private shift(): void {
    const { range } = this;
    range[2] = ((range[2] ?? 0) << 8) | (this.bytes[this.at] ?? 0);
    this.at += 1;
  }

  protected override decide(chance: number): number {
    const { range } = this;
    const low = range[0] ?? 0;
    const high = range[1] ?? 0;
    const middle = low + Math.floor(((high - low) / ALL) * chance);
    const decided = (range[2] ?? 0) <= middle ? 1 : 0;
    if (decided === 1) range[1] = middle;
    else range[0] = middle + 1;
    while (((range[0] ?? 0) ^ (range[1] ?? 0)) >>> 24 === 0) {
      range[0] = (range[0] ?? 0) << 8;
      range[1] = ((range[1] ?? 0) << 8) | 0xff;
      this.shift();
    }
    return decided;
  }
}
