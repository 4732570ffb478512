/** An answer that was parsed by its contract and written where it was made, in another thread. */
export class MadeJson {
  readonly text: string;
  /** What it took to make, in milliseconds. */
  readonly ms: number;

  constructor(text: string, ms: number) {
    this.text = text;
    this.ms = ms;
  }
}
