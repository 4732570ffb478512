import { expect, test } from "vitest";
import { read } from "./read.ts";

type Statement = readonly [text: string, finding: string, age?: number];

const ADULT = 45;
const told = (statements: readonly Statement[]) =>
  statements.map(([text, finding, age = ADULT]) => ({ text, finding, age }));

const said = (text: string, age: number): ReadonlyMap<string, boolean> =>
  new Map(
    read(text, { age, sex: "male" }).recognized.map(({ finding, negated }) => [finding, negated]),
  );

const STATED: readonly Statement[] = [
  ["The anterior chamber is shallow.", "shallow-anterior-chamber"],
  ["The globe is rock hard.", "eye-pressure-high"],
  ["The lower nasal field is missing.", "visual-field-cut"],
  ["No light perception in the right eye.", "vision-loss"],
  ["VA 20/200 OD.", "vision-blurred"],
  ["Weber lateralizes to the right.", "hearing-loss-unilateral"],
  ["BC > AC on the left.", "conductive-hearing-loss"],
  ["A filling fell out of the tooth.", "tooth-decayed-or-broken"],
  ["Biting is unbearable.", "pain-on-biting"],
  ["He plucks at the bedclothes.", "confusion"],
  ["Power 3/5 in the right arm.", "weakness-focal"],
  ["E3 V4 M5.", "consciousness-reduced"],
  ["Ankle reflexes 1+.", "reflexes-decreased"],
  ["CSF glucose 1.1 mmol/L.", "abnormal-csf"],
  ["Repetitive tongue protrusion on haloperidol.", "orofacial-movements"],
  ["Eosinophils 4.8 x10^9/L.", "eosinophilia"],
  ["Joint fluid 60 000 WBC/mm3.", "joint-fluid-septic"],
  ["He holds the foot pointing outward.", "leg-externally-rotated"],
  ["The spleen is palpable.", "splenomegaly"],
  ["He will not allow touch.", "tenderness", 2],
  ["CRT 3 s.", "shock", 0.4],
  ["Temperature 35.5 C.", "hypothermia", 0.01],
  ["Birth weight 1200 g.", "birth-weight-low", 0.01],
  ["His parents refused vaccines.", "unvaccinated", 2],
  ["His mother took methadone.", "mother-took-opioids", 0.01],
];

const DENIED: readonly Statement[] = [
  ["No fits.", "seizure"],
  ["Weber does not lateralize.", "hearing-loss-unilateral"],
  ["AC > BC on both sides.", "conductive-hearing-loss"],
  ["Pupils 4 mm, equal and reactive.", "pupils-pinpoint"],
  ["Cup-to-disc ratio 0.3.", "fundus-cupping"],
  ["Both pupils are wide and react.", "pupil-dilated-fixed"],
  ["Capillary refill under 3 seconds.", "shock", 0.4],
  ["Apgar 8 and 9.", "birth-asphyxia", 0.01],
];

const UNSAID: readonly Statement[] = [
  ["Blurred disc margins.", "vision-blurred"],
  ["A horseshoe tear of the retina.", "eye-watering"],
  ["Red desaturation in the left eye.", "eye-redness"],
  ["Pus behind the eardrum.", "cough-productive"],
  ["He has a cold.", "chills"],
  ["The left hand is pulseless.", "shock"],
  ["A cold pulseless leg.", "sudden-death-witnessed"],
  ["He withdraws from pain.", "alcohol-stopped"],
  ["He clears his throat all day.", "tonsil-exudate"],
  ["A depressed skull fracture.", "mood-low"],
  ["The echocardiogram shows an enlarged left ventricle.", "ct-ventricles-enlarged"],
  ["A pulsatile mass at the angle of the jaw.", "pulsatile-abdominal-mass"],
  ["Fell from standing height.", "trauma-major"],
  ["A ring of rust on the cornea.", "kayser-fleischer"],
];

test.each(told(STATED))("$text states $finding", ({ text, finding, age }) => {
  expect(said(text, age).get(finding)).toBe(false);
});

test.each(told(DENIED))("$text denies $finding", ({ text, finding, age }) => {
  expect(said(text, age).get(finding)).toBe(true);
});

test.each(told(UNSAID))("$text says nothing of $finding", ({ text, finding, age }) => {
  expect(said(text, age).has(finding)).toBe(false);
});
