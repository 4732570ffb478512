import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findingOf } from "../findings.ts";
import type { Patient } from "../patient.ts";
import { withoutLineEnds } from "./tokens/line-ends.ts";
import { read } from "./read.ts";
import { understood, WOMAN } from "./understood.testing.ts";
import { VIGNETTES } from "./vignettes.testing.ts";

const MAN: Patient = { age: 40, sex: "male" };

/** The share of what our own vignettes state (or deny) that is understood. */
function share(kind: "stated" | "denied"): number {
  const all = VIGNETTES.flatMap((one) => {
    const { present, absent } = understood(one.text, one.patient);
    return one[kind].map((finding) => (kind === "stated" ? present : absent).has(finding));
  });
  return all.filter(Boolean).length / all.length;
}

describe("vignettes of our own", () => {
  test("at least 90 % of what is stated and 95 % of what is denied is understood", () => {
    expect(share("stated")).toBeGreaterThanOrEqual(0.9);
    expect(share("denied")).toBeGreaterThanOrEqual(0.95);
  });

  test("name only findings of the vocabulary", () => {
    const named = VIGNETTES.flatMap(({ stated, denied }) => [...stated, ...denied]);
    expect(named.filter((id) => findingOf(id) === undefined)).toEqual([]);
  });

  test("nothing that is denied is taken as stated", () => {
    const taken = VIGNETTES.flatMap(({ text, patient, denied }) => {
      const { present } = understood(text, patient);
      return denied
        .filter((finding) => present.has(finding))
        .map((finding) => `${finding}: ${text}`);
    });
    expect(taken).toEqual([]);
  });
});

describe("whose, when and whether", () => {
  test("what has gone on since something years ago is of today", () => {
    const since = understood("Watery diarrhea since her gallbladder was removed three years ago.");
    expect(since.present.has("diarrhea-watery") && since.present.has("hx-cholecystectomy")).toBe(
      true,
    );
    expect(understood("She had diarrhea three years ago.").present.has("diarrhea")).toBe(false);
  });

  test("high blood pressure is of the past where every pressure measured is normal", () => {
    const shocked = understood("Diabetes, high blood pressure. Faint, BP 84/50.");
    expect(shocked.present.has("hx-hypertension") && shocked.present.has("hypotension")).toBe(true);
    expect(shocked.absent.has("hypertension")).toBe(true);
    const still = understood("High blood pressure, 172/104 at home. BP 128/78 today.");
    expect(still.present.has("hypertension")).toBe(true);
  });

  test("a relative's disease is family history and not the patient's", () => {
    const { present } = understood(
      "Her mother had breast cancer and her sister has asthma. She has a cough.",
    );
    expect(present.has("fhx-cancer-breast-ovary")).toBe(true);
    expect(present.has("fhx-allergy-asthma")).toBe(true);
    expect(present.has("breast-lump") || present.has("hx-asthma")).toBe(false);
    expect(present.has("cough")).toBe(true);
  });

  test("what a relative reports is the patient's", () => {
    expect(
      understood("His mother says he has a fever.", { age: 3, sex: "male" }).present.has("fever"),
    ).toBe(true);
    expect(
      understood("Mother has noticed a rash.", { age: 3, sex: "male" }).present.has("rash"),
    ).toBe(true);
  });

  test("a complaint of years ago is over, a disease stays", () => {
    const { present } = understood(
      "He had chest pain 10 years ago. Heart attack 5 years ago.",
      MAN,
    );
    expect(present.has("chest-pain")).toBe(false);
    expect(present.has("hx-coronary-disease")).toBe(true);
  });

  test("what is only feared or warned of is not stated", () => {
    const { present } = understood(
      "Return if you develop fever or vomiting. She is worried about jaundice.",
    );
    expect([...present]).toEqual([]);
  });

  test("nothing anatomically impossible is read", () => {
    expect(understood("testicular pain", WOMAN).present.has("testicular-pain")).toBe(false);
    expect(understood("vaginal bleeding", MAN).present.has("vaginal-bleeding")).toBe(false);
    expect(understood("bulging fontanelle", MAN).present.has("bulging-fontanelle")).toBe(false);
  });
});

