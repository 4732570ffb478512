import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import * as v from "valibot";
import { expect, test } from "vitest";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import type { Monograph } from "./monograph.schema.ts";
import { MonographSchema } from "./monograph.schema.ts";

const FOLDER = join(import.meta.dirname, "../../../data/starter/monographs");
const monographs = readdirSync(FOLDER).map((file) =>
  v.parse(MonographSchema, JSON.parse(readFileSync(join(FOLDER, file), "utf8"))),
);

const LabelRecord = v.looseObject({ set_id: v.string(), version: v.string() });
type LabelRecord = v.InferOutput<typeof LabelRecord>;

/** All that a label says, in small letters, without the commas of large numbers. */
function textOf(record: LabelRecord): string {
  const sections = Object.values(record).filter((section) => Array.isArray(section));
  return sections.flat().join(" ").replaceAll(",", "").toLowerCase();
}

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven"];

function hasNumber(text: string, number: string): boolean {
  const plain = number.replaceAll(",", "");
  const spellings = [plain, plain.replace(/^0\./, "."), NUMBER_WORDS[Number(plain)] ?? plain];
  return spellings.some((spelling) =>
    new RegExp(String.raw`(?<![\d.])${spelling.replace(".", String.raw`\.`)}(?!\d|\.\d)`).test(
      text,
    ),
  );
}

function onLabel(basis: Monograph["class"]["basis"]): boolean {
  return typeof basis === "object" && "label" in basis;
}

/** What a monograph takes from the label, dose lines and parts. */
function statementsOf(monograph: Monograph): string[] {
  const doses = monograph.doses
    .filter((dose) => onLabel(dose.basis))
    .map((dose) => `${dose.dose} ${dose.schedule} ${dose.note ?? ""}`);
  const { renal, hepatic, boxedWarning, contraindications, pregnancy, lactation } = monograph;
  const { monitoring, interactions, indications } = monograph;
  const parts = [renal, hepatic, boxedWarning, contraindications, pregnancy, lactation, monitoring];
  const points = [...parts, interactions, indications]
    .filter((part) => onLabel(part.basis))
    .flatMap((part) => part.points);
  return [...doses, ...points];
}

describeRealInputs("monographs beside the labels they were checked against", (pathOf) => {
  const bySet = new Map(
    gunzipSync(readFileSync(pathOf("drugs/openfda_drug_label_sample.jsonl.gz")))
      .toString("utf8")
      .trim()
      .split("\n")
      .map((line) => v.parse(LabelRecord, JSON.parse(line)))
      .map((record) => [`${record.set_id} ${record.version}`, record] as const),
  );
  const pairs = monographs.flatMap((monograph) => {
    const { label } = monograph;
    const record = label === undefined ? undefined : bySet.get(`${label.setId} ${label.version}`);
    return record === undefined ? [] : [{ monograph, record, text: textOf(record) }];
  });

  test("name labels that exist, in the version that was read", () => {
    const named = monographs.filter((monograph) => monograph.label !== undefined);
    expect(named.length).toBeGreaterThan(100);
    expect(pairs.length).toBe(named.length);
  });

  test("take no number from a label that is not in it", () => {
    const foreign = pairs.flatMap(({ monograph, text }) =>
      statementsOf(monograph).flatMap((statement) =>
        (statement.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [])
          .filter((number) => !hasNumber(text, number))
          .map((number) => `${monograph.id}: ${number} in "${statement}"`),
      ),
    );
    expect(foreign).toEqual([]);
  });

  test("say that there is no boxed warning exactly where the label has none", () => {
    const wrong = pairs.filter(({ monograph: { boxedWarning }, record }) => {
      const saysNone = boxedWarning.points[0] === "None on label";
      return onLabel(boxedWarning.basis) && saysNone === "boxed_warning" in record;
    });
    expect(wrong.map(({ monograph }) => monograph.id)).toEqual([]);
  });
});
