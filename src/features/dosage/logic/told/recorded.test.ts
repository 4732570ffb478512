import { expect, test } from "vitest";
import { SUBJECTS } from "#/features/substances/population.schema.ts";
import type { Answer } from "../answer.ts";
import { calculate } from "../calculate.ts";
import { routesOf } from "../choosing/find.ts";
import { FORMULARY, isCalculated } from "../choosing/formulary.ts";
import type { Question } from "../patient/patient.ts";
import { populationsOf } from "./populations.ts";
import type { CalculatedMedication, DosingRule } from "../record/record.ts";
import { besideDose, missingText } from "./recorded-text.ts";
import { replyOf } from "./reply.ts";

const ADULT = { patientType: "adult", ageYears: 50, weightKg: 70, sex: "male" } as const;

/** A medication that no record has, so that its silence is of its own making. */
function madeUp(
  rule: Partial<DosingRule>,
  more: Partial<CalculatedMedication> = {},
): CalculatedMedication {
  return {
    id: "made-up",
    name: "Made-up",
    source: { guideline: "None", year: 2020 },
    checkedOn: "2026-01-01",
    regimens: [
      {
        for: "Pain",
        route: "oral",
        ages: "18 y up",
        rules: [{ dose: "10 mg", every: "24 h", ...rule } as DosingRule],
      },
    ],
    ...more,
  };
}

const ask = (medication: CalculatedMedication, more: Partial<Question> = {}): Answer =>
  calculate({ ...ADULT, medication: medication.id, indication: "Pain", ...more }, [medication]);
const stateOf = (answer: Answer, subject: string) =>
  answer.recorded.find((one) => one.subject === subject)?.state;

test("every answer that comes to a rule says of all seven what is on record", () => {
  for (const { id, regimens } of FORMULARY.filter(isCalculated)) {
    for (const regimen of regimens) {
      const indication = regimen.for;
      const answer = calculate(
        { ...ADULT, medication: id, indication, route: routesOf(regimen)[0] },
        FORMULARY,
      );
      if (answer.status === "not-covered" && answer.recorded.length === 0) continue;
      const subjects = answer.recorded.map(({ subject }) => subject);
      expect([id, indication, subjects]).toEqual([id, indication, SUBJECTS]);
    }
  }
});

test("silence is not on record, a word of the label is a rule, and the label's none is neither", () => {
  const silent = ask(madeUp({}));
  expect(new Set(silent.recorded.map(({ state }) => state))).toEqual(new Set(["not on record"]));
  const told = ask(madeUp({ hepatic: { severe: { part: 0.5 } }, renal: [] }, { beers: "Avoid." }));
  expect([stateOf(told, "liver"), stateOf(told, "kidneys"), stateOf(told, "elderly")]).toEqual([
    "rule",
    "no change",
    "rule",
  ]);
  const none = ask(madeUp({}, { noChange: ["liver", "elderly"] }));
  expect([stateOf(none, "liver"), stateOf(none, "elderly"), stateOf(none, "dialysis")]).toEqual([
    "no change",
    "no change",
    "not on record",
  ]);
});

test.each<[string, Partial<Question>, string | undefined]>([
  ["nothing that matters", {}, undefined],
  ["good kidneys", { creatinineClearance: 90 }, undefined],
  ["weak kidneys", { creatinineClearance: 40 }, "weak kidneys"],
  ["dialysis", { dialysis: "hemodialysis", creatinineClearance: 40 }, "dialysis"],
  ["a healthy liver", { hepatic: "none" }, undefined],
  ["a weak liver", { hepatic: "mild" }, "liver"],
  ["pregnancy", { pregnant: true, sex: "female" }, "pregnancy"],
  ["old age", { patientType: "geriatric", ageYears: 65 }, "age 65 and over"],
  ["just not old age", { ageYears: 64 }, undefined],
  ["two at once", { hepatic: "severe", dialysis: "peritoneal" }, "dialysis, liver"],
])("what is missing for %s is told above, and nothing else", (_, patient, missing) => {
  expect(missingText(ask(madeUp({}), patient).recorded)).toBe(
    missing && `Not on record for this drug: ${missing}`,
  );
});

test("a child whose age no use covers is told so", () => {
  const child = { patientType: "pediatric", ageYears: 5, weightKg: 20 } as const;
  const answer = ask(madeUp({}), child);
  expect(answer.status).toBe("not-covered");
  expect(missingText(answer.recorded)).toBe("Not on record for this drug: children");
});

test("what is said of hemodialysis alone is not on record for peritoneal dialysis", () => {
  const medication = madeUp({}, { dialysis: "a dose after each hemodialysis session" });
  expect(stateOf(ask(medication, { dialysis: "hemodialysis" }), "dialysis")).toBe("rule");
  expect(stateOf(ask(medication, { dialysis: "peritoneal" }), "dialysis")).toBe("not on record");
});

test("a rule of another use is named as such", () => {
  const [use] = madeUp({}).regimens;
  const other = { ...madeUp({ hepatic: { mild: { part: 0.5 } } }).regimens[0], for: "Gout" };
  const medication = madeUp({}, {
    regimens: [use, other].flatMap((one) => one ?? []),
  } as Partial<CalculatedMedication>);
  expect(missingText(ask(medication, { hepatic: "mild" }).recorded)).toBe(
    "Not on record for this drug: liver (in this use)",
  );
});

test("where the dosing record is silent and the monograph is not, its words stand with the answer", () => {
  const told = FORMULARY.filter(isCalculated).flatMap(({ id, regimens: [use] }) => {
    const answer = calculate(
      { ...ADULT, medication: id, indication: use?.for, hepatic: "severe" },
      FORMULARY,
    );
    return besideDose(answer.recorded).map((words) => ({ words, answer }));
  });
  expect(told.length).toBeGreaterThan(100);
  for (const { words, answer } of told) {
    expect(words).toMatch(/^Not worked into the dose \(liver\)\. The monograph says: \S/);
    expect(replyOf(answer)?.warnings).toContain(words);
    expect(missingText(answer.recorded) ?? "").not.toContain("liver");
  }
});

test("a monograph's dialysis, children and elderly come from the dosing records, or are not on record", () => {
  const [dialysis, children, elderly] = populationsOf("made-up", [
    madeUp({ hemodialysis: { dose: "5 mg" } }, { noChange: ["elderly"] }),
  ]);
  expect(dialysis).toMatchObject({ state: "rule", said: [] });
  expect(children).toMatchObject({ state: "not on record", said: [] });
  expect(elderly).toMatchObject({ state: "no change", said: [] });
  expect(populationsOf("unheard-of", []).map(({ state }) => state)).toEqual([
    "not on record",
    "not on record",
    "not on record",
  ]);
});
