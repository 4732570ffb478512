/** The clinical calculators, from `calculators/` and `units.yaml`: each into a module of its own, so that its page loads it alone. */
import { basename, join } from "node:path";
import * as v from "valibot";
import type { Calculator, Input, Related, Unit } from "#/features/calculators/calculator.ts";
import { evaluate } from "#/features/calculators/logic/evaluate.ts";
import { namesIn, parseExpression } from "#/features/calculators/logic/expression.ts";
import { given, Id, Text } from "./fields.ts";
import { KnowledgeError, readRecords, recordFiles } from "./files.ts";
import { PACKED, writeIfChanged, writeModule } from "./modules.ts";
import { relatedThings, type Things } from "./related.ts";

const Name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/));
const Worth = v.union([v.number(), Text]);
const Units = v.record(
  Text,
  v.record(Text, v.union([Worth, v.strictObject({ worth: Worth, zero: Worth })])),
);
const common = {
  id: Name,
  label: Text,
  hint: v.optional(Text),
  optional: v.optional(v.literal(true)),
  points: v.optional(Text),
};
const InputRecord = v.union([
  v.strictObject({
    ...common,
    range: v.tuple([v.number(), v.number()]),
    usual: v.optional(v.tuple([v.number(), v.number()])),
    unit: v.optional(Text),
    of: v.optional(Text),
    whole: v.optional(v.literal(true)),
    default: v.optional(v.number()),
  }),
  v.strictObject({ ...common, choices: v.record(Text, v.tuple([Text, v.number()])) }),
  v.strictObject({ ...common, yes: v.number() }),
  v.strictObject({ ...common, date: v.literal(true) }),
]);
const step = { id: Name, label: Text, unit: v.optional(Text), formula: Text };
const Said = v.strictObject({ when: v.optional(Text), says: Text });
const Day = v.pipe(Text, v.isoDate());
const Year = v.pipe(v.number(), v.integer(), v.minValue(1900));
const CalculatorRecord = v.strictObject({
  id: Id,
  name: Text,
  also: v.array(Text),
  specialty: Text,
  inputs: v.pipe(v.array(InputRecord), v.nonEmpty()),
  steps: v.optional(v.array(v.strictObject(step))),
  values: v.pipe(
    v.array(
      v.strictObject({
        ...step,
        digits: v.optional(v.number()),
        format: v.optional(v.picklist(["date", "weeks"])),
      }),
    ),
    v.nonEmpty(),
  ),
  bands: v.optional(v.array(v.strictObject({ when: v.optional(Text), band: Text, says: Text }))),
  outside: v.optional(v.array(Said)),
  notes: v.optional(v.array(Said)),
  population: Text,
  "not-for": Text,
  for: v.optional(
    v.strictObject({
      ingredients: v.optional(v.array(Id)),
      conditions: v.optional(v.array(Id)),
    }),
  ),
  checked: v.optional(v.strictObject({ on: Day, against: Text })),
  sources: v.pipe(
    v.array(v.strictObject({ citation: Text, year: v.optional(Year), newer: v.optional(Text) })),
    v.nonEmpty(),
  ),
});
type CalculatorRecord = v.InferOutput<typeof CalculatorRecord>;
type InputRecord = v.InferOutput<typeof InputRecord>;

const TYPES = ['import type { Calculator } from "#/features/calculators/calculator.ts";'];

