import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonItems } from "./json-items.ts";
import { jsonLines } from "./json-lines.ts";
import type { Row } from "../row.ts";

const OPTIONS = { key: "results", maxCharacters: 1_000_000 };

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
}

async function collect<T>(rows: AsyncIterable<Row<T>>): Promise<Row<T>[]> {
  const all: Row<T>[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

function values<T>(rows: Row<T>[]): T[] {
  return rows.flatMap((row) => ("value" in row ? [row.value] : []));
}

describe("jsonItems", () => {
  const element = fc.jsonValue({ maxDepth: 4 });

  test("gives the elements of any list, however the text is cut", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(element), fc.integer({ min: 1, max: 40 }), async (list, size) => {
        const text = JSON.stringify(list);
        const rows = await collect(jsonItems(inPieces(text, size), "a.json", OPTIONS));
        expect(values(rows)).toEqual(JSON.parse(text));
      }),
    );
  });

  test("gives the elements under the key, whatever stands around it", async () => {
    const around = fc.dictionary(
      fc.string().filter((key) => key !== "results" && key !== "__proto__"),
      element,
    );
    await fc.assert(
      fc.asyncProperty(
        around,
        fc.array(element),
        around,
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(undefined, 2),
        async (before, list, after, size, indent) => {
          const text = JSON.stringify({ ...before, results: list, ...after }, null, indent);
          const rows = await collect(jsonItems(inPieces(text, size), "a.json", OPTIONS));
          expect(values(rows)).toEqual(JSON.parse(JSON.stringify(list)));
        },
      ),
    );
  });

  test("takes an object without the key as the one element", async () => {
    const record = { set_id: "a", openfda: { results: ["inside"] }, list: [1, [2]] };
    const text = JSON.stringify(record);
    expect(values(await collect(jsonItems(inPieces(text, 7), "a.json", OPTIONS)))).toEqual([
      record,
    ]);
  });

  test("says where a document is cut off", async () => {
    const text = JSON.stringify({ results: [{ a: 1 }, { b: 2 }] }).slice(0, -4);
    await expect(collect(jsonItems(inPieces(text, 5), "cut.json", OPTIONS))).rejects.toThrow(
      /cut\.json ends in the middle of its JSON after 1 records/,
    );
  });

  test("gives back an element that is too long, and goes on", async () => {
    const text = JSON.stringify([{ a: "x".repeat(5000) }, { b: 1 }]);
    const rows = await collect(
      jsonItems(inPieces(text, 100), "a.json", { key: "results", maxCharacters: 1000 }),
    );
    expect(rows[0]).toMatchObject({ at: "record 1", problem: expect.stringContaining("longer") });
    expect(rows[1]).toMatchObject({ at: "record 2", value: { b: 1 } });
  });
});

describe("jsonLines", () => {
  test("gives back a broken line with its number, and goes on", async () => {
    const rows = await collect(jsonLines(inPieces('{"a":1}\n\n{"a":\r\n{"a":2}', 3), 1000));
    expect(rows.map((row) => [row.at, "value" in row])).toEqual([
      ["line 1", true],
      ["line 3", false],
      ["line 4", true],
    ]);
  });

  test("gives back a line of 50 MB as too long, and goes on", async () => {
    const megabyte = "x".repeat(1024 * 1024);
    async function* text(): AsyncGenerator<string> {
      for (let count = 0; count < 50; count += 1) yield megabyte;
      yield '\n{"a":1}\n';
    }
    const rows = await collect(jsonLines(text(), 4 * 1024 * 1024));
    expect(rows).toMatchObject([
      { problem: expect.stringContaining("4.0 MB") },
      { value: { a: 1 } },
    ]);
  });
});
