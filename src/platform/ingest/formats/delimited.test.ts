import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { delimitedRows } from "./delimited.ts";

async function rowsOf(text: string, options: { delimiter: string; quoted: boolean }) {
  async function* chunks() {
    yield text;
  }
  const rows = [];
  for await (const row of delimitedRows(chunks(), "t.csv", {
    ...options,
    maxCharacters: 100_000,
  })) {
    rows.push(row);
  }
  return rows;
}

describe("delimitedRows", () => {
  test("names the fields by the header and gives back a row of another width", async () => {
    const rows = await rowsOf('NDC,NAME\r\n1,"a, b"\r\n2\r\n3,c\r\n', {
      delimiter: ",",
      quoted: true,
    });
    expect(rows).toEqual([
      { at: "line 2", value: { NDC: "1", NAME: "a, b" } },
      { at: "line 3", problem: "The row has 1 columns, the header 2.", raw: "2" },
      { at: "line 4", value: { NDC: "3", NAME: "c" } },
    ]);
  });

  test("leaves quotation marks alone in tab-separated text", async () => {
    const rows = await rowsOf('A\tB\n5" tube\t"x\n', { delimiter: "\t", quoted: false });
    expect(rows).toEqual([{ at: "line 2", value: { A: '5" tube', B: '"x' } }]);
  });

  test("never fails on any text", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        for (const row of await rowsOf(`A,B\n${text}`, { delimiter: ",", quoted: false })) {
          expect("value" in row || row.problem !== "").toBe(true);
        }
      }),
    );
  });
});
