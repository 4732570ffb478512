import { createReadStream } from "node:fs";
import { expect, test } from "vitest";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { xmlTree } from "#/platform/ingest/formats/xml-tree.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import type { LabelSection } from "../labels.contract.ts";
import { labelChanges } from "../logic/label-changes.ts";
import { readSpl } from "./spl/spl.ts";

async function sectionsIn(path: string): Promise<readonly LabelSection[]> {
  const read = readSpl(await xmlTree(textOf(createReadStream(path), path), path, 10_000_000));
  const [record] = "problem" in read ? [] : read;
  if (record?.kind !== "label") throw new TypeError(`${path} is no label.`);
  return record.label.sections;
}

function bare(title: string): string {
  return title.replace(/^[\d.\s]+/, "").toLowerCase();
}

describeRealInputs("two versions of one label", (pathOf) => {
  const older = () => sectionsIn(pathOf("spl/odd_apixaban_eliquis_v29.xml"));
  const newer = () => sectionsIn(pathOf("spl/odd_apixaban_eliquis_v30.xml"));

  test("no section is called removed that the newer one has under its heading, and none whose words it has", async () => {
    const [before, after] = [await older(), await newer()];
    const headings = new Set(after.map(({ title }) => bare(title)));
    const changes = labelChanges(before, after);
    const removed = changes.filter(({ change }) => change === "removed");
    expect(removed.filter(({ title }) => headings.has(bare(title)))).toEqual([]);
    const words = JSON.stringify(after);
    for (const { clauses } of removed) {
      const there = clauses.filter(({ text }) => words.includes(JSON.stringify(text).slice(1, -1)));
      expect(there.length * 2).toBeLessThan(Math.max(clauses.length, 1));
    }
    expect(changes.some(({ change }) => change === "moved")).toBe(true);
  });

  test("each cell of its dose tables that is changed is told in its row", async () => {
    const sections = await newer();
    let cells = 0;
    for (const [place, { title, blocks }] of sections.entries()) {
      if (!title.startsWith("2.")) continue;
      for (const [at, block] of blocks.entries()) {
        if (block.kind !== "table") continue;
        for (const [row, { cells: texts }] of block.rows.entries()) {
          for (const column of texts.keys()) {
            const after = structuredClone(sections) as LabelSection[];
            const table = after[place]?.blocks[at];
            const cell = table?.kind === "table" ? table.rows[row]?.cells[column] : undefined;
            if (cell !== undefined) cell.text = "99 mg twice daily";
            const [told, ...others] = labelChanges(sections, after);
            expect(others).toEqual([]);
            expect(told).toMatchObject({ title, change: "changed" });
            expect(told?.clauses.map(({ text }) => text).join()).toContain("99 mg twice daily");
            cells += 1;
          }
        }
      }
    }
    expect(cells).toBeGreaterThan(10);
  });
});
