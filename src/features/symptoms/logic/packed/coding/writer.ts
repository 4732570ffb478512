import { ALL } from "./chances.ts";
import { Coder } from "./coder.ts";

/** Writes what a `Reader` reads: narrows a range of 32 bits with each decision, and its first 8 bits are written once they are settled. */
export class Writer extends Coder {
  private low = 0;
  private high = 0xffffffff;
  private readonly bytes: number[] = [];

  protected override decide(chance: number, given: number): number {
    const middle = this.low + Math.floor(((this.high - this.low) / ALL) * chance);
    if (given === 1) this.high = middle;
    else this.low = middle + 1;
    while ((this.low ^ this.high) >>> 24 === 0) {
      this.bytes.push(this.high >>> 24);
      this.low = (this.low << 8) >>> 0;
      this.high = ((this.high << 8) | 0xff) >>> 0;
    }
    return given;
  }

  /** All that was written, in base 64. */
  text(): string {
    return Buffer.from([...this.bytes, this.high >>> 24]).toString("base64");
  }
}
