import { expect, test } from "vitest";
import { readPillbox } from "./pillbox.ts";

const read = (RXSTRING: string, INGREDIENTS: string, RXTTY = "SY") => {
  const product = readPillbox({
    PRODUCT_CODE: "01234-567",
    SPLSHAPE: "C48348",
    SPLIMPRINT: "NF;102",
    RXSTRING,
    INGREDIENTS,
    RXTTY,
  });
  if ("problem" in product) throw new TypeError(product.problem);
  const { brandName, genericName, strength } = product;
  return [brandName, genericName, strength];
};

test.each([
  [
    "Nofilane 5/10 MG Oral Tablet",
    "Alphine; Betarol",
    ["Nofilane", "Alphine, Betarol", "5 mg; 10 mg"],
  ],
  [
    "Nofilane 5/20 Oral Capsule",
    "Alphine; Betarol",
    ["Nofilane", "Alphine, Betarol", "5 mg; 20 mg"],
  ],
  [
    "Nofilane 12.5-25 MG Tablet",
    "Alphine; Betarol",
    ["Nofilane", "Alphine, Betarol", "12.5 mg; 25 mg"],
  ],
  [
    "Alphine 300 MG / Betarol 30 MG Oral Tablet",
    "Alphine; Betarol",
    ["Alphine, Betarol", "Alphine, Betarol", "300 mg; 30 mg"],
  ],
  ["12 HR Nofilane 200 MG Extended Release Capsule", "Alphine", ["Nofilane", "Alphine", "200 mg"]],
  [
    "{7 (Alphine 0.5 MG Oral Tablet) / 7 (Alphine 1 MG Oral Tablet) } Pack [Nofilane]",
    "Alphine",
    ["Nofilane", "Alphine", undefined],
  ],
] as const)("reads %s", (named, ingredients, expected) => {
  expect(read(named, ingredients)).toEqual(expected);
});

test("calls a generic by RxNorm's name, not by the chemical name of the ingredient column", () => {
  expect(read("Levofilane 0.1 MG Oral Tablet", "Filanine", "SCD")).toEqual([
    "Levofilane",
    "Levofilane",
    "0.1 mg",
  ]);
});
