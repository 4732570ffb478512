import { expect, test } from "vitest";
import { read } from "../read.ts";
import { SITES } from "../phrases/places.ts";

const said = (text: string, negated: boolean): string[] =>
  read(text, { age: 40, sex: "female" })
    .recognized.filter((one) => one.negated === negated)
    .map(({ finding }) => finding);

const PLACES = [...SITES].filter(
  (site) => /^[a-z]{4,}$/.test(site) && !/testic|scrot|penis|foreskin|glans|prostat/.test(site),
);

test.each([
  "A heavy {}.",
  "Tightness in the {}.",
  "A stiff {}.",
  "Burning in the {}.",
  "Bleeding from the {}.",
  "Sores on the {}.",
  "A lump in the {}.",
  "Numbness of the {}.",
])("a complaint is understood at every place: %s", (template) => {
  expect(PLACES.length).toBeGreaterThan(40);
  const texts = PLACES.map((site) => template.replace("{}", site));
  expect(texts.filter((text) => said(text, false).length === 0)).toEqual([]);
});

test("what lies within a place has what is known of the place", () => {
  expect(said("A squeezing heaviness behind the breastbone.", false)).toContain(
    "chest-pain-pressure",
  );
});

test.each([
  ["He has pain. It is mostly in the left knee.", "knee-pain"],
  ["Soreness, worst in her hips.", "hip-pain"],
  ["A lump that was first felt in the breast.", "breast-lump"],
  ["My feet burn and his chest burns.", "heartburn"],
  ["Tenderness of the epigastrium.", "abdominal-tenderness"],
])("a complaint finds the place that is named later: %s", (text, finding) => {
  expect(said(text, false)).toContain(finding);
});

test("trouble of a place is denied with the complaints of the place", () => {
  expect(said("No eye changes.", true)).toEqual(
    expect.arrayContaining(["eye-pain", "eye-itching"]),
  );
  expect(said("Eye changes.", true)).toEqual([]);
});

test.each([
  ["The chest pain changes with position.", "chest-pain-positional"],
  ["The baby is moving weakly.", "fetal-movement-decreased"],
  ["He lacks full extension of the elbow.", "range-of-motion-reduced"],
  ["Eye exam normal.", "murmur"],
  ["CT of the abdomen was normal.", "ct-brain-bleed"],
  ["Urine: blood negative.", "hemoglobin-low"],
  ["He takes nothing by mouth.", "medication"],
  ["The pain is worse lying flat.", "orthopnea"],
  ["She is passing gas.", "diarrhea"],
])("what is not said to be well is not denied: %s", (text, finding) => {
  expect(said(text, true)).not.toContain(finding);
});

test("what a relative takes is not the patient's", () => {
  expect(said("Her uncle is on lithium.", false)).not.toContain("med-lithium");
});
