import { describe, expect, test } from "vitest";
import { understood } from "./understood.testing.ts";

const BABY = { age: 0.1, sex: "male" } as const;

describe("what began years ago goes on, what only happened then is over", () => {
  test.each([
    ["He lost his sense of smell years ago.", "smell-loss"],
    ["She noticed a lump in the neck two years ago.", "neck-mass"],
    ["The tremor began three years ago.", "tremor"],
    ["Her periods stopped half a year ago.", "amenorrhea"],
  ])("%s", (text, finding) => {
    expect([...understood(text).present]).toContain(finding);
  });

  test.each([
    ["She had pneumonia three years ago.", "xray-consolidation"],
    ["The headaches stopped two years ago.", "headache"],
    ["He lost consciousness four years ago.", "syncope"],
  ])("%s", (text, finding) => {
    expect([...understood(text).present]).not.toContain(finding);
  });
});

describe("numbers", () => {
  test.each([
    ["Lipase eight times normal.", "amylase-lipase-high"],
    ["ALT 20 times the upper limit.", "transaminases-high"],
    ["Mean cell volume 74 fL.", "mcv-low"],
    ["Eosinophils 4.8 x10^9/L.", "eosinophilia"],
    ["Eosinophils 22 %.", "eosinophilia"],
    ["Ascitic fluid: neutrophils 600.", "ascites-neutrophils"],
    ["Urine output 15 mL/h.", "oliguria"],
    ["Gets up three times to pass urine.", "nocturia"],
    ["Eight stools since midnight.", "diarrhea"],
    ["Cortisol 60 nmol/L.", "cortisol-low"],
    ["Heart rate rises from 70 to 115 on standing.", "postural-tachycardia"],
  ])("%s", (text, finding) => {
    expect([...understood(text).present]).toContain(finding);
  });

  test("a multiple of normal is no value, and cells of a fluid are none of the blood", () => {
    expect([...understood("Lipase 8 times normal.").absent]).not.toContain("amylase-lipase-high");
    expect([...understood("Ascitic neutrophils 600.").present]).not.toContain("neutropenia");
  });
});

test.each([
  ["Swelling spread to his legs and scrotum.", "edema-leg"],
  ["Dysuria, frequency.", "urinary-frequency"],
  ["Spleen palpable.", "splenomegaly"],
  ["No stool or flatus since yesterday.", "obstipation"],
  ["Tryptase 48.", "tryptase-high"],
])("is understood: %s", (text, finding) => {
  expect([...understood(text, { age: 60, sex: "male" }).present]).toContain(finding);
});

test("a seizure that only a child can have does not hide the fever of an adult", () => {
  expect([...understood("Shaking with fever and a sore left loin.").present]).toEqual(
    expect.arrayContaining(["fever", "flank-pain"]),
  );
});

test("a newborn who nurses poorly feeds poorly", () => {
  expect([...understood("Nurses poorly and wakes only to feed.", BABY).present]).toContain(
    "poor-feeding",
  );
});

test.each([
  ["Chest pain on exertion relieved by rest.", "better-with-exercise"],
  ["The pain radiates to the arm and jaw.", "facial-pain-shocks"],
  ["Pus from an opening near the anus.", "eye-discharge-purulent"],
  ["Hard nodule in the thyroid.", "prostate-nodule"],
  ["Platelets fell from 220 to 80.", "fall"],
  ["Urine sodium high.", "sodium-high"],
  ["Sputum positive for acid-fast bacilli.", "fast-positive"],
  ["Palpable hard irregular liver.", "breast-lump-hard-fixed"],
  ["The frequency of the headaches rose.", "urinary-frequency"],
  ["Vomited bright red blood.", "rectal-bleeding"],
  ["A streak of bright red blood on the paper.", "hemoptysis"],
  ["Pain relieved by eating.", "abdominal-pain-after-eating"],
  ["Green nipple discharge.", "vaginal-discharge-purulent"],
  ["Coughing fits.", "seizure"],
])("is not taken for something else: %s", (text, finding) => {
  expect([...understood(text).present]).not.toContain(finding);
});

test("a low hormone is not denied by its free fraction", () => {
  const { present, absent } = understood("Low free T4.");
  expect([...present]).toContain("tsh-high");
  expect([...absent]).not.toContain("tsh-high");
});
