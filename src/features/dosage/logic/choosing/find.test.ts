import { expect, test } from "vitest";
import { calculate } from "../calculate.ts";
import { findMedication } from "./find.ts";
import { FORMULARY } from "./formulary.ts";
import { prepareNames } from "./name-index.ts";

test.each([
  ["LASIX", undefined, "furosemide"],
  ["budesonide", "inhaled", "budesonide-inhaled"],
  ["budesonide", "nasal", "budesonide-nasal"],
  ["Metformin Hydrochloride", undefined, "metformin"],
  ["hydrocodone bitartrate and acetaminophen", undefined, "hydrocodone-acetaminophen"],
  ["infliximab-dyyb", undefined, "infliximab"],
  ["tolterodine ER", undefined, "tolterodine"],
  ["carvedilol phosphate", undefined, "carvedilol-er"],
  ["methylprednisolone acetate", undefined, "methylprednisolone-acetate"],
  ["norethindrone acetate", undefined, "norethindrone-acetate"],
  ["prednisolone acetate", undefined, undefined],
  ["naproxen sodium", undefined, "naproxen-sodium"],
  ["oxybutynin chloride", undefined, "oxybutynin"],
  ["ceftaroline fosamil", undefined, "ceftaroline"],
  ["Neostigmine Methylsulfate", undefined, "neostigmine"],
  ["potassium chloride", undefined, "potassium-chloride"],
  ["sodium chloride", undefined, undefined],
  ["levalbuterol HFA", undefined, "levalbuterol"],
  ["zinc chloride", undefined, undefined],
  ["terfenadine", undefined, undefined],
  ["budesonide", undefined, undefined],
])("%s by the route %s is %s", (asked, route, id) => {
  expect(findMedication(FORMULARY, asked, route)?.id).toBe(id);
});

test.each([
  ["sildenafil", "pulmonary arterial hypertension", "sildenafil-pulmonary"],
  ["sildenafil", "erectile dysfunction", "sildenafil"],
  ["tirzepatide", "type 2 diabetes", "tirzepatide-diabetes"],
  ["metoprolol", "heart failure", "metoprolol-succinate"],
])("%s for %s is %s", (asked, use, id) => {
  expect(findMedication(FORMULARY, asked, undefined, use)?.id).toBe(id);
});

test("a name is found while the index of names is still being made", async () => {
  const formulary = FORMULARY.slice(0, 120);
  const last = formulary.at(-1);
  const found: (string | undefined)[] = [];
  await prepareNames(formulary, async () => {
    found.push(findMedication(formulary, last?.name ?? "")?.id);
  });
  expect(found).toEqual([last?.id, last?.id, last?.id]);
});

test("an ingredient that several records hold is asked back with their names", () => {
  const question = { patientType: "adult", ageYears: 40, weightKg: 70 } as const;
  const answer = calculate({ ...question, medication: "budesonide" }, FORMULARY);
  expect(answer.status).toBe("unknown-medication");
  expect(answer.warnings[0]).toMatch(/Near: .*Budesonide \(inhaled\)/);
});

test.each([
  ["levetiracetam ER", /Near: Levetiracetam/],
  ["lamotrigine ER", /Near: Lamotrigine/],
  ["quetiapine XR", /Near: Quetiapine/],
])("%s is not answered with another release's dose", (medication, near) => {
  const question = { patientType: "adult", ageYears: 40, weightKg: 70, medication } as const;
  const answer = calculate(question, FORMULARY);
  expect(answer.status).toBe("unknown-medication");
  expect(answer.warnings[0]).toMatch(near);
});

test("a use that is forbidden at an age does not give way to another one", () => {
  const child = { patientType: "pediatric", ageYears: 5, weightKg: 18 } as const;
  const open = calculate({ ...child, medication: "doxycycline" }, FORMULARY);
  expect([open.status, open.dose]).toEqual(["choose-indication", null]);
  const rows = open.status === "choose-indication" ? open.byIndication : [];
  expect(rows.find(({ indication }) => indication === "Infection")?.dose ?? null).toBeNull();
  expect(rows.some(({ reason }) => reason.startsWith("Contraindicated: "))).toBe(true);
  const asked = calculate(
    { ...child, medication: "doxycycline", indication: "Rocky Mountain spotted fever" },
    FORMULARY,
  );
  expect(asked.status).toBe("dose");
});

