import type { Statement } from "./statement.ts";

/** A statement that a label supported when it was last held against labels, with the label that did. */
export type CitedStatement = Statement & {
  readonly support: {
    readonly setId: string;
    /** Nothing for a copy that said neither a version nor a date. */
    readonly version: number | undefined;
  };
};