export async function packCalculators(root: string): Promise<void> {
  const measures = unitsOf(root);
  const things = await relatedThings(root);
  const all = recordFiles(root, "calculators/*.yaml").map((file) => {
    const record = readRecords(root, file, CalculatorRecord);
    if (record.id !== basename(file, ".yaml")) {
      throw new KnowledgeError(`${file}: its id is "${record.id}"`);
    }
    try {
      return packed(record, measures, things);
    } catch (error) {
      throw new KnowledgeError(
        `${file}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  });
  for (const calculator of all) {
    const CALCULATOR = { type: "Calculator", value: calculator };
    writeModule(root, {
      path: `calculators/${calculator.id}`,
      types: TYPES,
      exports: { CALCULATOR },
    });
  }
  writeModule(root, {
    path: "calculators",
    types: TYPES,
    exports: { CALCULATORS: { type: "readonly Calculator[]", value: all } },
  });
  writeModule(root, {
    path: "calculators/heads",
    types: ['import type { CalculatorHead } from "#/features/calculators/calculator.ts";'],
    exports: {
      CALCULATOR_HEADS: {
        type: "readonly CalculatorHead[]",
        value: all.map(({ id, name, also, specialty }) => ({ id, name, also, specialty })),
      },
    },
  });
  writeLoaders(root, all);
  writeUses(root, all, "ingredients");
  writeUses(root, all, "conditions");
}

/** What a dosing page knows of a patient, and hands on. */
const PATIENT = ["age", "sex", "weight", "height", "creatinine", "clearance"] as const;
type Use = Related & { readonly takes: readonly string[] };

/** What is used with each ingredient or condition: a module that their pages load apart. */
function writeUses(root: string, all: readonly Calculator[], kind: keyof Things): void {
  const uses: Record<string, Use[]> = {};
  for (const { id, name, inputs, for: related } of all) {
    const takes = PATIENT.filter((field) => inputs.some((input) => input.id === field));
    for (const thing of related?.[kind] ?? []) (uses[thing.id] ??= []).push({ id, name, takes });
  }
  const one = "{ readonly id: string; readonly name: string; readonly takes: readonly string[] }";
  const type = `Readonly<Record<string, readonly ${one}[]>>`;
  writeModule(root, { path: `calculators/by-${kind}`, exports: { USES: { type, value: uses } } });
}

/** How a page loads one: a chunk for each. */
function writeLoaders(root: string, all: readonly Calculator[]): void {
  const loaders = all.map(({ id }) => `  "${id}": () => import("./${id}.js"),\n`);
  const path = join(root, PACKED, "calculators/loaders");
  writeIfChanged(`${path}.js`, `export const LOADERS = {\n${loaders.join("")}};\n`);
  const type = "Readonly<Record<string, () => Promise<{ readonly CALCULATOR: Calculator }>>>";
  writeIfChanged(`${path}.d.ts`, `${TYPES.join("\n")}\nexport declare const LOADERS: ${type};\n`);
}

function worth(one: number | string): number {
  const value = typeof one === "number" ? one : evaluate(parseExpression(one), () => undefined);
  if (value === undefined) throw new KnowledgeError(`units.yaml: "${one}"`);
  return value;
}

type Measures = ReadonlyMap<string, readonly Unit[]>;

function unitsOf(root: string): Measures {
  return new Map(
    Object.entries(readRecords(root, "knowledge/units.yaml", Units)).map(([measure, units]) => [
      measure,
      Object.entries(units).map(([unit, one]) =>
        typeof one === "object"
          ? { unit, factor: worth(one.worth), zero: worth(one.zero) }
          : { unit, factor: worth(one) },
      ),
    ]),
  );
}

function packed(record: CalculatorRecord, measures: Measures, things: Things): Calculator {
  const counts = record.values.some(({ formula }) => /\bpoints\b/.test(formula));
  const calculator: Calculator = given({
    ...record,
    for: record.for && {
      ingredients: named(record.for.ingredients, things.ingredients),
      conditions: named(record.for.conditions, things.conditions),
    },
    inputs: record.inputs.map((input) => given(packedInput(input, measures, counts))),
  } as Calculator);
  checkNames(calculator);
  return calculator;
}

function named(ids: readonly string[] = [], names: Things[keyof Things]): Related[] {
  return ids.map((id) => {
    const name = names.get(id);
    if (name === undefined) throw new KnowledgeError(`there is no "${id}"`);
    return { id, name };
  });
}

function packedInput(input: InputRecord, measures: Measures, counts: boolean): Input {
  const { id, label } = input;
  const told = given({ hint: input.hint, optional: input.optional }) as Pick<Input, "hint">;
  const points = input.points ?? (counts ? id : undefined);
  const common = { id, label, ...told };
  if ("date" in input) return { ...common, kind: "date" };
  if ("range" in input) {
    const { unit = "", of, range, usual, whole } = input;
    return given({
      ...common,
      points: input.points,
      kind: "number",
      unit,
      units: of === undefined ? [{ unit, factor: 1 }] : unitsFrom(unit, of, measures),
      range,
      usual,
      whole,
      default: input.default,
      ...(input.default !== undefined && { optional: true }),
    } as Input);
  }
  const choices =
    "yes" in input
      ? [
          { id: "no", label: "No", points: 0 },
          { id: "yes", label: "Yes", points: input.yes },
        ]
      : Object.entries(input.choices).map(([choice, [said, worth]]) => ({
          id: choice,
          label: said,
          points: worth,
        }));
  return { ...common, ...(points !== undefined && { points }), kind: "choice", choices };
}

/** The units of a measure, each by its worth in the one that the formula takes. */
function unitsFrom(unit: string, of: string, measures: Measures): Unit[] {
  const units = measures.get(of);
  const own = units?.find((one) => one.unit === unit);
  if (units === undefined || own === undefined || own.zero !== undefined) {
    throw new KnowledgeError(`no unit "${unit}" of ${of}`);
  }
  const others = units.filter((one) => one !== own);
  return [own, ...others].map((one) => ({ ...one, factor: one.factor / own.factor }));
}

/** An expression that reads what is not there would never have a value. */
function checkNames(calculator: Calculator): void {
  const known = new Set(["points", "unknown"]);
  for (const input of calculator.inputs) {
    if (known.has(input.id)) throw new KnowledgeError(`"${input.id}" is there twice`);
    known.add(input.id);
    if (input.kind === "choice") for (const { id } of input.choices) known.add(`${input.id}.${id}`);
  }
  const check = (text: string | undefined) => {
    if (text === undefined) return;
    const unknown = namesIn(parseExpression(text)).find((name) => !known.has(name));
    if (unknown !== undefined) throw new KnowledgeError(`"${text}": no "${unknown}"`);
  };
  for (const { points } of calculator.inputs) check(points);
  for (const { when } of calculator.outside ?? []) check(when);
  for (const { id, formula } of [...(calculator.steps ?? []), ...calculator.values]) {
    check(formula);
    if (known.has(id)) throw new KnowledgeError(`"${id}" is there twice`);
    known.add(id);
  }
  known.add("value");
  for (const { when } of [...(calculator.bands ?? []), ...(calculator.notes ?? [])]) check(when);
}
