import * as v from "valibot";
import { expect, test } from "vitest";
import { substances } from "#/features/substances/logic/vocabulary.ts";
import { readBand } from "../choosing/band.ts";
import { bandProblems, kidneyProblems } from "../choosing/coverage.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import { readDose, readInterval } from "../record/notation.ts";
import { MedicationSchema } from "../record/record.schema.ts";

const calculated = FORMULARY.filter(isCalculated);
const regimens = calculated.flatMap((medication) =>
  medication.regimens.map((regimen) => ({
    name: `${medication.id}: ${regimen.for}`,
    medication,
    regimen,
  })),
);
const rules = regimens.flatMap(({ name, regimen }) =>
  regimen.rules.map((rule) => ({ name, rule })),
);
const given = rules.flatMap(({ name, rule }) => ("dose" in rule ? [{ name, rule }] : []));

test("every record has the form that the schema asks for", () => {
  for (const record of FORMULARY) {
    const result = v.safeParse(MedicationSchema, record);
    expect(
      result.success ? [] : [record.id, ...result.issues.map(({ message }) => message)],
    ).toEqual([]);
  }
});

test("ids and names are used once", () => {
  expect(new Set(FORMULARY.map(({ id }) => id)).size).toBe(FORMULARY.length);
  expect(new Set(FORMULARY.map(({ name }) => name)).size).toBe(FORMULARY.length);
});

test("no guideline, review or trial is cited as prescribing information", () => {
  const sources = regimens.flatMap(({ medication, regimen }) => [
    medication.source,
    ...[regimen, ...regimen.rules].flatMap(({ source }) => source ?? []),
  ]);
  const named = sources.flatMap((source) => ("guideline" in source ? [source.guideline] : []));
  const labels = named.filter((name) => name.includes("prescribing information"));
  const other = /guideline|bulletin|review|paper|practice|recommendation|panel|^[A-Z]{3,}:/i;
  expect(labels.filter((name) => other.test(name))).toEqual([]);
});

test("every patient of a regimen's domain meets exactly one rule, and every rule can be met", () => {
  expect(
    regimens.flatMap(({ name, regimen }) =>
      bandProblems(regimen).map((problem) => `${name}: ${problem}`),
    ),
  ).toEqual([]);
});

test("the bands of clearance do not overlap, nor those of the creatinine", () => {
  expect(
    rules.flatMap(({ name, rule }) =>
      [rule.renal ?? [], rule.creatinine ?? []]
        .flatMap((steps) => kidneyProblems(steps.map(({ at }) => at)))
        .map((problem) => `${name}: ${problem}`),
    ),
  ).toEqual([]);
});

test("a table of clearances says what holds for the weakest kidneys too", () => {
  const barred = calculated
    .filter(({ never = [] }) => never.some(({ whom }) => whom.renal !== undefined))
    .map(({ id }) => `${id}:`);
  const open = rules.filter(({ name, rule }) => {
    if (barred.some((id) => name.startsWith(id))) return false;
    const starts = (rule.renal ?? []).map(({ at }) => readBand(at).from);
    const reductions = (rule.renal ?? []).some((step) => "dose" in step || "every" in step);
    return reductions && starts.every((start) => start !== undefined);
  });
  expect(open.map(({ name }) => name)).toEqual([]);
});

test("an amount for a day is divided by one number of doses", () => {
  expect(
    given
      .filter(({ rule }) => readDose(rule.dose).pace === "day" && !/^[\d.]+ /.test(rule.every))
      .map(({ name }) => name),
  ).toEqual([]);
});

test("an infusion is continuous and nothing else is", () => {
  expect(
    given
      .filter(({ rule }) => {
        const { pace } = readDose(rule.dose);
        return (pace === "h" || pace === "min") !== (rule.every === "continuous");
      })
      .map(({ name }) => name),
  ).toEqual([]);
});

test("no fixed dose is above its own cap, nor its doses of a day above the day's limit", () => {
  const wrong = given.filter(({ rule }) => {
    const dose = readDose(rule.dose);
    if (dose.per !== undefined || dose.pace !== undefined) return false;
    const high = Number(dose.high.n) / Number(dose.high.d);
    const cap = rule.cap === undefined ? undefined : readDose(rule.cap);
    const overCap =
      cap !== undefined &&
      cap.unit === dose.unit &&
      cap.per === undefined &&
      high > Number(cap.high.n) / Number(cap.high.d);
    const limits = typeof rule.dayMax === "string" ? [rule.dayMax] : (rule.dayMax ?? []);
    const { least } = readInterval(rule.every);
    const overDay = limits.some((text) => {
      const limit = readDose(text);
      return (
        limit.per === undefined &&
        limit.unit === dose.unit &&
        !rule.prn &&
        rule.every !== "once" &&
        !rule.every.endsWith("min") &&
        high * (Number(least.n) / Number(least.d)) >
          Number(limit.high.n) / Number(limit.high.d) + 1e-9
      );
    });
    return overCap || overDay;
  });
  expect(wrong.map(({ name, rule }) => `${name} ${rule.dose} ${rule.every}`)).toEqual([]);
});

test("ingredients are ids of the vocabulary", () => {
  const known = new Set(substances.map(({ id }) => id));
  const asked = FORMULARY.flatMap((record) => record.ingredients ?? [record.id]);
  expect([...new Set(asked.filter((id) => !known.has(id)))]).toEqual([]);
});

test("there are at least 200 medications and no unit is written in a way that ISMP warns of", () => {
  expect(calculated.length).toBeGreaterThanOrEqual(200);
  const words = JSON.stringify(FORMULARY, (key, value) => (key === "setId" ? undefined : value));
  expect(words.match(/\b\d+ ?(?:IU|U|ug|µg|cc)\b/g)).toBeNull();
  expect(words.match(/\d\.\d*0 (?:mg|mcg|g|mL)\b/g)).toBeNull();
  expect(words.match(/(?<![\d.])\.\d+ ?(?:mg|mcg|g|mL)\b/g)).toBeNull();
});
