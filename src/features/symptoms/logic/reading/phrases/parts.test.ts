import { describe, expect, test } from "vitest";
import { read } from "../read.ts";

const ADULT = { age: 40, sex: "female" } as const;
const CHILD = { age: 6, sex: "male" } as const;

function told(text: string, patient: { age: number; sex: "female" | "male" } = ADULT) {
  const { recognized } = read(text, patient);
  const of = (negated: boolean): string[] =>
    recognized.filter((one) => one.negated === negated).map(({ finding }) => finding);
  return { stated: of(false), denied: of(true) };
}

describe("what is called normal is not what it is when it is ill", () => {
  test.each([
    ["Homocysteine and ceruloplasmin were normal.", ["homocysteine-high", "ceruloplasmin-low"]],
    ["C4 is very low; tryptase is normal.", ["tryptase-high"]],
    ["He grows normally.", ["failure-to-thrive"]],
    ["No leukocytes and no nitrites.", ["pyuria", "urine-nitrite"]],
    ["Nobody in my family has had bowel cancer.", ["fhx-cancer-colon"]],
  ])("%s", (text, denied) => {
    expect(told(text).denied).toEqual(expect.arrayContaining(denied));
  });

  test("a denial ends where an item with a number of its own begins", () => {
    expect(told("No visible blood, weight -7 kg, mouth ulcers.").stated).toContain("mouth-ulcers");
  });

  test("a place that was only denied is not what the next sentence speaks of", () => {
    const text = "No diarrhea and no testicular pain. There is tenderness with guarding.";
    expect(told(text, { age: 16, sex: "male" }).denied).toContain("testicular-pain");
  });

  test("walking is not walking in", () => {
    expect(told("After I walk a bit it eases.").denied).not.toContain("unable-to-walk");
  });
});

describe("those around the patient", () => {
  test.each([
    "A boy at nursery had it two weeks ago.",
    "Several people at his office have been out with the flu.",
    "Many of the children in her class have been sick.",
    "2 colleagues tested positive last week.",
  ])("%s", (text) => {
    const { stated } = told(text);
    expect(stated).toContain("sick-contact");
    expect(stated).not.toContain("vomiting");
  });

  test.each(["The boy has had a fever.", "My son has had a fever for 3 days."])(
    "%s is said of the patient",
    (text) => {
      expect(told(text, CHILD).stated).toContain("fever");
      expect(told(text, CHILD).stated).not.toContain("sick-contact");
    },
  );

  test.each([
    ["Mother T2DM.", "fhx-diabetes", "hx-diabetes"],
    ["Mum and two brothers are diabetic.", "fhx-diabetes", "hx-diabetes"],
  ])("%s", (text, family, own) => {
    expect(told(text).stated).toContain(family);
    expect(told(text).stated).not.toContain(own);
  });
});

describe("what happened some time ago", () => {
  test.each([
    ["Eight days ago she had a knee ligament repair.", "surgery-recent"],
    ["About two weeks ago I had a nasty tummy bug.", "prior-infection-recent"],
    ["Had the same in the other toe last year.", "similar-episode-before"],
  ])("%s", (text, finding) => {
    expect(told(text).stated).toContain(finding);
  });

  test.each([
    ["Ten years ago she had a knee ligament repair.", "surgery-recent"],
    ["The diarrhea started three weeks ago.", "prior-infection-recent"],
    ["She has not had the same two years ago.", "similar-episode-before"],
  ])("%s", (text, finding) => {
    expect(told(text).stated).not.toContain(finding);
  });
});

describe("one side and both", () => {
  test.each([
    ["The right leg is weak.", "weakness-one-side", "weakness-legs-both"],
    ["Left calf swollen.", "edema-leg-unilateral", "edema-leg-bilateral"],
    ["Swelling of the left and right legs.", "edema-leg", "edema-leg-unilateral"],
  ])("%s", (text, stated, other) => {
    expect(told(text).stated).toContain(stated);
    expect(told(text).stated).not.toContain(other);
  });
});

describe("words farther apart in a clause with nothing else to belong to", () => {
  test.each([
    ["It burns like crazy every time I pee.", "dysuria"],
    ["A single lymph node is felt in the right side of the neck.", "lymphadenopathy-cervical"],
  ])("%s", (text, finding) => {
    expect(told(text).stated).toContain(finding);
  });

  test.each([
    ["It was like passing broken glass.", "xray-fracture"],
    ["He cleared weeds in his yard.", "cannabis-use"],
    ["He has high blood pressure.", "hypertension-severe"],
    ["ST elevation in leads II and III.", "lead-exposure"],
    ["66M, T2DM.", "hx-diabetes-type-1"],
  ])("%s", (text, finding) => {
    expect(told(text).stated).not.toContain(finding);
  });
});
