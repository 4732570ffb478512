import { expect, test } from "vitest";
import type { Patient } from "../patient.ts";
import { read } from "./read.ts";

const ADULT: Patient = { age: 40, sex: "female" };
const CHILD: Patient = { age: 3, sex: "male" };

const said = (text: string, negated: boolean, patient = ADULT): string[] =>
  read(text, patient)
    .recognized.filter((one) => one.negated === negated)
    .map(({ finding }) => finding);

test.each([
  ["She stood up and nearly fell.", "gait-ataxia"],
  ["The family has no bleeding history.", "fhx-bleeding"],
  ["No spleen palpable.", "asplenia"],
  ["He coughs when it is cold out.", "syncope"],
  ["The anemia is not responding to iron.", "consciousness-reduced"],
  ["Her pants don't fit.", "tachypnea"],
  ["It feels like being stabbed in the stomach.", "penetrating-injury"],
  ["He has fits of sneezing.", "seizure"],
  ["She is fit and well.", "seizure"],
  ["He used an ice pack a day after the fall.", "smoking"],
  ["He drinks a six-pack a day.", "smoking"],
  ["A first-aid course and a hearing aid.", "hiv-positive"],
  ["She has type 1 diabetes.", "repetitive-hand-work"],
  ["He strained a muscle in his thigh.", "constipation"],
  ["The pain migrated to the right lower quadrant.", "travel-abroad"],
  ["Lactate 4.2.", "breastfeeding"],
  ["My leg feels warm.", "fever"],
  ["Edema to the knees.", "knee-swelling"],
  ["Her father died of a stroke at 60.", "death-in-the-family"],
  ["Calf ache when walking.", "back-pain-radiating-leg"],
  ["The calf pain is relieved by rest.", "chest-pain-rest-relief"],
  ["Bad breath.", "dyspnea"],
  ["I was boiling and she was freezing.", "abscess-lump"],
  ["My head is full of cotton wool.", "animal-farm"],
  ["He was scared stiff.", "stiffness"],
  ["The pain travels down my leg.", "travel-abroad"],
  ["I felt like I had been hit by a bus.", "trauma-major"],
  ["She left the gas on.", "flatulence"],
  ["He wakes in floods of tears.", "menorrhagia"],
  ["Breathing is bad.", "halitosis"],
  ["White patches on the tongue.", "depigmentation"],
  ["Her vulva is red and sore.", "genital-ulcer"],
  ["Worse with coughing.", "cough"],
  ["Pressure across the chest, spreading to both elbows.", "radiation-therapy"],
  ["He coughed up a streak of blood.", "rectal-bleeding"],
  ["High cholesterol runs in the family.", "fhx-gout-same-skin-joint"],
  ["Both ankles are swollen.", "ankle-pain"],
  ["She plays between trips to the toilet.", "travel-abroad"],
  ["A tight band round the head.", "paraphimosis-sign"],
  ["He has trouble rising from a low chair.", "hernia-irreducible"],
  ["Her calf knots up in a hard painful cramp.", "hernia-irreducible"],
  ["One-sided low pain.", "breath-sounds-decreased-unilateral"],
  ["It hurts to take a deep breath.", "kussmaul-breathing"],
  ["It hurts to get out of a chair.", "weakness-proximal"],
  ["Drips of fresh blood in the bowl.", "diarrhea-bloody"],
  ["Her skin is itchy.", "rash-itchy"],
  ["Tearing pain on passing a hard stool.", "chest-pain-tearing"],
  ["A red, hot, swollen shin.", "joint-monoarthritis"],
  ["Yawning on every ferry.", "opioid-stopped"],
  ["Painful sores on the side of the tongue.", "flank-pain"],
  ["A bump with a yellow head at the lid margin.", "head-injury"],
  ["She spilled boiling soup on her arm.", "abscess-lump"],
  ["Hit on the upper arm with a ball.", "eye-injury"],
  ["The thumb clicks and locks.", "knee-locking"],
  ["Pale pink spots on the belly.", "pallor"],
  ["Hurts to turn my head.", "headache"],
  ["A lopsided mole on the back.", "facial-droop"],
  ["A dusky red toe joint.", "cyanosis"],
  ["Percussion tenderness over the spine.", "rebound"],
  ["Her eyes turned yellow and her urine went dark.", "vision-loss-sudden"],
  ["The symptoms wax and wane.", "confusion-fluctuating"],
  ["He climbs up his own legs to stand.", "weakness-ascending"],
  ["The jabs last a few seconds.", "vertigo-brief-seconds"],
  ["Both ankles are swollen.", "joint-swelling"],
  ["Chest pain radiating to the back.", "abdominal-pain-radiating-back"],
  ["Chest pain, better leaning forward.", "abdominal-pain-leaning-forward"],
  ["Belly pain radiating to the back.", "back-pain-radiating-leg"],
])("a word that comes from another is not taken for it: %s is no %s", (text, finding) => {
  expect(said(text, false)).not.toContain(finding);
});

