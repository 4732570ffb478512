/** A statement with what its record says it rests on. */
import type { Statement } from "#/features/evidence/statement.ts";
import type { Product } from "./product.ts";

export type Feature = "monographs" | "dosing" | "interactions";

export type Side = { readonly ingredients: readonly string[]; readonly called: readonly string[] };

export type Recorded = Statement & {
  readonly feature: Feature;
  /** A label with its set id, a guideline, table or paper, or nothing that could be looked up. */
  readonly rests: "label" | "guideline" | "none";
  readonly product: Product;
  /** The two sides of an interaction rule that names no label. */
  readonly pair?: readonly Side[];
};
