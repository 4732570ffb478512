/** What a label at hand says and no record does. */
import type { Feature } from "../recorded.ts";
import type { Label } from "../shelf.ts";

export type Gap = {
  /** Where it would be written: "ingredients/metformin", without its ending. */
  readonly file: string;
  /** What is missing, in a few words: "boxed warning", "kidneys (oral tablets)". */
  readonly missing: string;
  /** The label's own words, to read before anything is written. */
  readonly words: string;
  readonly label: Label;
};

/** What labels say of one feature's records, and the records do not. */
export type GapFinder = {
  readonly feature: Feature;
  find(labels: readonly Label[]): Gap[];
};
