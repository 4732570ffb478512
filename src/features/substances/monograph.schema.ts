/**
 * The shape of a monograph: one ingredient, in our own words, each part with the basis it rests on. Part of it is written for
 * the monograph alone, and the rest is made from the ingredient's dosing records, which the calculator reads too.
 */
import * as v from "valibot";
import { ROUTES } from "./substance.ts";

export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
export const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const SetId = v.pipe(v.string(), v.uuid());
export const DateOnly = v.pipe(v.string(), v.isoDate());

/** The product or form that something holds for, in a few words: "injection", "Biktarvy". Without it, every product. */
export const Holds = v.pipe(Text, v.maxLength(60));

/** One that was read; a copy without its version says none. */
export const Label = v.strictObject({
  setId: SetId,
  version: v.optional(Text),
  title: Text,
  ingredients: v.pipe(v.array(Id), v.nonEmpty()),
  /** Read for doses alone: nothing written for the monograph rests on it. */
  forDoses: v.optional(v.literal(true)),
});

/** A section of a label (the first of `labels`, or the one named), a guideline, or knowledge that nobody has checked yet. */
export const Basis = v.union([
  v.strictObject({ label: Text, setId: v.optional(SetId) }),
  v.strictObject({ guideline: Text, year: v.pipe(v.number(), v.integer(), v.minValue(1980)) }),
  v.literal("general knowledge"),
]);

/** What one product or form has to itself, or a dosing record says; its own basis where it is not that of the part. */
const PointOfOne = v.strictObject({
  holds: v.optional(Holds),
  point: Text,
  basis: v.optional(Basis),
  from: v.optional(Id),
});

const Written = v.strictObject({
  holds: v.optional(Holds),
  points: v.pipe(v.array(v.union([Text, PointOfOne])), v.nonEmpty()),
  basis: Basis,
});

export const Class = v.strictObject({ points: v.pipe(v.array(Text), v.nonEmpty()), basis: Basis });

const NOT_ON_RECORD = "not on record";
export const Part = v.union([Written, v.literal(NOT_ON_RECORD)]);

/** A label of the ingredient alone that has no boxed warning. */
export const Without = v.strictObject({
  title: Text,
  routes: v.array(Text),
  setId: SetId,
  version: v.optional(Text),
});

/** The union over the products of the ingredient; "none" says on which labels none was found. */
const BoxedWarning = v.union([
  v.pipe(
    Written,
    v.check(
      ({ points }) =>
        points.every((point) => !/^none\b/i.test(typeof point === "string" ? point : point.point)),
      "say none by the labels that have none",
    ),
  ),
  v.strictObject({ none: v.pipe(v.array(Without), v.nonEmpty()) }),
  v.literal(NOT_ON_RECORD),
]);

export const routes = Object.values(ROUTES).map(([route]) => route);
const RoutesOf = v.pipe(
  v.array(v.picklist([...routes, "intraosseous", "endotracheal"])),
  v.nonEmpty(),
);

/** For whom a line is, and the dosing record that it is made from; none where it is written for the monograph. */
const ForWhom = {
  indication: Text,
  holds: v.optional(Holds),
  /** An age, a weight or both; without it, all adults. */
  whom: v.optional(Text),
  child: v.optional(v.literal(true)),
  routes: RoutesOf,
  basis: Basis,
  from: v.optional(Id),
};
const Dose = v.union([
  v.strictObject({ ...ForWhom, dose: Text, schedule: Text, note: v.optional(Text) }),
  v.strictObject({ ...ForWhom, never: Text }),
]);

export const MonographSchema = v.strictObject({
  /** The ingredient, by its id in the vocabulary. */
  id: Id,
  /** The labels that were read for what has a label as its basis; that of the ingredient alone comes first. */
  labels: v.optional(v.pipe(v.array(Label), v.nonEmpty())),
  class: Class,
  indications: Part,
  doses: v.array(Dose),
  renal: Part,
  hepatic: Part,
  boxedWarning: BoxedWarning,
  contraindications: Part,
  commonEffects: Part,
  seriousEffects: Part,
  pregnancy: Part,
  lactation: Part,
  monitoring: Part,
  interactions: Part,
  checkedOn: DateOnly,
});

export type Monograph = v.InferOutput<typeof MonographSchema>;
export type MonographDose = v.InferOutput<typeof Dose>;
export type MonographLabel = v.InferOutput<typeof Label>;
export type MonographPart = v.InferOutput<typeof Part>;
export type MonographBasis = v.InferOutput<typeof Basis>;
