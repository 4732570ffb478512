import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readMedicationLine, readMedicationList } from "./medication-line.ts";

function summary(text: string): string {
  const line = readMedicationLine(text);
  const drug = line.drug.status === "resolved" ? line.drug.ingredients.join("+") : line.drug.status;
  const parts = [drug, line.strength?.text, line.route, line.form, line.frequency?.text];
  return parts.map((part) => part ?? "-").join(" | ");
}

describe("lines of a pasted list", () => {
  test.each([
    ["metoprolol succ 50 mg daily", "metoprolol | 50 mg | - | - | once daily"],
    ["1. ASA 81mg PO qd", "aspirin | 81 mg | oral | - | once daily"],
    [
      "Lantus 20 units qHS",
      "insulin-glargine | 20 units | subcutaneous | - | once daily at bedtime",
    ],
    ["warfarin (Coumadin) 5 mg", "warfarin | 5 mg | oral | - | -"],
    [
      "- lisinopril/HCTZ 20-12.5 mg tab 1 po daily",
      "lisinopril+hydrochlorothiazide | 20 mg/12.5 mg | oral | tablet | once daily",
    ],
    [
      "* Norco 5/325 1-2 tabs q4-6h prn pain",
      "hydrocodone+acetaminophen | 5/325 | oral | tablet | every 4 to 6 hours",
    ],
    [
      "\u2022 Augmentin 875-125 mg BID x 10 days",
      "amoxicillin+clavulanate | 875 mg/125 mg | - | - | twice daily",
    ],
    ["Humalog 8 units SC tid ac", "insulin-lispro | 8 units | subcutaneous | - | 3 times daily"],
    [
      "fentanyl patch 25 mcg/hr q72h",
      "fentanyl | 25 mcg/hour | transdermal | patch | every 72 hours",
    ],
    ["timolol 0.5% 1 gtt OU bid", "timolol | 0.5% | ophthalmic | drops | twice daily"],
    [
      "vitamin D3 2,000 IU daily",
      "cholecalciferol | 2,000 international units | oral | - | once daily",
    ],
    [
      "Advair Diskus 250/50 1 puff twice a day",
      "fluticasone+salmeterol | 250/50 | inhalation | inhaler | twice daily",
    ],
    [
      "levothyroxine .075 mg every morning",
      "levothyroxine | 0.075 mg | - | - | once daily in the morning",
    ],
    ["MTX 15 mg weekly", "methotrexate | 15 mg | - | - | once a week"],
    ["Tylenol 3 times a day", "acetaminophen | - | - | - | 3 times daily"],
    ["Lexapro10mg", "escitalopram | 10 mg | oral | - | -"],
    [
      "glargine 30 units qhs",
      "insulin-glargine | 30 units | subcutaneous | - | once daily at bedtime",
    ],
    [
      "Vit D3 2000 IU MWF",
      "cholecalciferol | 2,000 international units | oral | - | 3 times a week",
    ],
    ["sevelamer 800 mg w/ meals", "sevelamer | 800 mg | oral | - | with meals"],
    [
      "Lidoderm 5% patch 12h on 12h off",
      "lidocaine | 5% | transdermal | patch | 12 hours on, 12 hours off",
    ],
    [
      "3 ML insulin lispro 100 UNT/ML Pen Injector [Humalog]",
      "insulin-lispro | 3 mL | - | injection | -",
    ],
    ["amiodarone 200 mg daily (started 3/12)", "amiodarone | 200 mg | - | - | once daily"],
  ])("%s", (text, expected) => {
    expect(summary(text)).toBe(expected);
  });

  test("a strength is written the ISMP way", () => {
    expect(readMedicationLine("digoxin .125mg").strength?.text).toBe("0.125 mg");
    expect(readMedicationLine("heparin 5000 u sc").strength?.text).toBe("5,000 units");
    expect(readMedicationLine("levothyroxine 50ug").strength?.text).toBe("50 mcg");
    expect(readMedicationLine("warfarin 5.0 mg").strength?.text).toBe("5 mg");
  });

  test("a way of giving is no second drug that is called so too", () => {
    expect(summary("Spiriva Respimat 2.5 mcg 2 inh daily")).toContain("tiotropium |");
    expect(summary("Duragesic 50 mcg/h TD q3days")).toContain(
      "fentanyl | 50 mcg/hour | transdermal",
    );
    expect(summary("rifampin 600 mg daily, INH 300 mg daily")).toContain("rifampin+isoniazid |");
    expect(summary("Td 0.5 mL IM")).toContain("tetanus-diphtheria-vaccine |");
  });

  test("the kind of a drug, said beside it, is no second drug", () => {
    expect(summary("ferrous sulfate 325 mg (65 mg iron)")).toContain("ferrous-sulfate |");
    expect(summary("iron 65 mg")).toContain("iron |");
  });

  test("a brand with other contents is asked about", () => {
    expect(readMedicationLine("Tylenol Sinus").notUnderstood[0]?.text).toBe("Sinus");
    expect(readMedicationLine("Tylenol Cold").notUnderstood).toEqual([]);
  });

  test("a dose for an attack makes no dose a day", () => {
    const { frequency, stopped } = readMedicationLine("NTG 0.4 mg SL q5min prn chest pain");
    expect(frequency).toMatchObject({ text: "every 5 minutes", timesPerDay: undefined });
    expect(stopped || readMedicationLine("Lidoderm patch 12h on 12h off").stopped).toBe(false);
  });

  test("a drug that is not taken now is told apart", () => {
    expect(readMedicationLine("d/c'd amiodarone 200 mg").stopped).toBe(true);
    expect(readMedicationLine("amiodarone 200 mg").stopped).toBe(false);
  });

  test("as needed, and for what", () => {
    const line = readMedicationLine("nitroglycerin 0.4 mg SL prn chest pain");
    expect(line).toMatchObject({ asNeeded: true, reason: "chest pain", route: "sublingual" });
    expect(readMedicationLine("metformin 500 mg BID for diabetes").reason).toBe("diabetes");
  });

  test("food in the directions is no item of the list", () => {
    expect(summary("metformin 500 mg with food")).toContain("metformin |");
    expect(summary("ibuprofen 400 mg with milk")).toContain("ibuprofen |");
  });

  test("a drug that does not reach the blood this way is told apart", () => {
    expect(readMedicationLine("hydrocortisone 1% cream").reachesBlood).toBe(false);
    expect(readMedicationLine("hydrocortisone 20 mg po").reachesBlood).toBe(true);
    expect(readMedicationLine("timolol eye drops").reachesBlood).toBe(true);
    expect(readMedicationLine("hydrocortisone").reachesBlood).toBeUndefined();
  });

  test("what is not understood is given back with its place", () => {
    const [unread] = readMedicationLine("xyzzyfoo 10 mg daily").notUnderstood;
    expect(unread).toMatchObject({ text: "xyzzyfoo", start: 0, end: 8 });
  });

  test("a list is read line by line, blank lines left out", () => {
    const read = readMedicationList("aspirin 81 mg\r\n\r\nLipitor 40 mg\n  \nplavix 75");
    expect(read.map((line) => line.drug.status)).toEqual(["resolved", "resolved", "resolved"]);
  });
});

test("any text is read without a throw, spans lie within it, and text too long is given back", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
      const line = readMedicationLine(text);
      const spans = [...line.nameSpans, ...line.notUnderstood];
      expect(spans.every(({ start, end }) => 0 <= start && start < end && end <= text.length)).toBe(
        true,
      );
    }),
  );
  const long = `aspirin ${"x".repeat(3000)}`;
  expect(readMedicationLine(long).notUnderstood.at(-1)?.end).toBe(long.length);
});
