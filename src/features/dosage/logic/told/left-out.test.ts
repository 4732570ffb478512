import { expect, test } from "vitest";
import { substances } from "#/features/substances/logic/vocabulary.ts";
import { LEFT_OUT } from "#knowledge/dosing.js";
import { calculate } from "../calculate.ts";
import { findMedication } from "../choosing/find.ts";
import { FORMULARY } from "../choosing/formulary.ts";

test("kinds that are left out hold substances of the vocabulary that no record answers for", () => {
  const known = new Set(substances.map(({ id }) => id));
  const names = LEFT_OUT.flatMap(({ names }) => names.split(/\s+/));
  expect(names.map((name) => name.replace(/=.*/, "")).filter((id) => !known.has(id))).toEqual([]);
  const answered = names
    .flatMap((name) => name.split("="))
    .filter((name) => findMedication(FORMULARY, name) !== undefined);
  expect(answered).toEqual([]);
});

test.each([
  ["Keytruda", "Pembrolizumab", /cancer medicines/, /oncology/],
  ["potassium phosphate", "Potassium phosphate", /serum levels/, /protocol/],
  ["MANNITOL", "Mannitol", /osmolality/, /protocol/],
])("%s is refused by its kind", (asked, medication, why, use) => {
  const question = { patientType: "adult", weightKg: 70, medication: asked } as const;
  const answer = calculate(question, FORMULARY);
  expect([answer.status, answer.dose, answer.medication]).toEqual(["refused", null, medication]);
  expect(answer.warnings[0]).toMatch(why);
  expect(answer.notes[0]).toMatch(use);
});
