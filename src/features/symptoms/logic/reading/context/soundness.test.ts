import { describe, expect, test } from "vitest";
import { SOUND_OF } from "#knowledge/symptoms/soundness.js";
import { findingOf } from "../../findings.ts";
import type { Patient } from "../../patient.ts";
import { read } from "../read.ts";

const WOMAN: Patient = { age: 30, sex: "female" };

const said = (text: string, negated: boolean, patient = WOMAN): string[] =>
  read(text, patient)
    .recognized.filter((one) => one.negated === negated)
    .map(({ finding }) => finding);

test("what is denied of a place are findings that there are", () => {
  const denied = SOUND_OF.flatMap(([, , findings]) => findings.split(" "));
  expect(denied.filter((id) => findingOf(id) === undefined)).toEqual([]);
});

describe("what is said to be well denies what it then does not have", () => {
  test.each([
    ["The eardrum is gray and mobile.", "eardrum-red-bulging eardrum-effusion"],
    ["Left eye white, cornea clear.", "eye-redness cornea-cloudy"],
    ["Anterior chamber deep and quiet.", "hypopyon"],
    ["Floor of the mouth soft, tongue mobile.", "floor-mouth-swelling tongue-deviation"],
    ["Heart, lungs, and abdomen normal.", "murmur crackles abdominal-tenderness"],
    ["Ears, nose and throat unremarkable.", "eardrum-red-bulging red-throat runny-nose"],
    ["HEENT: NAD.", "red-throat"],
    ["Cervical nodes not enlarged.", "lymphadenopathy-cervical"],
    ["Soft, nontender uterus; cervix closed.", "uterine-tenderness cervical-os-open"],
    ["Other joints quiet.", "joint-polyarthritis-symmetric"],
    ["Pelvis stable, skin unbroken.", "pelvic-instability wound"],
    ["Full power in all limbs.", "weakness-focal"],
    ["ECG: no acute change.", "ecg-st-elevation"],
    ["CXR shows no acute cardiopulmonary process.", "xray-consolidation"],
    ["CT head: no acute intracranial abnormality.", "ct-brain-bleed"],
    ["Pupils 3 mm, equal, round and reactive.", "abnormal-pupils"],
    ["Lids and lashes normal.", "eyelid-swelling"],
    ["The cornea is clear and bright.", "cornea-cloudy"],
    ["EKG shows normal sinus rhythm.", "ecg-atrial-fibrillation"],
    ["Vesicular breathing, hernial orifices free.", "crackles hernia-bulge"],
    ["Straight leg raise to 90 degrees.", "straight-leg-raise-positive"],
    ["He never touches alcohol and eats and drinks as always.", "alcohol-use appetite-loss"],
    ["Covid and flu negative.", "covid-test-positive flu-test-positive"],
  ])("%s", (text, denied) => {
    const absent = said(text, true);
    expect(denied.split(" ").filter((finding) => !absent.includes(finding))).toEqual([]);
  });

  test.each([
    ["The right eye is red, the left eye white.", "eye-redness"],
    ["His hands are cold and pale.", "limb-cold"],
    ["Pulse irregular, heart sounds normal.", "pulse-irregular"],
    ["Vision blurred, eye pressure normal.", "vision-blurred"],
    ["Knee x-ray normal. Knee swollen.", "knee-swelling"],
    ["Eyes red, vision normal.", "eye-redness"],
    ["The eardrum is red and bulging.", "eardrum-red-bulging"],
  ])("and leaves what is ill: %s", (text, stated) => {
    expect(said(text, false)).toContain(stated);
    expect(said(text, true)).not.toContain(stated);
  });

  test.each([
    ["Gait not steady.", "gait-ataxia"],
    ["Hernia sites intact.", "hx-hernia"],
    ["Stools no longer brown.", "melena"],
    ["The wound is not clean.", "wound-infected"],
    ["Chest x-ray no longer normal.", "xray-consolidation"],
    ["The abdominal CT was normal.", "abdominal-tenderness"],
    ["Head circumference normal.", "head-injury"],
    ["Throat clear.", "throat-clearing"],
    ["The baby was feeding well until today.", "poor-feeding"],
    ["Strength normal on the right, reduced on the left.", "weakness-focal"],
    ["TSH undetectable.", "tsh-high"],
    ["No history of DVT.", "clot-on-imaging"],
    ["Soft, non-tender, non-distended abdomen with normal bowel sounds.", "diarrhea"],
  ])("and nothing else: %s", (text, finding) => {
    expect([...said(text, true), ...said(text, false)]).not.toContain(finding);
  });
});
