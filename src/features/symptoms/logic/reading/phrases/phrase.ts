/** A phrase of the vocabulary as the keys of its words, and what it means. */
export type Phrase = {
  readonly keys: readonly string[];
  /** Where one word is left of several ("on exertion"), the run of all of them, to be met exactly. */
  readonly run?: readonly string[];
  /** It has an "and" of its own: "light and noise". */
  readonly joined?: true;
  readonly finding: string;
  /** True where it means the finding only beside the finding's parent. */
  readonly modifier: boolean;
  /** A grave thing that everyday words tell: they stand together in one clause; "ordered" in the order of the phrase too. */
  readonly strict?: "ordered" | "together";
  /** Put together from a place and a complaint; a longer phrase does not hide it. */
  readonly composed?: true;
  /**
   * collective: stands for several findings and counts only where it is denied ("no urinary symptoms");
   * normal: says that the finding is not there ("normal gait").
   */
  readonly sense?: "collective" | "normal";
};

/** A thing that can be called well, the keys of the words that say so, and what it then does not have. "!" before a key: it is denied. */
export type Aspect = {
  readonly keys: readonly string[];
  readonly sound: ReadonlySet<string>;
  readonly findings: readonly string[];
};
