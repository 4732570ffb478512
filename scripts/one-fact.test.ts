import { expect, test } from "vitest";
import * as v from "valibot";
import { contraindicationLines } from "#/features/dosage/logic/told/contraindication-lines.ts";
import { FORMULARY, isCalculated } from "#/features/dosage/logic/choosing/formulary.ts";
import { listOf } from "#/features/dosage/logic/record/list-of.ts";
import { organLines } from "#/features/dosage/logic/organs/organ-lines.ts";
import type { CalculatedMedication, Regimen } from "#/features/dosage/logic/record/record.ts";
import { readRecords, recordFiles } from "../knowledge/schema/files.ts";
import { formOf, MONOGRAPH_ROUTES } from "../knowledge/schema/from-dosing.ts";
import { Ingredient } from "../knowledge/schema/ingredient.ts";
import { pointsIn } from "../knowledge/schema/limits.ts";
import type { MonographRecord } from "../knowledge/schema/monograph-record.ts";
import { ROOT } from "./setup/root.ts";

/*
 * A fact stands once in an ingredient's file. What is compared is the words that tell what a statement is about, in any
 * order, and figures.
 */

type Dosed = { readonly medication: CalculatedMedication; readonly form: string | undefined };
type Read = { readonly record: Ingredient; readonly alone: readonly Dosed[] };

const CALCULATED = FORMULARY.filter(isCalculated);
const ALL = recordFiles(ROOT, "ingredients/*.yaml").map((file): Read => {
  const record = readRecords(ROOT, file, Ingredient);
  const own = CALCULATED.filter(({ id, ingredients = [id] }) => ingredients.join() === record.id);
  return {
    record,
    alone: own.map((medication) => ({ medication, form: formOf(record, medication) })),
  };
});
const DOSED = ALL.filter(({ alone }) => alone.length > 0);

const SMALL = new Set(
  "a an and as at by for from has have in into is it its known no not of on only or other the to who with".split(
    " ",
  ),
);

function wordsOf(text: string): ReadonlySet<string> {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’]s\b/g, "")
      .match(/[a-z\d.]+/g) ?? [];
  return new Set(words.filter((word) => !SMALL.has(word)).map((word) => word.replace(/s$/, "")));
}

/** Whether the one text says nothing that the other does not say. */
function saidIn(text: string, other: string): boolean {
  const words = wordsOf(text);
  return words.size > 0 && words.isSubsetOf(wordsOf(other));
}

test("a text is found in another by its words, whatever their order and number", () => {
  expect(saidIn("Hepatic failure, acute", "Acute hepatic failures or cirrhosis")).toBe(true);
  expect(saidIn("Acute hepatic failure", "Hepatic failure")).toBe(false);
});

const isDosed = ({ rules }: Regimen): boolean => rules.some((rule) => "dose" in rule);

type OwnDose = NonNullable<MonographRecord["doses"]>[number];

/** The regimens that a dose line of a monograph repeats: of the same form and route, for a use that is no other. */
function repeatedBy(dose: OwnDose, alone: readonly Dosed[]): string[] {
  return alone
    .filter(({ form }) => dose.holds === undefined || dose.holds === form)
    .flatMap(({ medication }) =>
      medication.regimens
        .filter(isDosed)
        .filter(({ route }) => listOf(route).some((way) => MONOGRAPH_ROUTES[way] === dose.route))
        .filter(({ for: use }) => saidIn(dose.indication, use))
        .map(({ for: use }) => `${medication.id}: ${use}`),
    );
}

test("a monograph holds no dose of its own for a use that a regimen covers", () => {
  const lines = DOSED.flatMap(({ record, alone }) =>
    (record.monograph?.doses ?? []).map((dose) => ({ id: record.id, dose, alone })),
  );
  expect(lines.length).toBeGreaterThan(20);
  const repeated = lines.flatMap(({ id, dose, alone }) =>
    repeatedBy(dose, alone).map((by) => `${id}, ${dose.indication}: ${by}`),
  );
  expect(repeated).toEqual([]);
});

