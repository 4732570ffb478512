import { describe, expect, test } from "vitest";
import { type Body, generalResults } from "./general-results.ts";
import { readCreatinine } from "../patient/typed.ts";

/*
 * Worked values from the published equations, reckoned apart from this code: in decimals of 40 places, powers by
 * logarithms, and rounded once at the end (a half upwards).
 */
function shown(name: string, body: Body): string | undefined {
  const result = generalResults(body).find(({ formula }) => formula.name === name);
  if (result === undefined) throw new RangeError(`no formula ${name}`);
  if ("value" in result) return result.value.split(" ")[0];
  return "outside" in result ? result.outside : `needs ${result.needs.join()}`;
}

describe("Cockcroft-Gault by actual weight", () => {
  test.each([
    [18, 70, 0.7, "male", "169.4"],
    [25, 58, 0.6, "female", "131.2"],
    [33, 120, 0.85, "female", "178.3"],
    [40, 80, 1, "male", "111.1"],
    [50, 70, 1, "female", "74.4"],
    [55, 95, 1.3, "male", "86.3"],
    [65, 60, 0.9, "female", "59"],
    [68, 66.5, 3.45, "male", "19.3"],
    [70, 82, 2.1, "male", "38"],
    [76, 48, 1.1, "female", "33"],
    [85, 70, 1.8, "male", "29.7"],
    [92, 45, 0.8, "female", "31.9"],
    [17.99, 70, 0.7, "male", "For adults only"],
  ] as const)("%d years, %d kg, %d mg/dL, %s: %s", (age, weight, creatinine, sex, result) => {
    const body = { age, weight, creatinine, sex };
    expect(shown("Creatinine clearance (Cockcroft-Gault) by actual weight", body)).toBe(result);
  });
});

/* The National Kidney Foundation's calculator gives the same as whole numbers: a woman of 50 with 1.0 mg/dL has 69. */
describe("CKD-EPI 2021", () => {
  test.each([
    [18, 0.9, "male", "127"],
    [18, 0.7, "female", "128.5"],
    [30, 0.6, "female", "123.8"],
    [30, 0.5, "male", "140.7"],
    [45, 1.4, "male", "63.2"],
    [50, 1, "female", "68.6"],
    [50, 1, "male", "91.7"],
    [60, 1.2, "female", "51.8"],
    [65, 2, "male", "36.4"],
    [72, 5.6, "female", "7.6"],
    [75, 1.1, "female", "52.4"],
    [80, 3.2, "male", "18.8"],
    [90, 0.8, "female", "70"],
    [17.99, 0.9, "male", "For adults only"],
  ] as const)("%d years, %d mg/dL, %s: %s", (age, creatinine, sex, result) => {
    const body = { age, creatinine, sex };
    expect(shown("eGFR (CKD-EPI 2021, creatinine, without race)", body)).toBe(result);
  });
});

describe("bedside Schwartz", () => {
  test.each([
    [1, 76, 0.3, "104.6"],
    [2, 87, 0.4, "89.8"],
    [3, 95, 0.35, "112.1"],
    [5, 110, 0.5, "90.9"],
    [6, 118, 1.2, "40.6"],
    [8, 125, 0.6, "86"],
    [9, 133, 2.05, "26.8"],
    [10, 140, 0.45, "128.5"],
    [12, 152, 0.8, "78.5"],
    [15, 165, 1, "68.1"],
    [17.99, 172, 4.1, "17.3"],
    [0.99, 74, 0.3, "For 1 to 18 years only"],
    [18, 172, 1, "For 1 to 18 years only"],
  ])("%d years, %d cm, %d mg/dL: %s", (age, height, creatinine, result) => {
    expect(shown("eGFR in children (bedside Schwartz)", { age, height, creatinine })).toBe(result);
  });
});

describe("body surface and body mass index", () => {
  test.each([
    [50, 3.5, "0.22"],
    [60, 6, "0.32"],
    [75, 9.5, "0.44"],
    [86, 12, "0.54"],
    [110, 18.5, "0.75"],
    [130, 28, "1.01"],
    [150, 45, "1.37"],
    [163, 58, "1.62"],
    [170, 70, "1.82"],
    [178, 92, "2.13"],
    [190, 140, "2.72"],
  ])("Mosteller at %d cm and %d kg: %s m2", (height, weight, result) => {
    expect(shown("Body surface area (Mosteller)", { height, weight })).toBe(result);
  });

  test.each([
    [150, 45, "20"],
    [155, 62.5, "26"],
    [160, 51.2, "20"],
    [165, 49, "18"],
    [168, 70, "24.8"],
    [170, 86.7, "30"],
    [175, 76.5, "25"],
    [180, 97.2, "30"],
    [185, 120, "35.1"],
    [192, 160, "43.4"],
  ])("index at %d cm and %d kg: %s kg/m2", (height, weight, result) => {
    expect(shown("Body mass index", { height, weight })).toBe(result);
  });
});

describe("ideal and adjusted weight", () => {
  test.each([
    [152.4, "male", 80, "50", "62"],
    [152.4, "female", 70, "45.5", "55.3"],
    [157.48, "female", 90, "50.1", "66.1"],
    [160, "female", 95, "52.4", "69.4"],
    [165, "female", 60, "56.9", "58.1"],
    [165.1, "male", 110, "61.5", "80.9"],
    [170, "male", 75, "65.9", "69.6"],
    [172.72, "female", 130, "63.9", "90.3"],
    [177.8, "male", 123, "73", "93"],
    [180, "male", 90, "75", "81"],
    [190, "male", 160, "84", "114.4"],
    [198.12, "male", 150, "91.4", "114.8"],
    [149.86, "female", 70, "43.2", "53.9"],
  ] as const)("%d cm, %s, %d kg: %s and %s kg", (height, sex, weight, ideal, adjusted) => {
    const body = { age: 40, height, sex, weight };
    expect(shown("Ideal body weight (Devine)", body)).toBe(ideal);
    expect(shown("Adjusted body weight", body)).toBe(adjusted);
  });
});

test.each([
  ["53.04", "0.6"],
  ["88.4 umol/L", "1 mg/dL"],
  ["123.76 µmol/L", "1.4"],
  ["397.8 micromol/L", "4.5 mg/dL"],
])("a creatinine of %s leads to the results of %s", (micromoles, milligrams) => {
  const text = /[a-z]/.test(micromoles) ? micromoles : `${micromoles} umol/L`;
  const body = { age: 66, weight: 71, height: 168, sex: "female" } as const;
  const typed = readCreatinine(text)?.value;
  expect(typed).toBeCloseTo(readCreatinine(milligrams)?.value ?? 0, 12);
  expect(generalResults({ ...body, creatinine: typed })).toEqual(
    generalResults({ ...body, creatinine: readCreatinine(milligrams)?.value }),
  );
});
