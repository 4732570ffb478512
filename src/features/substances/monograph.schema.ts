/** The shape of a monograph: one ingredient, in our own words, each part with the basis it rests on. */
import * as v from "valibot";
import { ROUTES } from "./substance.ts";

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const DateOnly = v.pipe(v.string(), v.isoDate());

/** A section of the label named in `label`, a guideline, or knowledge of the field that nobody has checked yet. */
const Basis = v.union([
  v.strictObject({ label: Text }),
  v.strictObject({ guideline: Text, year: v.pipe(v.number(), v.integer(), v.minValue(1980)) }),
  v.literal("general knowledge"),
]);

const Part = v.strictObject({ points: v.pipe(v.array(Text), v.nonEmpty()), basis: Basis });

const routes = Object.values(ROUTES).map(([route]) => route);

/** A number with its unit, or a share of another dose in a named unit. */
const AMOUNT =
  /\b(mg|mcg|g|units?|mEq|drops?|inhalations?|sprays?|tablets?|tubes?|applicators?)\b|%/;

const Dose = v.strictObject({
  indication: Text,
  dose: v.pipe(Text, v.regex(AMOUNT, "a dose without its unit")),
  route: v.picklist(routes),
  schedule: Text,
  note: v.optional(Text),
  basis: Basis,
});

const Label = v.strictObject({ setId: v.pipe(v.string(), v.uuid()), version: Text, title: Text });

export const MonographSchema = v.strictObject({
  /** The ingredient, by its id in the vocabulary. */
  id: Id,
  /** The label that parts with a label basis rest on; its title may be that of a combination product. */
  label: v.optional(Label),
  class: Part,
  indications: Part,
  /** Usual adult doses; a child's dose is for the dosage calculator. */
  doses: v.pipe(v.array(Dose), v.nonEmpty()),
  renal: Part,
  hepatic: Part,
  boxedWarning: Part,
  contraindications: Part,
  commonEffects: Part,
  seriousEffects: Part,
  pregnancy: Part,
  lactation: Part,
  monitoring: Part,
  interactions: Part,
  checked: v.union([
    v.strictObject({ setId: v.pipe(v.string(), v.uuid()), version: Text }),
    v.strictObject({ guideline: Text, year: v.pipe(v.number(), v.integer()) }),
    v.literal("general knowledge, unchecked"),
  ]),
  checkedOn: DateOnly,
});

export type Monograph = v.InferOutput<typeof MonographSchema>;