test("a monograph's words on an organ hold no figure where the regimens have theirs, and no contraindication", () => {
  const said = ALL.flatMap(({ record, alone }) =>
    (["renal", "hepatic"] as const).flatMap((organ) => {
      const part = record.monograph?.[organ];
      if (part === undefined || typeof part === "string") return [];
      const made = alone.filter(({ medication }) =>
        organLines(medication).some((line) => line.organ === organ),
      );
      return part.points.map((point) => {
        const { point: text, holds = part.holds } =
          typeof point === "string" ? { point, holds: undefined } : point;
        const covering = made.filter(({ form }) => holds === undefined || holds === form);
        return { id: record.id, organ, text, covering };
      });
    }),
  );
  expect(said.length).toBeGreaterThan(200);
  const wrong = said.filter(
    ({ organ, text, covering }) =>
      /^contraindicated|: contraindicated/i.test(text) ||
      (covering.length > 0 && /\d/.test(text.replaceAll(/\bCYP\w+|\d+-\w+/g, ""))) ||
      (organ === "renal" &&
        text === "No dose change" &&
        covering.some(({ medication }) => medication.noRenalChange !== undefined)),
  );
  expect(wrong.map(({ id, organ, text }) => `${id}, ${organ}: ${text}`)).toEqual([]);
});

/** That it is not borne is said of every drug, and beside it of what its products hold. */
const isAllergy = (text: string): boolean => /hypersensitivity|allerg/i.test(text);

test("a boxed warning or contraindication stands once, and not beside the limit that bars the same people", () => {
  const twice = ALL.flatMap(({ record, alone }) => {
    const contraindicated = pointsIn(record.contraindicated).map(({ point }) => point);
    const limits = alone.flatMap(({ medication }) => contraindicationLines(medication));
    const among = (texts: readonly string[]) =>
      texts.flatMap((text, index) =>
        texts
          .filter((other, at) => at !== index && !isAllergy(text) && saidIn(text, other))
          .map((other) => `${record.id}: "${text}" in "${other}"`),
      );
    const barred = contraindicated.flatMap((text) =>
      limits
        .filter((limit) => saidIn(text, limit) || saidIn(limit, text))
        .map((limit) => `${record.id}: "${text}" in the limit "${limit}"`),
    );
    return [
      ...among(contraindicated),
      ...among(pointsIn(record.boxed).map(({ point }) => point)),
      ...barred,
    ];
  });
  expect(twice).toEqual([]);
});

test("a dosing record's warnings repeat no boxed warning and no contraindication of the file", () => {
  const again = DOSED.flatMap(({ record }) => {
    const points = [record.boxed, record.contraindicated]
      .flatMap(pointsIn)
      .map(({ point }) => point)
      .filter((point) => !isAllergy(point));
    return (record.dosing ?? []).flatMap((dosing) =>
      warningsOf(dosing).flatMap((warning) =>
        points
          .filter((point) => saidIn(warning, point) || saidIn(point, warning))
          .map((point) => `${record.id}: "${warning}" in "${point}"`),
      ),
    );
  });
  expect(again).toEqual([]);
});

const Warned = v.looseObject({
  warnings: v.optional(v.array(v.union([v.string(), v.looseObject({ say: v.string() })]))),
});

const warningsOf = (dosing: unknown): string[] =>
  (v.parse(Warned, dosing).warnings ?? []).map((each) =>
    typeof each === "string" ? each : each.say,
  );

const LOOK_ALIKES = readRecords(
  ROOT,
  "knowledge/lexicon/look-alikes.yaml",
  v.array(v.array(v.string())),
).map((group) => group.map((name) => name.toLowerCase().replaceAll("-", " ")));
const Mixed = v.looseObject({
  brands: v.optional(v.array(v.string())),
  mixUps: v.optional(v.array(v.string())),
});

/** The parts of "metFORMIN and metroNIDAZOLE, metoprolol". */
const namesIn = (said: string): string[] =>
  said
    .toLowerCase()
    .replaceAll("-", " ")
    .split(/, | and /);

test("names that look alike stand in their list alone", () => {
  expect(LOOK_ALIKES.length).toBeGreaterThan(50);
  const again = DOSED.flatMap(({ record }) =>
    (record.dosing ?? []).flatMap((dosing) => {
      const { brands = [], mixUps = [] } = v.parse(Mixed, dosing);
      const own = [record.id.replaceAll("-", " "), ...brands.map((brand) => brand.toLowerCase())];
      const alike = LOOK_ALIKES.filter((group) => own.some((name) => group.includes(name))).flat();
      return mixUps
        .filter((said) => namesIn(said).every((name) => alike.includes(name)))
        .map((said) => `${record.id}: ${said}`);
    }),
  );
  expect(again).toEqual([]);
});
