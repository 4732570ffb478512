import { expect, test } from "vitest";
import { npisIn } from "./npis-in-text.ts";

test.each([
  ["lines", "1234567893\n1245319599\r\n12345", ["1234567893", "1245319599"]],
  ["one line", "1234567893 1245319599,123-456-7893", ["1234567893", "1245319599", "1234567893"]],
  ["a list with its title", "NPI\n1234567893", ["1234567893"]],
  ["a column among others", "Name,Phone\nAna,1245319599", ["1245319599"]],
  [
    "the column of NPIs beside telephone numbers",
    'Name,Rendering NPI,Phone\n"SAMPLE, ANA",1234567893,202-555-0100\nBo,,2025550100\n"A ""B"", C",1245319599,\n',
    ["1234567893", "1245319599"],
  ],
  ["cells of a spreadsheet", "NPI\tFax\n1234567893\t2025550100", ["1234567893"]],
  ["nothing", "", []],
])("finds the numbers in %s", (_, text, numbers) => {
  expect(npisIn(text)).toEqual(numbers);
});
