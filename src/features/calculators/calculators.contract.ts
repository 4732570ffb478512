import * as v from "valibot";

export const NoInput = v.object({});

const Choice = v.object({ id: v.string(), label: v.string() });

const Input = v.object({
  id: v.string(),
  label: v.string(),
  /** The unit that counts where none is sent; null for a choice, a day or a bare number. */
  unit: v.nullable(v.string()),
  units: v.array(v.string()),
  /** Null where the input is no choice. */
  choices: v.nullable(v.array(Choice)),
  /** Least and greatest value, in `unit`; null for a choice or a day. */
  range: v.nullable(v.tuple([v.number(), v.number()])),
  optional: v.boolean(),
});

export const CalculatorList = v.object({
  calculators: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      also: v.array(v.string()),
      specialty: v.string(),
      inputs: v.array(Input),
    }),
  ),
});
export type CalculatorList = v.InferOutput<typeof CalculatorList>;

const Given = v.object(
  {
    value: v.union(
      [v.number(), v.pipe(v.string(), v.maxLength(100, "At most 100 characters")), v.boolean()],
      "Must be a number, a day or the id of a choice",
    ),
    unit: v.optional(v.pipe(v.string("Must be the name of a unit"), v.maxLength(30))),
  },
  'Must be an object as {"value": 70, "unit": "kg"}',
);

/** A choice's value is its id, a day "2026-01-31"; a unit that is left out is the input's first. */
export const CalculatorQuestion = v.object({
  id: v.pipe(v.string(), v.maxLength(100)),
  inputs: v.record(
    v.pipe(v.string(), v.maxLength(100)),
    Given,
    'Inputs must be an object as {"weight": {"value": 70, "unit": "kg"}}',
  ),
});

const Amount = v.union([v.number(), v.string()]);

export const CalculatorAnswer = v.object({
  /** The first value; a day is text, every other value a number that is not rounded. */
  value: Amount,
  unit: v.string(),
  band: v.nullable(v.string()),
  says: v.nullable(v.string()),
  sum: v.array(v.string()),
  source: v.string(),
  notes: v.array(v.string()),
  /** All values, where there are several. */
  values: v.optional(
    v.array(v.object({ id: v.string(), label: v.string(), value: Amount, unit: v.string() })),
  ),
});
export type CalculatorAnswer = v.InferOutput<typeof CalculatorAnswer>;
