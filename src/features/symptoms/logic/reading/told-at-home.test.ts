import { expect, test } from "vitest";
import { read } from "./read.ts";

const said = (text: string, negated: boolean): string[] =>
  read(text, { age: 40, sex: "male" })
    .recognized.filter((one) => one.negated === negated)
    .map(({ finding }) => finding);

const STATED: readonly (readonly [string, string])[] = [
  ["My calf is killing me.", "calf-pain"],
  ["One of my balls has blown up.", "scrotal-swelling"],
  ["His shoulder has been playing up since spring.", "shoulder-pain"],
  ["I was worn out after the walk.", "fatigue"],
  ["Found a knot in my armpit.", "lymphadenopathy-axillary"],
  ["I keep putting on weight.", "weight-gain"],
  ["My bathroom trips are for passing wind.", "flatulence"],
  ["He takes ages to get dressed.", "bradykinesia"],
  ["It takes her forever to fall asleep.", "insomnia"],
  ["I can't seem to nod off.", "insomnia"],
  ["she wont eat, shes poorly", "appetite-loss"],
  ["The cough hasn't gone despite antibiotics.", "cough"],
  ["My heart goes like the clappers.", "palpitations"],
  ["It was like somebody hit me over the head.", "headache-thunderclap"],
  ["She talks to people who aren't there.", "hallucinations-auditory"],
  ["She has hardly eaten since Monday.", "appetite-loss"],
  ["He's not been right all week.", "malaise"],
  ["Cups keep slipping out of my hand, I keep dropping things.", "drops-things"],
  ["Every little noise goes through me.", "phonophobia"],
  ["He woke in a cold sweat.", "sweating"],
];

test.each(STATED)("%s", (text, finding) => {
  expect(said(text, false)).toContain(finding);
});

const DENIED: readonly (readonly [string, string])[] = [
  ["I can pee.", "urinary-retention"],
  ["He can put weight on it with no trouble.", "unable-bear-weight"],
  ["I can breathe through my nose.", "nasal-congestion"],
  ["My hips are fine.", "hip-pain"],
  ["My chest is fine but my arm hurts.", "chest-pain"],
  ["There is nothing wrong with my ear.", "ear-pain"],
  ["I still have my appendix.", "hx-appendectomy"],
  ["No asthma in the family.", "fhx-allergy-asthma"],
  ["She doesn't see things that aren't there.", "hallucinations-visual"],
  ["He hasn't gone off his food.", "appetite-loss"],
  ["I haven't gone deaf.", "hearing-loss"],
  ["She is not yellow.", "jaundice"],
  ["He hasn't got a temperature.", "fever"],
];

test.each(DENIED)("%s", (text, finding) => {
  expect(said(text, true)).toContain(finding);
  expect(said(text, false)).not.toContain(finding);
});

test.each(["My knee is not fine.", "I can hardly breathe through my nose."])(
  "what goes badly is not denied: %s",
  (text) => {
    expect(said(text, true)).not.toContain("knee-pain");
    expect(said(text, true)).not.toContain("nasal-congestion");
  },
);

test("an illness is in the family where the family is named behind it", () => {
  expect(said("Diabetes runs in the family.", false)).toContain("fhx-diabetes");
  expect(said("There is migraine on my mom's side.", false)).toContain("fhx-migraine");
  expect(said("Diabetes runs in the family.", false)).not.toContain("hx-diabetes");
});

test("what a companion has is caught or is nothing of the patient's", () => {
  expect(said("My coworker has diabetes.", false)).not.toContain("fhx-diabetes");
});

test("sayings with a body part or an illness in them tell of none", () => {
  const sayings = [
    "My boss is a pain in the neck.",
    "I got cold feet about the wedding.",
    "It was a stroke of luck that we met.",
    "He fell in love last year.",
    "That film gave me chills.",
    "I was scared to death on the roller coaster.",
    "He coughed up the money.",
  ];
  expect(sayings.flatMap((text) => said(text, false))).toEqual([]);
});

test("to feel well says nothing of how something feels to the touch", () => {
  expect(said("I am feeling great today.", true)).not.toContain("numbness");
});

test("what is denied has no qualities of its own", () => {
  const text = "He has no chest pain. Oxygen falls on walking.";
  expect(said(text, false)).not.toContain("chest-pain-exertional");
  expect(said(text, true)).toContain("chest-pain");
  expect(said("Not having chest pain exactly, a tightness.", true)).not.toContain("chest-pain");
});

test("who brings the patient is not ill", () => {
  expect(said("Brought in by her roommate with fever.", false)).toEqual(["fever"]);
});

test("a place after a thing that is normal belongs to the thing", () => {
  const text = "Sensation and reflexes in the left foot are normal.";
  expect(said(text, true)).toEqual(expect.arrayContaining(["numbness", "reflexes-decreased"]));
});

test.each([
  "She was visiting a friend.",
  "He mows the lawn.",
  "The pencil has a yellow tip.",
  "His grip on the rail was firm.",
  "She expects a parcel.",
  "He plans to retire.",
  "I drink very little tea.",
  "Her dress is made of cotton wool.",
])("everyday words are no findings: %s", (text) => {
  expect(said(text, false)).toEqual([]);
});