describe("fluids", () => {
  test.each([
    ["CSF: leukocytes 1,200/mm3 (90% neutrophils), glucose 20 mg/dL.", "csf-bacterial"],
    [
      "Lumbar puncture shows 140 white cells, 85% lymphocytes, protein 80 mg/dL.",
      "csf-lymphocytic",
    ],
    ["CSF protein 120 mg/dL, cells 2.", "csf-albuminocytologic"],
    ["Synovial fluid leukocyte count is 80,000/mm3.", "joint-fluid-septic"],
    ["Paracentesis: neutrophils 600.", "ascites-neutrophils"],
  ])("%s", (text, finding) => {
    const { recognized } = read(text, { age: 40, sex: "male" });
    const ids = recognized.map((one) => one.finding);
    expect(ids).toContain(finding);
    expect(ids.filter((id) => /^(?:wbc|glucose|neutropenia)/.test(id))).toEqual([]);
  });
});

const idsOf = (text: string, negated: boolean): string[] =>
  read(text, { age: 40, sex: "male" })
    .recognized.filter((one) => one.negated === negated)
    .map(({ finding }) => finding);

describe("what tells when, and what a denial reaches", () => {
  test("is told after if", () => {
    expect(idsOf("Chest pain, worse if I lie flat.", false)).toContain("chest-pain-positional");
    expect(idsOf("Call back if there is vomiting.", false)).toEqual([]);
  });

  test("goes on after or, and does not stop at a place named before", () => {
    expect(idsOf("The rash does not itch or hurt.", true)).toContain("rash-painful");
    expect(idsOf("No chest pain, no rash.", true)).toEqual(
      expect.arrayContaining(["chest-pain", "rash"]),
    );
  });

  test("reaches back from ruled out", () => {
    expect(idsOf("Pneumothorax has been ruled out.", true)).toContain("xray-pneumothorax");
  });

  test("is no denial where nothing helps", () => {
    expect(idsOf("Nothing relieves the headache.", false)).toContain("headache");
  });
});

describe("numbers", () => {
  test.each([
    ["T 38.6 C", 40, "fever"],
    ["temperature 101.5 F", 40, "fever"],
    ["Temp: 40 C", 40, "fever-high"],
    ["core temperature 33.5 C", 40, "hypothermia"],
    ["BP 85/50", 40, "hypotension"],
    ["blood pressure of 210/125", 40, "hypertension-severe"],
    ["HR 130", 40, "tachycardia"],
    ["heart rate is 42", 40, "bradycardia"],
    ["RR 30", 40, "tachypnea"],
    ["SpO2 86% on room air", 40, "hypoxia"],
    ["glucose 42 mg/dL", 40, "glucose-low"],
    ["glucose of 28 mmol/L", 40, "glucose-very-high"],
    ["Hb 7.2", 40, "hemoglobin-low"],
    ["WBC 18,500", 40, "wbc-high"],
    ["platelets 12,000", 40, "platelets-low"],
    ["potassium 6.8", 40, "potassium-high"],
    ["sodium 118", 40, "sodium-low"],
  ])("%s at %d means %s", (text, age, finding) => {
    expect(understood(text, { age, sex: "female" }).present.has(finding)).toBe(true);
  });

  test("mean by age: 130 a minute is fast for an adult and not for an infant", () => {
    expect(understood("HR 130", { age: 0.5, sex: "male" }).present.has("tachycardia")).toBe(false);
    expect(understood("BP 74/45", { age: 0.02, sex: "male" }).present.has("hypotension")).toBe(
      false,
    );
  });

  test("in the normal range mean nothing wrong", () => {
    const { present } = understood(
      "T 36.9 C, BP 122/78, HR 76, RR 14, SpO2 98%, glucose 95, potassium 4.1",
    );
    expect([...present].toSorted()).toEqual(["afebrile", "oxygen-normal"]);
  });

  test.each([
    ["cough for 3 days", 3],
    ["a 2-month history of fatigue", 60],
    ["headache x2 weeks", 14],
    ["diarrhea since yesterday", 1],
    ["chest pain for the past 45 minutes", 45 / 1440],
    ["A 45-year-old man with 3 hours of chest pain", 3 / 24],
    ["for two weeks", 14],
    ["cries for three hours most evenings, for two weeks", 14],
    ["each jab lasts a few seconds, for 3 days", 3],
    ["stiff for ten minutes each morning, for 3 months", 90],
  ])("%s lasts %d days", (text, days) => {
    expect(read(text, MAN).duration?.days).toBeCloseTo(days, 5);
  });

  test("a long cough is a chronic one", () => {
    expect(understood("cough for 3 months").present.has("cough-chronic")).toBe(true);
    expect(understood("cough for 3 days").present.has("cough-chronic")).toBe(false);
  });
});

