import { createReadStream } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createGunzip, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { jsonLines } from "#/platform/ingest/formats/json-lines.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { xmlTree } from "#/platform/ingest/formats/xml-tree.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import type { Block } from "../../labels.contract.ts";
import { isObject, strings } from "../fields.ts";
import { footnotesIn, tableBlocks } from "./html-table.ts";
import { splBlocks, splFootnotes } from "../spl/spl-text.ts";

/** One table in openFDA's markup and in SPL, read by both readers. */
async function readBoth(table: string): Promise<Block[][]> {
  const root = await xmlTree(
    (async function* () {
      yield `<text>${table}</text>`;
    })(),
    "table",
    1_000_000,
  );
  return [tableBlocks(table, footnotesIn([table])), splBlocks(root, splFootnotes(root))];
}

const cell = (inside: string) => `<table><tbody><tr><td>${inside}</td></tr></tbody></table>`;

test.each([
  ["platelets &lt; 50 x 10<sup>9</sup>/L", "platelets < 50 x 10⁹/L"],
  ["50 x 10 <sup>9 </sup>/L", "50 x 10⁹ /L"],
  ["a 10<sup>-5</sup> level", "a 10⁻⁵ level"],
  ["a 10<sup><content>−4</content></sup> level", "a 10⁻⁴ level"],
  ["2.2 mg/m<sup>2</sup>", "2.2 mg/m²"],
  ["kg<sup>0.75</sup>", "kg^0.75"],
  ["C<sub>max</sub>, H<sub>2</sub>, HbA<sub>1c</sub>", "Cmax, H₂, HbA1c"],
  ["AUC<sub>0-24</sub>", "AUC₀₋₂₄"],
  [
    "Northalol<sup>®</sup> on the 5<sup>th</sup> day, Calm<sup>TM</sup>",
    "Northalol® on the 5th day, CalmTM",
  ],
  ["27<sup>a</sup> and 12<sup>†</sup>", "27ᵃ and 12†"],
])("reads %j in a cell, by both readers", async (inside, text) => {
  for (const blocks of await readBoth(cell(inside))) {
    expect(blocks).toMatchObject([{ kind: "table", rows: [{ cells: [{ text }] }] }]);
  }
});

const WITH_NOTES = `<table><caption>Doses<footnote ID="f0">In adults.</footnote></caption>
  <thead><tr><th>Dose<footnoteRef IDREF="f1"/>daily</th></tr></thead>
  <tfoot><tr><td>Give with food.</td></tr></tfoot>
  <tbody><tr><td>0.5<footnote ID="f1">Over 10<sup>2</sup> minutes.</footnote><sup>,</sup><footnote>Once.</footnote></td></tr>
  <tr><td>7<footnoteRef IDREF="nowhere"/></td></tr></tbody></table>`;

test("puts footnotes under the table, their marks apart from the values, and the foot after the body", async () => {
  for (const blocks of await readBoth(WITH_NOTES)) {
    expect(blocks).toMatchObject([
      {
        caption: "Doses [1]",
        rows: [
          { head: true, cells: [{ text: "Dose [2] daily" }] },
          { head: false, cells: [{ text: "0.5 [2], [3]" }] },
          { head: false, cells: [{ text: "7" }] },
          { head: false, cells: [{ text: "Give with food." }] },
        ],
        notes: [
          { mark: "[1]", text: "In adults." },
          { mark: "[2]", text: "Over 10² minutes." },
          { mark: "[3]", text: "Once." },
        ],
      },
    ]);
  }
});

test("a note that another table holds is told under each table that points to it", () => {
  const pointing = cell('64%<footnoteRef IDREF="f1"/>');
  const notes = [{ mark: "[1]", text: "Over 10² minutes." }];
  expect(tableBlocks(pointing, footnotesIn([WITH_NOTES, pointing]))).toMatchObject([{ notes }]);
});

test("a footnote of a paragraph follows its section", async () => {
  const text =
    "<paragraph>Take 0.5<footnote>In adults.</footnote>mg of 10<sup>6</sup>.</paragraph>";
  const [, blocks] = await readBoth(text);
  expect(blocks).toEqual([
    { kind: "paragraph", text: "Take 0.5 [1] mg of 10⁶." },
    { kind: "paragraph", text: "[1] In adults." },
  ]);
});

const POWERS = /\d\s*<sup>\s*[+\-−–]?\d+\s*<\/sup>/g;
const RAISED = /\d\s?[⁺⁻]?[⁰¹²³⁴-⁹]+/g;
const NOTE = /<footnote[^>/]*>[^<]*[^<\s][^<]*/gi;

function countIn(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** What the page shows of a table, every text on a line. */
function shown(blocks: readonly Block[]): string {
  return blocks
    .flatMap((block) => {
      if (block.kind === "paragraph") return [block.text];
      if (block.kind === "list") return block.items;
      const cells = block.rows.flatMap((row) => row.cells.map(({ text }) => text));
      return [
        block.caption,
        ...cells,
        ...(block.notes ?? []).map(({ mark, text }) => `${mark} ${text}`),
      ];
    })
    .join("\n");
}

describeRealInputs("the markup of tables", (pathOf) => {
  test(
    "keeps every power and every footnote of openFDA's tables",
    { timeout: 240_000 },
    async () => {
      let [powers, notes, tables] = [0, 0, 0];
      const rows = jsonLines(
        textOf(
          createReadStream(pathOf("drugs/openfda_drug_label_sample.jsonl.gz")).pipe(createGunzip()),
          "labels",
        ),
        50_000_000,
      );
      for await (const row of rows) {
        const record = "value" in row && isObject(row.value) ? row.value : {};
        const fields = Object.keys(record).filter((field) => field.endsWith("_table"));
        const all = fields.flatMap((field) => strings(record, field));
        const known = footnotesIn(all);
        for (const table of all) {
          const text = shown(tableBlocks(table, known));
          expect(countIn(text, RAISED)).toBeGreaterThanOrEqual(countIn(table, POWERS));
          expect(countIn(text, /^\[\d+\] /gm)).toBeGreaterThanOrEqual(countIn(table, NOTE));
          expect(text).not.toMatch(/[\w%]\[\d+\]/);
          powers += countIn(table, POWERS);
          notes += countIn(table, NOTE);
          tables += 1;
        }
      }
      for (const seen of [powers, notes, tables]) expect(seen).toBeGreaterThan(0);
    },
  );
  test("keeps every power of the SPL documents", { timeout: 120_000 }, async () => {
    for (const folder of ["spl", "labels/spl_xml"]) {
      for (const name of await readdir(pathOf(folder))) {
        const bytes = await readFile(pathOf(`${folder}/${name}`));
        const xml = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString();
        const root = await xmlTree(
          (async function* () {
            yield xml;
          })(),
          name,
          50_000_000,
        );
        const text = shown(splBlocks(root, splFootnotes(root)));
        expect(countIn(text, RAISED)).toBeGreaterThanOrEqual(countIn(xml, POWERS));
      }
    }
  });
});
