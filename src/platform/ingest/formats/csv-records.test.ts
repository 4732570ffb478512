import * as fc from "fast-check";
import { expect, test } from "vitest";
import { csvRecords } from "./csv-records.ts";

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function cellsOf(text: string, size = 1000): Promise<string[][]> {
  const found: string[][] = [];
  for await (const records of csvRecords(pieces(text, size), "t.csv", 10_000)) {
    for (const { cells } of records) found.push([...cells]);
  }
  return found;
}

test.each([
  [
    '"a","b"\r\n"","c"\r\n',
    [
      ["a", "b"],
      ["", "c"],
    ],
  ],
  [
    "a,b\n,c",
    [
      ["a", "b"],
      ["", "c"],
    ],
  ],
  ['\uFEFF"say ""hi""","x"\n', [['say "hi"', "x"]]],
  [
    '"two\nlines",y\n\nz,',
    [
      ["two\nlines", "y"],
      ["z", ""],
    ],
  ],
  ['5" nail,b\n', [['5" nail', "b"]]],
  ['"a""",""""\n', [['a"', '"']]],
])("reads %j", async (text, rows) => {
  expect(await cellsOf(text)).toEqual(rows);
});

test("reads the same however it is cut, quoted or not", async () => {
  const cell = fc.stringMatching(/^[ab",\n ]{0,5}$/);
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.integer({ min: 1, max: 9 }),
      fc.boolean(),
      async (rows, size, all) => {
        const text = rows
          .map((row) => row.map((cell) => written(cell, all)).join(",") + "\r\n")
          .join("");
        expect(await cellsOf(text, size)).toEqual(rows);
      },
    ),
  );
});

function written(cell: string, always: boolean): string {
  return always || /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

test("says the line each record begins at, and where a quotation never ends", async () => {
  const lines: number[] = [];
  for await (const records of csvRecords(pieces('a,b\n"x\ny",c\n\nd,e', 3), "t.csv", 1000)) {
    lines.push(...records.map(({ line }) => line));
  }
  expect(lines).toEqual([1, 2, 5]);
  await expect(cellsOf('a,b\n"never,c\nd')).rejects.toThrow(/line 2: the file is truncated/);
  await expect(cellsOf(`"${"x".repeat(20_000)}`)).rejects.toThrow(/more than/);
});
