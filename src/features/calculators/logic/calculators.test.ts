import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CALCULATORS } from "#knowledge/calculators.js";
import type { Calculator, Input, NumberInput } from "../calculator.ts";
import { type Draft, draftFrom, fragmentOf, isYesNo } from "./draft.ts";
import { givenOf } from "./given-of.ts";
import { PRINTED_EXAMPLES } from "../data/printed-examples.testing.ts";
import { SCORED_CASES } from "../data/scored-cases.testing.ts";
import { type Worked, workOut } from "./work-out.ts";
import { WORKED_VALUES } from "../data/worked-values.testing.ts";

function calculatorOf(id: string): Calculator {
  const found = CALCULATORS.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`no calculator ${id}`);
  return found;
}

/** "age=64 rest=no" */
function draftOf(calculator: Calculator, inputs: string): Draft {
  const { rest, ...said } = draftFrom(inputs.replaceAll(" ", "&"));
  const unsaid = rest === undefined ? [] : calculator.inputs.filter(isYesNo);
  return { ...Object.fromEntries(unsaid.map(({ id }) => [id, rest])), ...said };
}

function answerTo(id: string, inputs: string): Extract<Worked, { state: "value" }> {
  const calculator = calculatorOf(id);
  const worked = workOut(calculator, givenOf(calculator, draftOf(calculator, inputs)));
  if (worked.state !== "value") throw new Error(`${id} ${inputs}: ${JSON.stringify(worked)}`);
  return worked;
}

test.each(PRINTED_EXAMPLES)("%s with %s is %s, as printed", (id, inputs, printed) => {
  const found = new Map(answerTo(id, inputs).values.map((one) => [one.id, Number(one.value)]));
  for (const [value, said = ""] of Object.entries(draftFrom(printed.replaceAll(" ", "&")))) {
    expect(found.get(value)?.toFixed(said.split(".")[1]?.length ?? 0)).toBe(said);
  }
});

describe("worked values", () => {
  test.each(Object.keys(WORKED_VALUES))("%s", (id) => {
    for (const [inputs, values] of WORKED_VALUES[id] ?? []) {
      const found = new Map(answerTo(id, inputs).values.map((one) => [one.id, one.value]));
      for (const [value, expected] of Object.entries(draftFrom(values.replaceAll(" ", "&")))) {
        const off = Math.abs(Number(found.get(value)) - Number(expected));
        expect(
          off,
          `${id} ${inputs}: ${value} is ${found.get(value)}, not ${expected}`,
        ).toBeLessThan(1e-8 * Math.max(1, Math.abs(Number(expected))));
      }
    }
  });
});

describe("scored by hand", () => {
  test.each(
    Object.entries(SCORED_CASES).flatMap(([id, cases]) =>
      cases.map((one) => [id, ...one] as const),
    ),
  )("%s %s: %s, %s", (id, inputs, value, band) => {
    const answer = answerTo(id, inputs);
    expect(answer.values[0]?.value).toBe(value);
    expect(answer.band ?? "").toMatch(new RegExp(`^${RegExp.escape(band)}`));
  });
});

const HOSTILE =
  "|-1|1e9|NaN|Infinity|1,5|0x10|yes|null|2026-02-30|__proto__|constructor|99999999999|-0".split(
    "|",
  );

/** Something plausible for an input, in its first unit. */
function plausible(input: Input): fc.Arbitrary<string> {
  if (input.kind === "choice") return fc.constantFrom(...input.choices.map(({ id }) => id));
  if (input.kind === "date") return fc.constantFrom("2026-01-01", "2026-03-05", "2026-08-31");
  const [low, high] = input.range;
  return fc.double({ min: low, max: high, noNaN: true }).map((value) => {
    const whole = Math.round(value);
    return input.whole
      ? String(whole)
      : String(Math.min(high, Math.max(low, Number(value.toFixed(3)))));
  });
}

const plausibleDraft = (calculator: Calculator): fc.Arbitrary<Draft> =>
  fc.record(Object.fromEntries(calculator.inputs.map((input) => [input.id, plausible(input)])));

/** What is wrong with an answer: a value or a line that is none. */
function flawsOf(worked: Worked): string[] {
  if (worked.state === "needs") return [];
  if (worked.state === "problem") {
    return worked.problems.flatMap(({ message }) => (message.length > 10 ? [] : [message]));
  }
  const values = worked.values.flatMap(({ value, text }) => {
    const isFine = typeof value === "string" ? value !== "" : Number.isFinite(value);
    return isFine && !/NaN|Infinity|undefined|^$/.test(text) ? [] : [`${value} "${text}"`];
  });
  const lines = worked.sum.filter((line) => /NaN|Infinity|undefined/.test(line));
  return [...values, ...lines, ...(worked.sum.length === 0 ? ["no sum"] : [])];
}

const IDS = CALCULATORS.map(({ id }) => id);

