import * as v from "valibot";
import { MonographSchema } from "#/features/substances/monograph.schema.ts";
import { PopulationSchema } from "#/features/substances/population.schema.ts";
import { optionalText } from "#/kernel/schema.ts";
import { SHOWN } from "./drugs.terms.ts";

export type { Population } from "#/features/substances/population.schema.ts";
export type {
  Monograph,
  MonographBasis,
  MonographDose,
  MonographLabel,
  MonographPart,
} from "#/features/substances/monograph.schema.ts";

export const MonographAddress = v.object({ ingredient: v.pipe(v.string(), v.maxLength(100)) });

/** What we say of one ingredient ourselves, each part with its basis; of dialysis, children and the elderly by its dosing records. */
export const MonographAnswer = v.object({
  name: v.string(),
  monograph: MonographSchema,
  populations: v.array(PopulationSchema),
});
export type MonographAnswer = v.InferOutput<typeof MonographAnswer>;

export const IngredientQuery = v.object({
  search: optionalText(100),
  show: v.optional(v.picklist(SHOWN, `Must be one of ${SHOWN.join(", ")}`), "covered"),
});

const Covered = v.object({
  id: v.string(),
  name: v.string(),
  /** How its monograph was checked and when; null where there is none. */
  checked: v.nullable(
    v.object({
      by: v.picklist(["label", "combination", "nobody"]),
      source: v.string(),
      on: v.string(),
    }),
  ),
});

/** The ingredients of the vocabulary by name, and how much of it all is covered. */
export const IngredientList = v.object({
  ingredients: v.array(Covered),
  counts: v.object({
    ingredients: v.number(),
    monographs: v.number(),
    checkedByLabel: v.number(),
    products: v.number(),
  }),
});

export type CoveredIngredient = v.InferOutput<typeof Covered>;
export type IngredientList = v.InferOutput<typeof IngredientList>;
