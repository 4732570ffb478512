import { describe, expect, test } from "vitest";
import { CALCULATORS } from "#knowledge/calculators.js";
import type { Calculator, Input, NumberInput } from "../calculator.ts";
import { listed, replyOf } from "./reply.ts";
import { type Given, readInput } from "./read-input.ts";
import { workOut } from "./work-out.ts";

const FIGURES = CALCULATORS.flatMap(({ id, inputs }) =>
  inputs.flatMap((input): [string, NumberInput][] =>
    input.kind === "number" ? [[`${id}: ${input.id}`, input]] : [],
  ),
);

function calculatorOf(id: string): Calculator {
  const found = CALCULATORS.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`no calculator ${id}`);
  return found;
}

function inputOf(calculator: string, id: string): Input {
  const found = calculatorOf(calculator).inputs.find((input) => input.id === id);
  if (found === undefined) throw new RangeError(`${calculator} has no ${id}`);
  return found;
}

/** Figures that chemistry fixes: a mole's mass, or a definition. Each unit's worth in the first one. */
describe("a unit is worth what chemistry or its definition says", () => {
  test.each([
    ["creatinine-clearance", "creatinine", "micromol/L", 88.4, 1],
    ["creatinine-clearance", "weight", "lb", 220.462262, 100],
    ["creatinine-clearance", "weight", "g", 70_000, 70],
    ["creatinine-clearance", "height", "in", 70, 177.8],
    ["creatinine-clearance", "height", "m", 1.7, 170],
    ["creatinine-clearance", "height", "ft", 6, 182.88],
    ["creatinine-clearance", "age", "months", 720, 60],
    ["sirs", "temperature", "F", 98.6, 37],
    ["sirs", "temperature", "F", 104, 40],
    ["sirs", "paco2", "kPa", 5.33288, 40],
    ["sirs", "leukocytes", "/uL", 12_000, 12],
    ["sirs", "leukocytes", "10^3/uL", 12, 12],
    ["fib-4", "platelets", "/uL", 150_000, 150],
    ["fib-4", "platelets", "10^3/uL", 150, 150],
    ["curb-65", "bun", "mmol/L", 7, 19.6],
    ["pneumonia-severity-index", "glucose", "mmol/L", 13.8765, 250],
    ["pneumonia-severity-index", "hematocrit", "fraction", 0.3, 30],
    ["corrected-calcium", "calcium", "mmol/L", 2.5, 10.02],
    ["corrected-calcium", "albumin", "g/L", 40, 4],
    ["glasgow-blatchford", "hemoglobin", "g/L", 120, 12],
    ["glasgow-blatchford", "hemoglobin", "mmol/L", 7.447, 12],
    ["child-pugh", "bilirubin", "micromol/L", 34.208, 2],
    ["ldl-friedewald", "total", "mmol/L", 5.17197, 200],
    ["ldl-friedewald", "triglycerides", "mmol/L", 1.69358, 150],
    ["serum-osmolality", "ethanol", "mmol/L", 21.706, 100],
    ["serum-osmolality", "sodium", "mmol/L", 140, 140],
    ["homa-ir", "insulin", "pmol/L", 60, 10],
    ["homa-ir", "insulin", "mIU/L", 10, 10],
    ["phenytoin-corrected", "phenytoin", "micromol/L", 39.64, 10],
    ["phenytoin-corrected", "phenytoin", "mg/L", 10, 10],
    ["a1c-average-glucose", "a1c", "mmol/mol", 53, 7],
    ["a1c-average-glucose", "a1c", "mmol/mol", 20, 3.98],
    ["qtc", "qt", "s", 0.4, 400],
    ["drip-rate", "volume", "L", 1.5, 1500],
    ["drip-rate", "hours", "min", 90, 1.5],
    ["pf-ratio", "fio2", "fraction", 0.4, 40],
    ["vancomycin-auc", "dose", "g", 1.25, 1250],
    ["vancomycin-auc", "first", "mg/L", 30, 30],
    ["infusion-rate", "amount", "mcg", 4000, 4],
    ["vancomycin-estimate", "clearance", "mL/s", 1.5, 90],
  ])("%s %s: %s %d is %d", (calculator, id, unit, value, worth) => {
    const read = readInput(inputOf(calculator, id), { value, unit });
    expect("value" in read ? read.value / worth : read).toBeCloseTo(1, 3);
  });

  test("every other unit of every figure is among them", () => {
    const others = new Set(
      FIGURES.flatMap(([, { units }]) => units.slice(1).map((one) => one.unit)),
    );
    expect([...others].toSorted()).toEqual(
      "/uL F L fraction ft g g/L in kPa lb m mL/s mIU/L mcg mg/L micromol/L min mmol/L mmol/mol months 10^3/uL pmol/L s"
        .split(" ")
        .toSorted(),
    );
  });
});

