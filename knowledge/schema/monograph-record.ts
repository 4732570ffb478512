/** What `ingredients/<id>.yaml` says under `monograph`: what no dosing record says. */
import * as v from "valibot";
import {
  Basis,
  Class,
  DateOnly,
  Holds,
  Id,
  Label,
  Part,
  routes,
  Text,
} from "#/features/substances/monograph.schema.ts";

/** A number with its unit, or a share of another dose in a named unit. */
const AMOUNT =
  /\b(mg|mcg|g|units?|mEq|drops?|inhalations?|sprays?|tablets?|tubes?|applicators?)\b|%/;

/** The usual adult dose for a use that no regimen is for yet. */
const Dose = v.strictObject({
  indication: Text,
  holds: v.optional(Holds),
  dose: v.pipe(Text, v.regex(AMOUNT, "a dose without its unit")),
  route: v.picklist(routes),
  schedule: Text,
  note: v.optional(Text),
  basis: Basis,
});

const { forDoses: _, ...label } = Label.entries;

export const MonographRecord = v.strictObject({
  labels: v.optional(v.pipe(v.array(v.strictObject(label)), v.nonEmpty())),
  class: Class,
  indications: Part,
  doses: v.optional(v.pipe(v.array(Dose), v.nonEmpty())),
  /** Combinations whose doses belong here, where the ingredient is not given alone, or not for that. */
  combinations: v.optional(v.pipe(v.array(Id), v.nonEmpty())),
  /** What no dosing record says of kidneys and liver: what is watched, and what is feared. */
  renal: v.optional(Part),
  hepatic: v.optional(Part),
  commonEffects: Part,
  seriousEffects: Part,
  pregnancy: Part,
  lactation: Part,
  monitoring: Part,
  interactions: Part,
  checkedOn: DateOnly,
});
export type MonographRecord = v.InferOutput<typeof MonographRecord>;
