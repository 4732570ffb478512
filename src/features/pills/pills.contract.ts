import * as v from "valibot";
import { optionalText, wholeNumber } from "#/kernel/schema.ts";
import { COLORS, FEATURES, namesImprint, SCORES, SHAPES, SIZES } from "./pills.terms.ts";

function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.optional(v.picklist(options, `Must be one of ${options.join(", ")}`));
}

export const PillQuery = v.pipe(
  v.object({
    shape: oneOf(SHAPES),
    color: oneOf(COLORS),
    size: oneOf(SIZES),
    imprint: optionalText(100),
    score: oneOf(SCORES),
    page: v.optional(wholeNumber(1, 1000), 1),
  }),
  v.check(
    ({ shape, color, size, imprint, score }) =>
      Boolean(shape ?? color ?? size ?? score) || namesImprint(imprint),
    "Say at least one of shape, color, size, imprint and score; an imprint has letters or digits",
  ),
);

const PillMatch = v.object({
  drugId: v.nullable(v.string()),
  brandName: v.string(),
  genericName: v.string(),
  strength: v.string(),
  manufacturer: v.string(),
  /** Who else lists the same pill: the same drug, strength and imprint. */
  otherLabelers: v.array(v.string()),
  ndcNumber: v.nullable(v.string()),
  imprint: v.string(),
  shape: v.nullable(v.string()),
  /** "white", or "black and green" for a pill of two colours. */
  color: v.nullable(v.string()),
  colors: v.array(v.string()),
  sizeMm: v.nullable(v.number()),
  score: v.nullable(v.picklist(SCORES)),
  pieces: v.nullable(v.number()),
  /** Share among all pills of the collection, 0 to 1; it says nothing about a patient. */
  likelihood: v.number(),
  matchedOn: v.array(v.picklist(FEATURES)),
  imprintMatch: v.nullable(v.picklist(["exact", "misread", "one side", "part", "none"])),
  /** Looks like the best match, and is another ingredient. */
  lookAlike: v.boolean(),
});

export type PillMatch = v.InferOutput<typeof PillMatch>;

export const PillMatches = v.object({
  matches: v.array(PillMatch),
  total: v.number(),
  /** A pill bears the imprint as it was read; by looks, or by an imprint read otherwise, no pill is known for certain. */
  certaintyPossible: v.boolean(),
  /** The feature whose answer would separate the remaining matches best. */
  nextQuestion: v.nullable(v.picklist(FEATURES)),
  /** Pills in the collection: what is not in it cannot be found. */
  collection: v.number(),
});

export type PillMatches = v.InferOutput<typeof PillMatches>;
