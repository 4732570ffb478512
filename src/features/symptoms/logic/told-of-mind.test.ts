import { expect, test } from "vitest";
import { analyze } from "./analyze.ts";
import { understood } from "./reading/understood.testing.ts";

const asked = (additionalInfo: string) =>
  analyze({
    age: 35,
    gender: "female",
    duration: "",
    symptoms: [],
    denied: [],
    additionalInfo,
  });

test.each([
  "I want to swallow all my pills.",
  "He told me he would hang himself.",
  "She wants to jump from the balcony.",
  "There is no way out except death.",
  "The world would be better without me.",
  "He bought a rope.",
  "If he leaves me I will kill myself.",
  "My son says he cannot go on living.",
  "Patient endorses SI with plan and intent.",
  "I would rather die than go on.",
])("who tells of a wish to die is an emergency: %s", (text) => {
  expect(asked(text)).toMatchObject({ triage: "emergency" });
});

test.each([
  "I hurt myself at work lifting a box.",
  "A deer jumped in front of the car.",
  "I cut my wrist on broken glass.",
  "He was trying to hang a picture and fell.",
  "I have been tired all my life.",
  "My back is killing me.",
  "I am not thinking of killing myself.",
  "I would never kill myself.",
])("an accident, a saying and a denial tell of none: %s", (text) => {
  expect(understood(text).present).not.toContain("suicidal-ideation");
});

test.each([
  ["My baby has pain and she hurts.", "homicidal-ideation"],
  ["Food poisoning after the buffet.", "delusions"],
  ["The police came after the crash, my neck hurts.", "delusions"],
  ["I can't get out of bed for pain.", "delusions"],
  ["She says her voice is hoarse.", "hallucinations-auditory"],
  ["Shaking all over with chills.", "seizure"],
  ["Had a beer last night.", "alcohol-stopped"],
  ["Cough for a week after a cold.", "postpartum"],
])("words that are like it are not taken for it: %s", (text, finding) => {
  expect(understood(text).present).not.toContain(finding);
});

test.each([
  ["They read my thoughts.", "delusions"],
  ["He answers someone who isn't there.", "hallucinations-auditory"],
  ["Nobody can get a word in.", "pressured-speech"],
  ["I check the stove over and over.", "checking-washing"],
  ["I jump when a door slams.", "hypervigilance"],
  ["Her arm stays in the air when you lift it.", "waxy-flexibility"],
  ["My baby is five weeks old.", "postpartum"],
  ["When I don't do it the anxiety is unbearable.", "anxiety"],
])("plain words for what goes on in the mind: %s", (text, finding) => {
  expect(understood(text).present).toContain(finding);
});
