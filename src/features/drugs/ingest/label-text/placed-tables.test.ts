import { expect, test } from "vitest";
import { textWithTables } from "./placed-tables.ts";

const NONE = new Map();

function table(...rows: string[][]): string {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return `<table width="100%"><tbody>${cells.join("\n  ")}</tbody></table>`;
}

const RENAL = table(["Clearance", "Daily dose"], ["&lt; 30 mL/min", "5 mg <sup>a</sup>"]);
const LIVER = table(["Child-Pugh class", "Daily dose"], ["C", "Do not use"]);

/** The kinds of blocks, with the words of those that are no table. */
function outline(texts: readonly string[], tables: readonly string[]): string[] {
  return textWithTables(texts, tables, NONE).map((block) => {
    if (block.kind === "paragraph") return block.text;
    if (block.kind === "list") return block.items.join(" | ");
    return `table ${block.rows.map(({ cells }) => cells.map(({ text }) => text).join(",")).join("/")}`;
  });
}

test("a table stands once, where its words stood", () => {
  const text =
    "2 DOSAGE AND ADMINISTRATION Take it once a day. Clearance Daily dose < 30 mL/min 5 mg a Watch for bleeding. Child-Pugh class Daily dose C Do not use Keep it cool.";
  expect(outline([text], [RENAL, LIVER])).toEqual([
    "Take it once a day.",
    "table Clearance,Daily dose/< 30 mL/min,5 mg ᵃ",
    "Watch for bleeding.",
    "table Child-Pugh class,Daily dose/C,Do not use",
    "Keep it cool.",
  ]);
});

test("a section that is a table alone has no words beside it", () => {
  expect(outline(["Child-Pugh class Daily dose C Do not use"], [LIVER])).toHaveLength(1);
});

test("of two tables that say the same each stands in its own place", () => {
  const words = "Child-Pugh class Daily dose C Do not use";
  expect(outline([`One. ${words} Two. ${words} Three.`], [LIVER, LIVER])).toEqual([
    "One.",
    expect.stringMatching(/^table/),
    "Two.",
    expect.stringMatching(/^table/),
    "Three.",
  ]);
});

test("where a word differs nothing is dropped, and the table comes last", () => {
  const text = "Child-Pugh class Daily dose B Do not use. Keep it cool.";
  expect(outline([text], [LIVER])).toEqual([text, expect.stringMatching(/^table/)]);
});

test("a table of a few letters does not drop them elsewhere", () => {
  expect(outline(["It is 5 mg a day."], [table(["5 mg"])])).toEqual([
    "It is 5 mg a day.",
    "table 5 mg",
  ]);
});

test("tables that come as one are two, but for those within a cell", () => {
  const text =
    "Clearance Daily dose < 30 mL/min 5 mg a And Child-Pugh class Daily dose C Do not use";
  expect(outline([text], [`${RENAL} ${LIVER}`])).toHaveLength(3);
  const within = table([`${LIVER} ${LIVER}`, "Read both"]);
  const words = "Child-Pugh class Daily dose C Do not use";
  expect(outline([`${words} ${words} Read both`], [within])).toEqual([
    expect.stringMatching(/^table .*Read both$/),
  ]);
});
