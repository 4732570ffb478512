/** The shape of a monograph: one ingredient, in our own words, each part with the basis it rests on. */
import * as v from "valibot";
import { ROUTES } from "./substance.ts";

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const SetId = v.pipe(v.string(), v.uuid());
const DateOnly = v.pipe(v.string(), v.isoDate());

/** The product or form that something holds for, in a few words: "injection", "Biktarvy". Without it, every product. */
const Holds = v.pipe(Text, v.maxLength(60));

/** One that was read; a copy without its version says none. */
const Label = v.strictObject({
  setId: SetId,
  version: v.optional(Text),
  title: Text,
  ingredients: v.pipe(v.array(Id), v.nonEmpty()),
});

/** A section of a label (the first of `labels`, or the one named), a guideline, or knowledge that nobody has checked yet. */
const Basis = v.union([
  v.strictObject({ label: Text, setId: v.optional(SetId) }),
  v.strictObject({ guideline: Text, year: v.pipe(v.number(), v.integer(), v.minValue(1980)) }),
  v.literal("general knowledge"),
]);

/** What one product or form has to itself; its own basis where it is not that of the part. */
const PointOfOne = v.strictObject({ holds: Holds, point: Text, basis: v.optional(Basis) });

const Written = v.strictObject({
  holds: v.optional(Holds),
  points: v.pipe(v.array(v.union([Text, PointOfOne])), v.nonEmpty()),
  basis: Basis,
});

const Class = v.strictObject({ points: v.pipe(v.array(Text), v.nonEmpty()), basis: Basis });

const NOT_ON_RECORD = "not on record";
const Part = v.union([Written, v.literal(NOT_ON_RECORD)]);

/** A label of the ingredient alone that has no boxed warning. */
const Without = v.strictObject({
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

const routes = Object.values(ROUTES).map(([route]) => route);

/** A number with its unit, or a share of another dose in a named unit. */
const AMOUNT =
  /\b(mg|mcg|g|units?|mEq|drops?|inhalations?|sprays?|tablets?|tubes?|applicators?)\b|%/;

const Dose = v.strictObject({
  indication: Text,
  holds: v.optional(Holds),
  dose: v.pipe(Text, v.regex(AMOUNT, "a dose without its unit")),
  route: v.picklist(routes),
  schedule: Text,
  note: v.optional(Text),
  basis: Basis,
});

export const MonographSchema = v.strictObject({
  /** The ingredient, by its id in the vocabulary. */
  id: Id,
  /** The labels that were read for what has a label as its basis; that of the ingredient alone comes first. */
  labels: v.optional(v.pipe(v.array(Label), v.nonEmpty())),
  class: Class,
  indications: Part,
  /** Usual adult doses; a child's dose is for the dosage calculator. */
  doses: v.pipe(v.array(Dose), v.nonEmpty()),
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
export type MonographLabel = v.InferOutput<typeof Label>;
export type MonographPart = v.InferOutput<typeof Part>;
export type MonographBasis = v.InferOutput<typeof Basis>;
