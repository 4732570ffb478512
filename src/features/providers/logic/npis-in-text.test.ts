import { expect, test } from "vitest";
import { npisIn } from "./npis-in-text.ts";

test.each([
  ["lines", "1234567893\n1245319599\r\n\r\n12345", ["1234567893", "1245319599", "12345"]],
  ["one line", "1234567893 1245319599,123-456-7893", ["1234567893", "1245319599", "1234567893"]],
  ["a list with its title", "NPI\n1234567893", ["1234567893"]],
  ["a column among others", "Name,Phone\nAna,1245319599", ["1245319599"]],
  [
    "the column of NPIs beside telephone numbers",
    'Name,Rendering NPI,Phone\n"SAMPLE, ANA",1234567893,202-555-0100\nBo,,2025550100\n"A ""B"", C",1245319599,\n',
    ["1234567893", "line 3: Bo, 2025550100", "1245319599"],
  ],
  ["cells of a spreadsheet", "NPI\tFax\n1234567893\t2025550100", ["1234567893"]],
  ["one with dots", "123.456.7893", ["1234567893"]],
  ["a number that is none", "NPI,Name\nunknown,Ana\n,\n1234567893,Bo", ["unknown", "1234567893"]],
  ["a long line of words", `NPI\n${"word ".repeat(20)}`, [`${"word ".repeat(7)}w...`]],
  ["nothing", "", []],
])("finds the numbers in %s, and keeps the lines that have none", (_, text, numbers) => {
  expect(npisIn(text)).toEqual(numbers);
});
