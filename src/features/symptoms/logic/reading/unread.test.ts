import { expect, test } from "vitest";
import { read } from "./read.ts";
import { WOMAN } from "./understood.testing.ts";

const unread = (text: string): string[] => read(text, WOMAN).rest.map((stretch) => stretch.text);

test.each([
  ["Chest pain x1h, STE II III aVF.", ["STE II III aVF"]],
  ["chest pain, ste in iii avf", ["ste", "iii avf"]],
  ["Cough, PFTs and DLCO next week.", ["PFTs", "DLCO"]],
  ["Headache; GBM excl, fx of nose.", ["GBM excl", "fx"]],
])("shorthand that is not understood is listed: %s", (text, expected) => {
  expect(unread(text)).toEqual(expect.arrayContaining(expected));
});

test("units, times and small words are not", () => {
  expect(unread("Cough for 3 mo, x2 a day, 5 ml of it. I'm 40 yo and so is he.")).toEqual([]);
});