test.each([
  ["atogepant", "preventive treatment of chronic migraine", "Prevention of chronic migraine"],
  ["rimegepant", "preventive treatment of episodic migraine", "Prevention of episodic migraine"],
  ["rimegepant", "acute treatment of migraine", "Acute migraine"],
  [
    "brexpiprazole",
    "adjunctive treatment of major depressive disorder",
    "Major depressive disorder",
  ],
  ["entecavir", "chronic hepatitis B, decompensated liver disease", "Hepatitis B, lamivudine"],
  ["topiramate", "epilepsy, adjunctive, maintenance dose", "Epilepsy, adjunctive, maintenance"],
  ["oxacillin", "severe staphylococcal infection", "Severe infection"],
  ["oxacillin", "mild to moderate staphylococcal infection", "Mild to moderate infection"],
  ["zafirlukast", "prophylaxis and chronic treatment of asthma", "Asthma"],
])("%s for %s is read as %s", (medication, indication, use) => {
  const question = { patientType: "adult", ageYears: 40, weightKg: 70 } as const;
  const answer = calculate({ ...question, medication, indication }, FORMULARY);
  expect(answer.status === "dose" && answer.indication).toMatch(new RegExp(`^${use}`));
});

test("who names no use, or one that is none, gets the doses of all", () => {
  const question = { patientType: "adult", ageYears: 40, weightKg: 70 } as const;
  const ask = (indication: string) =>
    calculate({ ...question, medication: "oxacillin", indication }, FORMULARY);
  expect(ask("infection").status).toBe("choose-indication");
  expect(ask("").status).toBe("choose-indication");
  expect(ask("severe infection").status).toBe("dose");
});

test("who asks for prevention is not given the dose of a treatment", () => {
  const question = { patientType: "adult", ageYears: 40, weightKg: 70 } as const;
  const asked = { ...question, medication: "eletriptan", indication: "prevention of migraine" };
  expect(calculate(asked, FORMULARY).status).toBe("not-covered");
});

test("weeks of gestation are asked of an infant only", () => {
  const question = { patientType: "pediatric", medication: "dalteparin" } as const;
  const asked = { ...question, indication: "Venous thromboembolism" };
  expect(calculate({ ...asked, ageYears: 1, weightKg: 10 }, FORMULARY).status).toBe("dose");
  const infant = calculate({ ...asked, ageYears: 0.25, weightKg: 5 }, FORMULARY);
  expect(infant.warnings[0]).toBe("Needed to choose a rule: gestational age.");
});

test.each([
  ["amlodipine", "HTN", "Hypertension"],
  ["cephalexin", "UTI", "Skin, urinary, bone or respiratory infection"],
  ["cefdinir", "ear infection", "Otitis media, sinusitis, pharyngitis or skin infection"],
  ["valacyclovir", "cold sore", "Cold sores"],
  [
    "rivaroxaban",
    "venous thromboembolism",
    "Treatment of deep vein thrombosis or pulmonary embolism",
  ],
])("%s for %s is its regimen for %s", (medication, indication, regimen) => {
  const patient = { patientType: "adult", ageYears: 40, weightKg: 70 } as const;
  expect(calculate({ ...patient, medication, indication }, FORMULARY)).toMatchObject({
    status: "dose",
    indication: regimen,
  });
});

test("an indication of another disease is not taken for an open one", () => {
  const patient = { patientType: "adult", ageYears: 40, weightKg: 70 } as const;
  for (const indication of ["bacterial meningitis", "hypertension", "gout"]) {
    const answer = calculate({ ...patient, medication: "cephalexin", indication }, FORMULARY);
    expect(answer.status).toBe("not-covered");
  }
});
