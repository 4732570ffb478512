import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compare, exact } from "#/kernel/exact.ts";
import { readPreparation } from "../record/notation.ts";
import type { Preparation } from "../record/record.ts";
import { comfortableVolume } from "../choosing/preparation-choice.ts";
import { measureOut } from "./rounding.ts";

const STRENGTHS = [5, 10, 12.5, 15, 20, 25, 30, 50, 60, 100, 250, 325, 500] as const;
const products = fc
  .subarray([...STRENGTHS])
  .chain((strengths) =>
    fc.tuple(
      ...strengths.map((mg) =>
        fc.constantFrom<Preparation>(`tablet ${mg} mg`, `tablet ${mg} mg halves`),
      ),
    ),
  )
  .map((texts) => texts.map(readPreparation));

function range(low: number, high: number) {
  return {
    low: { value: exact(low), unit: "mg" as const },
    high: { value: exact(high), unit: "mg" as const },
  };
}

const WISHES = { weakestFirst: false, comfortable: comfortableVolume(20) };

function pieces(low: number, high: number, forms: readonly Preparation[], liquidFirst = false) {
  const how = { ...WISHES, byWeight: false, liquidFirst };
  return measureOut(range(low, high), forms.map(readPreparation), how).pieces;
}

test("a fixed dose keeps both of its ends, whatever it is measured out with", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STRENGTHS),
      fc.integer({ min: 1, max: 6 }),
      products,
      fc.boolean(),
      (low, times, forms, liquidFirst) => {
        const asked = range(low, low * times);
        const out = measureOut(asked, forms, { ...WISHES, byWeight: false, liquidFirst });
        expect(compare(out.low.value, asked.low.value)).toBe(0);
        expect(compare(out.high.value, asked.high.value)).toBe(0);
      },
    ),
    { numRuns: 1000 },
  );
});

test("one whole piece is preferred to half a larger one, and both to many", () => {
  expect(pieces(50, 50, ["tablet 25 mg", "tablet 50 mg", "tablet 100 mg halves"])).toBe(
    "1 tablet of 50 mg",
  );
  expect(pieces(50, 50, ["tablet 10 mg", "tablet 100 mg halves"])).toBe("0.5 tablet of 100 mg");
});

test("a range is told in the one strength that has both ends, or in two", () => {
  expect(pieces(15, 60, ["tablet 60 mg", "tablet 15 mg"])).toBe("1 to 4 tablets of 15 mg");
  expect(pieces(650, 1000, ["tablet 325 mg", "tablet 500 mg", "liquid 160 mg/5 mL"])).toBe(
    "2 tablets of 325 mg to 2 tablets of 500 mg",
  );
  expect(pieces(5, 40, ["tablet 5 mg", "tablet 40 mg"])).toBe(
    "1 tablet of 5 mg to 1 tablet of 40 mg",
  );
  expect(pieces(5, 40, ["tablet 5 mg"])).toBe("1 to 8 tablets of 5 mg");
  expect(pieces(90, 180, ["inhalation 90 mg"])).toBe("1 to 2 inhalations of 90 mg");
  expect(pieces(5, 10, ["tablet 10 mg"])).toBeUndefined();
});

function measured(forms: readonly Preparation[]) {
  const how = { ...WISHES, byWeight: true, liquidFirst: false };
  return measureOut(range(0.3, 0.3), forms.map(readPreparation), how);
}

test("a volume that no syringe measures is passed over, or warned of where there is no other", () => {
  const both = measured(["injection 10 mg/mL", "injection 1 mg/mL"]);
  expect(both).toMatchObject({ pieces: "0.3 mL of injection 1 mg/mL", warnings: [] });
  expect(measured(["injection 10 mg/mL"]).warnings).toEqual([
    expect.stringContaining("Under 0.1 mL"),
  ]);
});
