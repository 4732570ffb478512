import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { listOf } from "../record/list-of.ts";
import type { DosingRule } from "../record/record.ts";

type Label = { readonly set_id: string; readonly version?: string } & Record<string, unknown>;

function labelTexts(path: string): Map<string, { version: string | undefined; text: string }> {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split("\n");
  return new Map(
    lines.map((line) => {
      const label: Label = JSON.parse(line);
      const text = Object.values(label)
        .filter((value) => Array.isArray(value))
        .map((value) => value.join(" "))
        .join(" ");
      const { set_id: setId, version } = label;
      return [setId, { version, text: text.replaceAll(",", "").toLowerCase() }];
    }),
  );
}

const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** A figure as the label may write it: in another metric unit, with a trailing zero, or in a word. */
function isIn(text: string, figure: number): boolean {
  const forms = [figure, figure * 1000, figure / 1000, figure * 1e6, figure / 1e6];
  const word = WORDS[figure];
  return (
    (word !== undefined && text.includes(word)) ||
    forms
      .map((value) =>
        String(Number(value.toPrecision(8)))
          .replace(".", "\\.")
          .replace(/^0\\/, "0?\\"),
      )
      .some((form) => new RegExp(`(?<![\\d.])${form}(?:\\.0+)?(?!\\d|\\.[1-9])`).test(text))
  );
}

function figuresOf(rule: DosingRule): number[] {
  if (!("dose" in rule)) return [];
  const changes = [
    ...(rule.renal ?? []),
    ...(rule.creatinine ?? []),
    ...Object.values(rule.hepatic ?? {}),
  ];
  const texts = [
    rule.dose,
    ...listOf(rule.load).flatMap(({ dose, cap }) => [dose, cap]),
    ...(rule.raise ?? []).flatMap(({ by, to }) => [by === "double" ? undefined : by, to]),
    rule.usual,
    rule.cap,
    ...(typeof rule.dayMax === "string" ? [rule.dayMax] : (rule.dayMax ?? [])),
    ...changes.flatMap(({ dose, cap, dayMax }) => [dose, cap, dayMax]),
  ].filter((text) => text !== undefined);
  return texts.flatMap((text) => (text.split(" ")[0] ?? "").split("-").map(Number));
}

/** Where the label's words must be reckoned out first, and how. */
const RECKONED = [
  ["bromocriptine", "half a 2.5 mg tablet is 1.25 mg"],
  ["cinacalcet", "90 mg four times daily are 360 mg"],
  ["digoxin", "body stores of 10 to 15 mcg/kg times (14 + clearance / 5) per cent"],
  ["entecavir", "the children's table is in mL of 0.05 mg/mL"],
  ["ethacrynic-acid", "200 mg twice daily are 400 mg"],
  ["ethambutol", "the largest dose comes from the label's table by weight"],
  ["methylprednisolone", "200 mg of prednisolone are 160 mg"],
  ["ibuprofen", "two tablets of 200 mg are 400 mg and six are 1200 mg"],
  ["orlistat-otc", "three capsules of 60 mg are 180 mg"],
  ["phendimetrazine", "two tablets of 35 mg three times a day are 210 mg"],
  ["primidone", "500 mg four times a day are 2,000 mg; 250 mg three times are 750 mg"],
  ["testosterone", "396 mg twice daily are 792 mg"],
  ["pyrimethamine", "75 mg a day in two doses are 37.5 mg"],
  ["pyridostigmine", "the label counts teaspoons of 60 mg"],
].map(([id]) => id);

describeRealInputs("labels behind the dosing rules", (pathOf) => {
  const labels = labelTexts(pathOf("drugs/openfda_drug_label_sample.jsonl.gz"));
  const cited = FORMULARY.filter(isCalculated).flatMap((medication) =>
    medication.regimens.flatMap((regimen) =>
      regimen.rules.flatMap((rule) => {
        const source = rule.source ?? regimen.source ?? medication.source;
        const label = "setId" in source ? labels.get(source.setId) : undefined;
        return "setId" in source && label !== undefined
          ? [{ name: `${medication.id}, ${regimen.for}`, rule, source, label }]
          : [];
      }),
    ),
  );

  test("the version that a rule names is the one that was read", () => {
    const others = cited.filter(
      ({ source, label }) =>
        label.version !== undefined && String(source.version) !== label.version,
    );
    expect(cited.length).toBeGreaterThan(500);
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  test("the figures of a rule stand in its label, but for those that were reckoned from it", () => {
    const absent = cited.filter(({ rule, label }) =>
      figuresOf(rule).some((figure) => !isIn(label.text, figure)),
    );
    const unexplained = absent.filter(({ name }) => !RECKONED.includes(name.split(",")[0]));
    expect(unexplained.map(({ name }) => name)).toEqual([]);
  });
});