describe("other words for the same", () => {
  test.each([
    ["My tummy aches", "abdominal-pain"],
    ["thinks she is going to die", "fear-of-dying"],
    ["hypertonia in both legs", "increased-tone"],
    ["Her uncle has glaucoma", "family-other-illness"],
    ["His dad had these as a toddler", "family-other-illness"],
    ["SOB and CP", "dyspnea"],
    ["pain in the right lower quadrant", "abdominal-pain-rlq"],
    ["RLQ tenderness", "abdominal-pain-rlq"],
    ["pain, swelling and redness of the left knee", "knee-swelling"],
    ["diarhea and vomitting", "diarrhea"],
    ["photofobia", "photophobia"],
    ["right-sided weakness and slurred speech", "weakness-one-side"],
    ["n/v/d for a day", "diarrhea"],
    ["chest pain. It is worse with deep breaths.", "chest-pain-pleuritic"],
    ["She has a headache. The pain is throbbing.", "headache-throbbing"],
    ["passed out while running", "syncope"],
    ["I have pins and needles", "tingling"],
    ["very painful L knee", "knee-pain"],
    ["non-itchy rash, sore throat", "sore-throat"],
    ["The whole family has headaches and dizziness", "dizziness"],
  ])("%s", (text, finding) => {
    expect(understood(text).present.has(finding)).toBe(true);
  });

  test("a qualifier belongs to the complaint beside it", () => {
    const { present } = understood("Severe abdominal pain and a mild headache.");
    expect(present.has("abdominal-pain-severe")).toBe(true);
    expect(present.has("headache-severe")).toBe(false);
  });

  test.each([
    ["A stabbing pain in the heel", "penetrating-injury"],
    ["Cough with streaks of blood", "rash-linear"],
    ["Was born at 38 weeks, fever 39", "fever-prolonged"],
  ])("a word of another sense is not taken for it: %s", (text, finding) => {
    expect(understood(text).present.has(finding)).toBe(false);
  });

  test("what was not understood is shown", () => {
    const { rest } = read("She has fever and a glimmering oscillation.", WOMAN);
    expect(rest.map(({ text }) => text)).toEqual(["glimmering oscillation"]);
  });

  test("an arm and a leg of one side are not both legs", () => {
    for (const text of ["Weakness of the right arm and leg.", "The left arm and leg are weak."]) {
      const { present } = understood(text);
      expect(present.has("weakness-one-side")).toBe(true);
      expect(present.has("weakness-legs-both")).toBe(false);
    }
    expect(understood("Her legs are weak.").present.has("weakness-legs-both")).toBe(true);
  });

  test("who is not pregnant has not been tested for it", () => {
    const { present, absent } = understood("She is not pregnant.");
    expect(present.has("hcg-negative")).toBe(false);
    expect(absent.has("pregnant")).toBe(true);
    expect(understood("Pregnancy test is negative.").present.has("hcg-negative")).toBe(true);
  });

  test("crackles on both sides are not in one place", () => {
    expect(understood("Crackles at both bases.").present.has("crackles-focal")).toBe(false);
    expect(understood("Crackles at both bases.").present.has("crackles")).toBe(true);
    expect(understood("Crackles at the left base.").present.has("crackles-focal")).toBe(true);
  });

  test("what is said again was understood the first time", () => {
    const { rest } = read("She has fever and no cough. Fever again today, still no cough.", WOMAN);
    expect(rest).toEqual([]);
  });
});

describe("any text", () => {
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          "no",
          "fever",
          ",",
          "and",
          "pain",
          "of",
          "the",
          "left",
          "knee",
          ".",
          "38.6 C",
          "denies",
          "(",
          "n't",
          "3 days",
          "120/80",
          "\n",
          "é",
          "𝕏",
        ),
        { maxLength: 60 },
      )
      .map((words) => words.join(" ")),
  );
  const patients = fc.record({
    age: fc.double({ min: 0, max: 120, noNaN: true }),
    sex: fc.constantFrom("male" as const, "female" as const),
  });

  test("gives a reading whose spans are the words of the text", () => {
    fc.assert(
      fc.property(texts, patients, (text, patient) => {
        const { recognized, rest } = read(text, patient);
        for (const { start, end, text: words } of [...recognized, ...rest])
          expect(withoutLineEnds(text).slice(start, end)).toBe(words);
      }),
      { numRuns: 300 },
    );
  });

  test("is read the same twice", () => {
    fc.assert(
      fc.property(texts, patients, (text, patient) => {
        expect(read(text, patient)).toEqual(read(text, patient));
      }),
      { numRuns: 50 },
    );
  });
});