test.each([
  ["He was found fitting.", "seizure"],
  ["She gets cramps with every period.", "dysmenorrhea"],
  ["He was stabbed in the upper abdomen.", "penetrating-injury"],
  ["He spent his rent on drum kits and drives recklessly.", "grandiosity"],
  ["He has no spleen.", "asplenia"],
  ["Her left ankle is swollen.", "joint-swelling"],
  ["Belly pain, better leaning forward.", "abdominal-pain-leaning-forward"],
  ["A sore on the vulva.", "genital-ulcer"],
  ["Sores on her vulva.", "genital-ulcer"],
  ["He drinks a six-pack a day.", "alcohol-use-heavy"],
  ["Psoriasis. It runs in the family.", "fhx-autoimmune"],
  ["Porphyria runs in the family.", "family-other-illness"],
  ["The rash will not go away.", "rash"],
  ["A nontender, mobile lymph node.", "lymphadenopathy-painless"],
])("%s says %s", (text, finding) => {
  expect(said(text, false)).toContain(finding);
});

test.each([
  ["Strength is symmetrically reduced.", "facial-droop"],
  ["Arm pulses good but femoral pulses cannot be felt.", "femoral-pulses-weak"],
  ["Bruises popping up without a knock.", "pregnant"],
  ["Has not kept food or water down.", "thirst"],
  ["Her skin is dry.", "sweating"],
  ["She does not exercise.", "chest-pain-exertional"],
  ["GCS 14.", "consciousness-reduced"],
  ["Drinks little and is chair bound.", "alcohol-use-heavy"],
  ["Fine crackles all over.", "edema-generalized"],
])("%s does not deny %s", (text, finding) => {
  expect(said(text, true)).not.toContain(finding);
});

test.each([
  ["Edema up to the knees.", "edema-leg"],
  ["Her forehead feels warm.", "fever"],
  ["White patches in the mouth.", "thrush"],
  ["He sees no future.", "hopelessness"],
  ["Intolerant of cold.", "cold-intolerance"],
  ["Her brother had tuberculosis.", "tb-exposure"],
  ["Absence of menses.", "amenorrhea"],
  ["The ECG is normal.", "ecg-normal"],
])("%s tells of %s", (text, finding) => {
  expect(said(text, false)).toContain(finding);
});

test("where a pain does not go it is not", () => {
  expect(said("Low back pain. It does not go down the leg.", true)).toContain(
    "back-pain-radiating-leg",
  );
  expect(said("Chest pain that doesn't go into the jaw.", true)).toContain(
    "chest-pain-radiating-arm",
  );
});

test("what is not tender is there, and no other tenderness is denied with it", () => {
  expect(said("A nontender hernia.", false)).toContain("hernia-bulge");
  for (const text of ["A nontender hernia.", "Nontender thyroid.", "Calves soft and nontender."])
    expect(said(text, true)).not.toContain("bone-tenderness");
});

test("a small child who does not drink is thirsty, an adult is sober", () => {
  expect(said("He does not drink.", false, CHILD)).toContain("drinks-little-child");
  expect(said("He does not drink.", true, CHILD)).not.toContain("alcohol-use");
  expect(said("She does not drink.", true)).toContain("alcohol-use");
  expect(said("Not drinking since yesterday.", true)).not.toContain("alcohol-use");
});

test("nothing of the other sex is denied", () => {
  expect(said("No discharge.", true, CHILD)).not.toContain("vaginal-discharge");
});