describe("whatever is given", () => {
  test.each(IDS)("%s comes to finite values with a sum, or to a named problem", (id) => {
    const calculator = calculatorOf(id);
    const found = fc.check(
      fc.property(plausibleDraft(calculator), (draft) => {
        const worked = workOut(calculator, givenOf(calculator, draft));
        return worked.state !== "needs" && flawsOf(worked).length === 0;
      }),
      { numRuns: 15 },
    );
    expect(found.counterexample).toBeNull();
  });

  const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string(), fc.double().map(String));
  test.each(IDS)("%s throws at nothing and never gives a value that is not one", (id) => {
    const calculator = calculatorOf(id);
    const keys = [...calculator.inputs.map((input) => input.id), "__proto__", "constructor"];
    const units = keys.map((key) => `${key}.unit`);
    const drafts = fc.dictionary(fc.constantFrom(...keys, ...units), hostile);
    const found = fc.check(
      fc.property(
        drafts,
        (draft) => flawsOf(workOut(calculator, givenOf(calculator, draft))).length === 0,
      ),
      { numRuns: 15 },
    );
    expect(found.counterexample).toBeNull();
  });

  test.each(IDS)("%s names what it needs before it answers", (id) => {
    const calculator = calculatorOf(id);
    const required = calculator.inputs.filter(({ optional }) => !optional);
    const worked = workOut(calculator, {});
    expect(worked.state === "needs" ? worked.inputs : []).toEqual(required);
    expect(worked.state).not.toBe("value");
  });

  test.each(IDS)("%s keeps its inputs in the address", (id) => {
    const [draft = {}] = fc.sample(plausibleDraft(calculatorOf(id)), { numRuns: 1, seed: 5 });
    expect(draftFrom(`#${fragmentOf(draft)}`)).toEqual({ ...draft });
  });
});

/** An answer as it is compared between units: to six figures. */
function told(worked: Worked): string {
  if (worked.state !== "value") return JSON.stringify(worked.state);
  const values = worked.values.map(({ value }) =>
    typeof value === "number" ? value.toPrecision(6) : value,
  );
  return JSON.stringify([worked.band, ...values]);
}

describe("units", () => {
  const withUnits = CALCULATORS.flatMap((calculator) =>
    calculator.inputs
      .filter((input): input is NumberInput => input.kind === "number" && input.units.length > 1)
      .flatMap((input) => input.units.slice(1).map((unit) => [calculator, input, unit] as const)),
  );
  test("a figure in another unit gives the same answer", () => {
    const other = withUnits.filter(([calculator, input, unit]) => {
      const [draft = {}] = fc.sample(plausibleDraft(calculator), { numRuns: 1, seed: 7 });
      const plain = givenOf(calculator, draft);
      const value = Number(draft[input.id]) / unit.factor + (unit.zero ?? 0);
      const converted = { ...plain, [input.id]: { value, unit: unit.unit } };
      return told(workOut(calculator, plain)) !== told(workOut(calculator, converted));
    });
    expect(withUnits.length).toBeGreaterThan(80);
    expect(other.map(([{ id }, input, { unit }]) => `${id} ${input.id} ${unit}`)).toEqual([]);
  });

  test.each([
    [
      "sirs",
      "temperature=100.4 temperature.unit=F heart_rate=80 respiratory_rate=16 leukocytes=8",
      0,
    ],
    [
      "sirs",
      "temperature=100.5 temperature.unit=F heart_rate=80 respiratory_rate=16 leukocytes=8",
      1,
    ],
    [
      "body-mass-index",
      "weight=154.3235835 weight.unit=lb height=70 height.unit=in",
      70 / 1.778 ** 2,
    ],
    ["egfr-schwartz", "height=100 creatinine=44.2 creatinine.unit=umol/L", 82.6],
    ["a1c-average-glucose", "a1c=53 a1c.unit=mmol/mol", 28.7 * (53 * 0.09148 + 2.152) - 46.7],
  ])("%s with %s is %s", (id, inputs, value) => {
    expect(Number(answerTo(id, inputs).values[0]?.value)).toBeCloseTo(value, 6);
  });
});

describe("rises and falls as it must", () => {
  test.each([
    ["creatinine-clearance", "creatinine", "falls"],
    ["creatinine-clearance", "age", "falls"],
    ["creatinine-clearance", "weight", "rises"],
    ["egfr-ckd-epi-2021", "creatinine", "falls"],
    ["egfr-ckd-epi-2021", "age", "falls"],
    ["body-mass-index", "weight", "rises"],
    ["fib-4", "platelets", "falls"],
    ["meld-3", "bilirubin", "rises"],
    ["meld-3", "creatinine", "rises"],
    ["meld-na", "sodium", "falls"],
    ["opioid-mme", "methadone", "rises"],
    ["phenytoin-corrected", "albumin", "falls"],
    ["maintenance-fluids", "weight", "rises"],
    ["pf-ratio", "pao2", "rises"],
    ["glasgow-blatchford", "hemoglobin", "falls"],
    ["curb-65", "bun", "rises"],
  ])("%s with %s %s", (id, field, way) => {
    const calculator = calculatorOf(id);
    const input = calculator.inputs.find((one) => one.id === field);
    if (input?.kind !== "number") throw new Error(`${id} has no figure ${field}`);
    fc.assert(
      fc.property(plausibleDraft(calculator), plausible(input), (draft, other) => {
        const [less = 0, more = 0] = [Number(draft[field]), Number(other)].toSorted(
          (a, b) => a - b,
        );
        const at = (value: number) => {
          const worked = workOut(
            calculator,
            givenOf(calculator, { ...draft, [field]: String(value) }),
          );
          return worked.state === "value" ? Number(worked.values[0]?.value) : undefined;
        };
        const [low, high] = [at(less), at(more)];
        if (low === undefined || high === undefined) return;
        const rise = (high - low) * (way === "rises" ? 1 : -1);
        expect(rise).toBeGreaterThanOrEqual(-1e-9 * Math.max(1, Math.abs(low)));
      }),
    );
  });
});

test("the sum shows the figures that were given, and only the branch that holds", () => {
  const { sum } = answerTo(
    "creatinine-clearance",
    "age=60 sex=female weight=154.32 weight.unit=lb creatinine=1",
  );
  expect(sum).toEqual([
    "Weight: 154.32 lb = 69.9984 kg",
    "Factor for sex = 0.85",
    "By actual weight = (140 - 60) × 69.9984 / (72 × 1) × 0.85 = 66.1 mL/min",
  ]);
});
