import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { expect, test } from "vitest";
import { jsonLines } from "#/platform/ingest/formats/json-lines.ts";
import { textOf } from "#/platform/ingest/formats/text.ts";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { isObject } from "../fields.ts";
import { readOpenFdaLabel } from "../openfda/openfda-label.ts";
import { FACTS_RANK, rowsOfLabel } from "./product-row.ts";

describeRealInputs("the controlled status of products", (pathOf) => {
  test("is no for none that has a substance of DEA's list", { timeout: 240_000 }, async () => {
    const csv = await readFile(pathOf("drugs/dea_controlled_substances.csv"), "utf8");
    const listed = new Set(
      [...csv.matchAll(/^"?([A-Za-z][A-Za-z-]{4,}?)"?,\d+,(?:II|III|IV|V),/gm)].map(
        ([, name = ""]) => name.toLowerCase(),
      ),
    );
    const path = pathOf("drugs/openfda_drug_label_sample.jsonl.gz");
    const lines = jsonLines(textOf(createReadStream(path).pipe(createGunzip()), path), 50_000_000);
    const wrong: string[][] = [];
    const told = { yes: 0, no: 0, unknown: 0 };
    for await (const row of lines) {
      const label = readOpenFdaLabel("value" in row && isObject(row.value) ? row.value : {});
      if ("problem" in label) continue;
      for (const { isControlled, substances, schedule } of rowsOfLabel(
        label,
        FACTS_RANK.labelWords,
      )) {
        told[isControlled === null ? "unknown" : isControlled ? "yes" : "no"] += 1;
        const words = substances.flatMap((name) => name.toLowerCase().split(/\W+/));
        if (isControlled === false && words.some((word) => listed.has(word))) wrong.push(words);
        if (schedule !== null && isControlled !== true) wrong.push([schedule]);
      }
    }
    expect(wrong).toEqual([]);
    expect(listed.size).toBeGreaterThan(100);
    for (const count of Object.values(told)) expect(count).toBeGreaterThan(0);
  });
});
