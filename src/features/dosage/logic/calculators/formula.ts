/** What a reader needs to know before trusting a formula. */
export type Formula = {
  readonly name: string;
  /** The formula itself, as it is written on paper. */
  readonly expression: string;
  readonly source: string;
  readonly limits: string;
};
