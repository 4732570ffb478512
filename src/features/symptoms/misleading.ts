/** Words that one of has to be met, or none of. "*" ends a word that may go on. */
export type Words = readonly string[] | { readonly not: readonly string[] };

type Nearby = { readonly within: number; readonly any: readonly string[] };

/** Where the words of a finding say something else: all that is given has to be met. */
export type Misleading = {
  /** The findings, "*" before an ending that several ids have. */
  readonly of: readonly string[];
  /** The finding is said with one word. */
  readonly lone?: true;
  /** It is said by itself, and not as how something else is. */
  readonly byItself?: true;
  /** The first and the last word of what is taken for the finding. */
  readonly first?: Words;
  readonly last?: Words;
  /** How many letters the first word has as it is written. */
  readonly letters?: number;
  /** One of so many words before the first. */
  readonly before?: Nearby;
  /** One of so many words before and after. */
  readonly near?: Nearby;
  /** The last word before it that tells something. */
  readonly place?: Words;
  /** The words right after the first, after the last, and the second after the last. */
  readonly afterFirst?: Words;
  readonly next?: Words;
  readonly second?: Words;
};