describe("a unit by another spelling", () => {
  test.each([
    [
      "creatinine-clearance",
      "creatinine",
      88.4,
      ["umol/L", "µmol/L", "μmol/L", "mcmol/L", "micromol/l"],
    ],
    ["creatinine-clearance", "weight", 154.324, ["lbs", "LB", "pounds"]],
    ["creatinine-clearance", "height", 70, ["inches", "IN", '"']],
    ["sirs", "temperature", 98.6, ["°F", "f"]],
    ["mean-arterial-pressure", "systolic", 120, ["mmHg", "MM HG"]],
    ["sirs", "leukocytes", 8, ["K/uL", "10^3/µL", "x10^9/L"]],
    ["phenytoin-corrected", "phenytoin", 10, ["µg/mL", "ug/ml"]],
  ])("%s %s", (calculator, id, value, spellings) => {
    const input = inputOf(calculator, id);
    expect(spellings.filter((unit) => "problem" in readInput(input, { value, unit }))).toEqual([]);
  });
});

describe("what is not plausible", () => {
  test("is refused with what is allowed, and with the unit in which it would fit", () => {
    expect(readInput(inputOf("creatinine-clearance", "creatinine"), { value: 88 })).toEqual({
      problem: "Serum creatinine must be a number from 0.1 to 40 mg/dL. As micromol/L 88 would fit",
    });
    expect(readInput(inputOf("sirs", "temperature"), { value: 98.6 })).toHaveProperty(
      "problem",
      expect.stringMatching(/As F 98\.6 would fit$/),
    );
    expect(readInput(inputOf("sirs", "heart_rate"), { value: 900 })).toEqual({
      problem: "Heart rate must be a number from 20 to 300 /min",
    });
  });

  test("but could be is taken, with a word of doubt among the notes", () => {
    const worked = workOut(calculatorOf("body-mass-index"), {
      weight: { value: 320 },
      height: { value: 170 },
    });
    expect(worked.state === "value" && worked.notes[0]).toBe(
      "Weight of 320 kg is unusual: check the figure and its unit.",
    );
  });

  test.each(FIGURES)("%s has a usual range inside of the plausible one", (_, { usual, range }) => {
    const [low, high] = usual ?? range;
    expect(low).toBeLessThan(high);
    expect(low).toBeGreaterThanOrEqual(range[0]);
    expect(high).toBeLessThanOrEqual(range[1]);
  });
});

/** What comes through the door: what is no value and unit is turned away there (server/calculators.test.ts). */
const HOSTILE: readonly (readonly [said: string, given: Given])[] = [
  ["empty text", { value: "" }],
  ["not a number", { value: Number.NaN }],
  ["infinity", { value: Number.POSITIVE_INFINITY }],
  ["minus nothing", { value: -0 }],
  ["a huge number", { value: 1e308 }],
  ["the smallest number", { value: 5e-324 }],
  ["text with a unit", { value: "70 kg" }],
  ["text that is code", { value: "constructor" }],
  ["a prototype as unit", { value: 70, unit: "__proto__" }],
  ["an empty unit", { value: 70, unit: "" }],
  ["another measure's unit", { value: 70, unit: "mmol/mol" }],
  ["yes as figure", { value: true }],
];

/** What is wrong with what is said of a wrong input: nothing, where it is named and what is allowed is told. */
function faultsOf(calculator: Calculator, inputs: Parameters<typeof replyOf>[1]): string[] {
  const reply = replyOf(calculator, inputs);
  if ("answer" in reply) return [];
  const silent = reply.problems.length === 0 ? ["no problem is named"] : [];
  const wrong = reply.problems.filter(
    ({ field, message }) => !/^inputs(\.\w+)?$/.test(field) || message.length <= 10,
  );
  return [...silent, ...wrong.map(({ field }) => field)];
}

describe("hostile inputs", () => {
  test.each(HOSTILE)(
    "%s in the place of any input comes to a named problem or a value",
    (_, given) => {
      const faults = CALCULATORS.flatMap((calculator) =>
        calculator.inputs.flatMap(({ id }) => faultsOf(calculator, { [id]: given })),
      );
      expect(faults).toEqual([]);
    },
  );

  test("inputs that are not there are named, and those that are", () => {
    const reply = replyOf(calculatorOf("qsofa"), { __proto__: { value: 1 }, race: { value: 1 } });
    expect(reply).toEqual({
      problems: [
        {
          field: "inputs.race",
          message: "There is no such input; there are respiratory_rate, systolic, mentation",
        },
      ],
    });
  });
});

test("the list says of every input what it takes", () => {
  for (const { inputs } of listed(CALCULATORS).calculators) {
    for (const { unit, units, choices, range } of inputs) {
      expect(choices === null || range === null).toBe(true);
      expect(units[0] ?? null).toBe(unit);
    }
  }
});
