import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block, LabelSection } from "../labels.contract.ts";
import { labelChanges } from "./label-changes.ts";
import { SECTION } from "../section.ts";

function table(
  caption: string,
  rows: readonly (readonly string[])[],
  notes: { mark: string; text: string }[] = [],
): Block {
  return {
    kind: "table",
    caption,
    rows: rows.map((texts) => ({
      head: false,
      cells: texts.map((text) => ({ text, head: false, columns: 1, rows: 1 })),
    })),
    notes,
  };
}

function paragraph(text: string): Block {
  return { kind: "paragraph", text };
}

function section(title: string, blocks: Block[], more: Partial<LabelSection> = {}): LabelSection {
  return { code: SECTION.unclassified, title, depth: 0, blocks, ...more };
}

const DOSES = table("Doses by weight", [
  ["Weight", "Day 1 to 7", "After day 7"],
  ["4 kg to 6 kg", "0.2 mg twice daily", "0.1 mg twice daily"],
  ["6 kg to 9 kg", "0.4 mg twice daily", "0.2 mg twice daily"],
]);

test("tells the changed cell of a table as its row, before and after", () => {
  const after = table("Doses by weight", [
    ["Weight", "Day 1 to 7", "After day 7"],
    ["4 kg to 6 kg", "99 mg twice daily", "0.1 mg twice daily"],
    ["6 kg to 9 kg", "0.4 mg twice daily", "0.2 mg twice daily"],
  ]);
  expect(labelChanges([section("2.1 Doses", [DOSES])], [section("2.1 Doses", [after])])).toEqual([
    {
      code: SECTION.unclassified,
      title: "2.1 Doses",
      was: null,
      change: "changed",
      clauses: [
        {
          change: "changed",
          before: "4 kg to 6 kg | 0.2 mg twice daily | 0.1 mg twice daily",
          text: "4 kg to 6 kg | 99 mg twice daily | 0.1 mg twice daily",
          table: "Doses by weight",
        },
      ],
    },
  ]);
});

test("a clause that went to another section has moved, and a table that took up sentences as well", () => {
  const [stays, goes] = ["Take it with food.", "Do not take it with grapefruit juice."];
  const before = [
    section("1 Use", [paragraph(`${stays} ${goes}`)]),
    section("2 More", [paragraph("Once daily.")]),
  ];
  const after = [
    section("1 Use", [paragraph(stays)]),
    section("2 More", [paragraph("Once daily."), table("", [["Never", goes]])]),
  ];
  expect(labelChanges(before, after)).toMatchObject([
    { title: "1 Use", clauses: [{ change: "moved", text: goes, to: "2 More" }] },
    { title: "2 More", clauses: [{ change: "added", text: `Never | ${goes}` }] },
  ]);
});

const words = fc.stringMatching(/^[A-Z][a-z]{2,7}( [a-z]{2,7}){2,6} \d{1,3} mg\.$/);
const block: fc.Arbitrary<Block> = fc.oneof(
  words.map((text): Block => ({ kind: "paragraph", text })),
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map((items): Block => ({ kind: "list", ordered: false, items })),
  fc
    .tuple(words, fc.array(fc.tuple(words, words, words), { minLength: 1, maxLength: 4 }), words)
    .map(([caption, rows, note]): Block => table(caption, rows, [{ mark: "[1]", text: note }])),
);
const CODES = [SECTION.unclassified, SECTION.dosage, SECTION.warnings];
const label = fc.uniqueArray(
  fc.record(
    {
      code: fc.constantFrom(...CODES),
      title: words,
      depth: fc.nat({ max: 1 }),
      blocks: fc.array(block, { minLength: 1, maxLength: 4 }),
      highlights: fc.array(block, { minLength: 1, maxLength: 2 }),
    },
    { requiredKeys: ["code", "title", "depth", "blocks"] },
  ),
  { minLength: 1, maxLength: 5, selector: ({ title }) => title },
);

function doses(rows: readonly (readonly string[])[]): LabelSection[] {
  return [section("2 Doses", [table("", rows)])];
}

type Holder = Record<string, unknown>;

/** Every text that a label holds, with the way to write another there. */
function textsIn(node: unknown): { text: string; key: string; write: (text: string) => void }[] {
  if (typeof node !== "object" || node === null) return [];
  const holder = node as Holder;
  return Object.entries(holder).flatMap(([key, value]) =>
    typeof value === "string" && !["code", "kind", "mark"].includes(key)
      ? [{ text: value, key, write: (text: string) => void (holder[key] = text) }]
      : textsIn(value),
  );
}

describe("whatever a label holds", () => {
  test("to itself it is the same", () => {
    fc.assert(
      fc.property(label, (sections) => {
        expect(labelChanges(sections, sections)).toEqual([]);
      }),
    );
  });

  test("one text that is written anew is told with its new words, and nothing is called removed", () => {
    fc.assert(
      fc.property(label, fc.nat(), words, (before, which, words) => {
        const after = structuredClone(before);
        const texts = textsIn(after);
        const chosen = texts[which % texts.length];
        fc.pre(chosen !== undefined && chosen.text !== words);
        chosen?.write(words);
        const told = labelChanges(before, after);
        const all = told.flatMap(({ title, was, clauses }) => [
          was === null ? "" : title,
          ...clauses.map(({ text }) => text),
        ]);
        expect(all.join("\n")).toContain(words);
        expect(told.filter(({ change }) => change !== "changed")).toEqual([]);
      }),
    );
  });

  test("a cell that is changed is told in its row", () => {
    const rows = fc.array(fc.tuple(words, words, words), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.nat(), fc.nat(), words, (before, row, column, text) => {
        const after = before.map((cells) => [...cells]);
        const cells = after[row % after.length] ?? [];
        fc.pre(cells[column % 3] !== text);
        cells[column % 3] = text;
        const clauses = labelChanges(doses(before), doses(after)).flatMap((told) => told.clauses);
        expect(clauses.map((told) => told.text)).toContain(cells.join(" | "));
      }),
    );
  });

  test("a text that is dropped is told as removed, also one of two that are alike", () => {
    fc.assert(
      fc.property(label, fc.nat(), (before, which) => {
        const at = which % before.length;
        const after = before.map((one, place) =>
          place === at ? { ...one, blocks: one.blocks.slice(1) } : one,
        );
        const told = labelChanges(before, after).flatMap(({ clauses }) => clauses);
        expect(told.some(({ change }) => change === "removed" || change === "moved")).toBe(true);
      }),
    );
  });

  test("a section that is renamed, coded anew or moved is never removed", () => {
    fc.assert(
      fc.property(
        label,
        fc.nat(),
        words,
        fc.constantFrom(...CODES),
        fc.nat(),
        (before, which, title, code, to) => {
          const after = structuredClone(before);
          const [taken] = after.splice(which % after.length, 1);
          if (taken === undefined) return;
          after.splice(to % (after.length + 1), 0, { ...taken, title, code });
          const told = labelChanges(before, after);
          expect(told.filter(({ change }) => change === "removed")).toEqual([]);
          expect(told.flatMap(({ clauses }) => clauses)).toEqual([]);
        },
      ),
    );
  });
});
