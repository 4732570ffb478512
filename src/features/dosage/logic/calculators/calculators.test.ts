import { expect, test } from "vitest";
import { cockcroftGault } from "#/kernel/creatinine-clearance.ts";
import { quantity } from "#/kernel/quantity.ts";
import { adjustedWeight, bodyMassIndex, idealWeight, mosteller } from "./body.ts";
import { generalResults } from "./general-results.ts";
import { BEDSIDE_SCHWARTZ, bedsideSchwartz, ckdEpi2021 } from "./kidney.ts";

const q = quantity;

test.each([
  [60, 72, 1, "male", ((140 - 60) * 72) / 72],
  [60, 72, 1, "female", 80 * 0.85],
  [40, 72, 2, "male", 50],
  [80, 60, 1.5, "female", ((60 * 60) / 108) * 0.85],
] as const)(
  "Cockcroft-Gault: %s years, %s kg, %s mg/dL, %s",
  (age, weight, creatinine, sex, result) => {
    expect(cockcroftGault(q(age), q(weight), q(creatinine), sex)).toBeCloseTo(result, 6);
  },
);

test("Cockcroft-Gault is never negative", () => {
  expect(cockcroftGault(q(141), q(70), q(1), "male")).toBe(0);
});

/* By logarithms rather than powers: a second way through the published equation. */
test.each([
  [50, 1, "male", "high"],
  [50, 0.8, "female", "high"],
  [30, 0.6, "female", "low"],
  [75, 2.4, "male", "high"],
  [20, 0.7, "male", "low"],
] as const)("CKD-EPI 2021: %s years, %s mg/dL, %s", (age, creatinine, sex, side) => {
  const kappa = sex === "female" ? 0.7 : 0.9;
  const slope = side === "high" ? -1.2 : sex === "female" ? -0.241 : -0.302;
  const log =
    Math.log(142) +
    slope * Math.log(creatinine / kappa) +
    age * Math.log(0.9938) +
    (sex === "female" ? Math.log(1.012) : 0);
  expect(ckdEpi2021(q(age), q(creatinine), sex)).toBeCloseTo(Math.exp(log), 6);
});

test("bedside Schwartz, Mosteller and body mass index", () => {
  expect(bedsideSchwartz(q(100), q(0.5))).toBeCloseTo(82.6, 6);
  expect(mosteller(q(180), q(80))).toBeCloseTo(2, 6);
  expect(mosteller(q(100), q(16))).toBeCloseTo(2 / 3, 6);
  expect(bodyMassIndex(q(200), q(80))).toBeCloseTo(20, 6);
});

test("ideal weight goes on under 60 inches without a step, and adjusted weight lies between", () => {
  expect(idealWeight(q(152.4), "male")).toBeCloseTo(50, 6);
  expect(idealWeight(q(177.8), "male")).toBeCloseTo(73, 6);
  expect(idealWeight(q(165.1), "female")).toBeCloseTo(57, 6);
  expect(idealWeight(q(149.86), "female")).toBeCloseTo(43.2, 6);
  expect(idealWeight(q(152.39), "male")).toBeCloseTo(idealWeight(q(152.41), "male"), 1);
  expect(idealWeight(q(122), "female")).toBe(30);
  expect(adjustedWeight(q(123), q(73))).toBeCloseTo(93, 6);
  expect(adjustedWeight(q(60), q(73))).toBe(60);
});

test("the clearance is given by each weight, under its name", () => {
  const body = { age: 60, weight: 123, height: 177.8, creatinine: 1, sex: "male" } as const;
  const by = Object.fromEntries(
    generalResults(body).map((result) => [result.formula.name, "value" in result && result.value]),
  );
  // Ideal weight 73 kg, adjusted 93 kg; 80 years left of 140, divided by 72.
  expect(by).toMatchObject({
    "Creatinine clearance (Cockcroft-Gault) by actual weight": "136.7 mL/min",
    "Creatinine clearance (Cockcroft-Gault) by ideal weight": "81.1 mL/min",
    "Creatinine clearance (Cockcroft-Gault) by adjusted weight": "103.3 mL/min",
    "Body surface area (Mosteller)": "2.46 m2",
    "Body mass index": "38.9 kg/m2",
  });
  const ageless = generalResults({ ...body, age: undefined });
  expect(ageless.find(({ formula }) => formula === BEDSIDE_SCHWARTZ)).toMatchObject({
    needs: ["age"],
  });
  const light = generalResults({ ...body, weight: 70 }).map((result) => "outside" in result);
  expect(light.slice(0, 3)).toEqual([false, true, true]);
});
