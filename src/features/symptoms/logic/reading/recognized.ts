/** A stretch of the text and the finding understood in it. */
export type Recognized = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly finding: string;
  readonly negated: boolean;
  /** The words that deny it elsewhere, where it is stated all the same. */
  readonly over?: string;
};
