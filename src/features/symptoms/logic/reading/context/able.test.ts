import { describe, expect, test } from "vitest";
import type { Patient } from "../../patient.ts";
import { understood, WOMAN } from "../understood.testing.ts";

const CHILD: Patient = { age: 4, sex: "male" };

const ids = (list: string): string[] => list.split(" ").filter(Boolean);

describe("what somebody can do", () => {
  test.each([
    ["I am able to swallow.", "dysphagia"],
    ["She is still able to walk.", "unable-to-walk"],
    ["He managed to bear weight.", "unable-bear-weight"],
    ["I can get up from a chair.", ""],
    ["I can climb stairs.", "dyspnea-exertional"],
    ["I can still lie flat.", "orthopnea"],
    ["Able to wiggle her toes.", "weakness-focal"],
  ])("%s", (text, denied) => {
    const { present, absent } = understood(text);
    expect([...present]).toEqual([]);
    expect(ids(denied).filter((id) => !absent.has(id))).toEqual([]);
  });

  test.each([
    ["She is not able to walk.", "unable-to-walk"],
    ["She is no longer able to swallow.", "dysphagia"],
    ["I can feel my heart racing.", "palpitations"],
    ["She can walk with a limp.", "limp"],
    ["The headache can last for days, and I can get dizzy.", "dizziness"],
  ])("and what it does not deny: %s", (text, stated) => {
    expect([...understood(text).present]).toContain(stated);
  });
});

describe("what is well", () => {
  test.each([
    ["Anti-CCP normal.", "rf-positive", WOMAN],
    ["Normal anion gap.", "acidosis-gap", WOMAN],
    ["Hepatitis panel within normal limits.", "hx-hepatitis", WOMAN],
    ["Her thyroid was checked and was fine.", "goiter", WOMAN],
    [
      "Temporal arteries, fundi and the rest of the neurological exam are normal.",
      "papilledema",
      WOMAN,
    ],
    ["The part of the drum that can be seen looks normal.", "eardrum-red-bulging", WOMAN],
    ["Tobacco: never.", "smoking", WOMAN],
    ["Bladder and bowels are working.", "urinary-retention", WOMAN],
    ["Mood is reasonable.", "mood-low", WOMAN],
    ["Nobody at work has it.", "sick-contact", WOMAN],
    ["Everyone else at home is well.", "sick-contact", WOMAN],
    ["No one at home has a cough.", "sick-contact", WOMAN],
    ["He drinks like always.", "poor-feeding", CHILD],
    ["Drooling no more than usual.", "drooling", CHILD],
    ["He can drink from his bottle.", "drinks-little-child", CHILD],
    ["No wetting.", "bedwetting", CHILD],
  ])("%s", (text, denied, patient) => {
    const { present, absent } = understood(text, patient);
    expect([...absent]).toContain(denied);
    expect([...present]).not.toContain(denied);
  });

  test.each([
    ["Magnesium normal.", "supplement"],
    ["Twin sacs.", "family-other-illness"],
    ["Everyone else at home is well.", "sick-contact"],
  ])("%s says nothing of %s", (text, finding) => {
    expect([...understood(text).present]).not.toContain(finding);
  });

  test("that no one at home coughs says nothing of the patient", () => {
    expect([...understood("No one at home has a cough.").absent]).not.toContain("cough");
  });
});
