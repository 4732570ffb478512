import { expect, test } from "vitest";
import { FINDINGS } from "../../packed/finding-table.ts";
import { read } from "../read.ts";
import { strictness } from "../strict.ts";
import { understood } from "../understood.testing.ts";

const PATIENTS = [
  { age: 0.02, sex: "male" },
  { age: 3, sex: "female" },
  { age: 45, sex: "female" },
] as const;

/** What people say of other organs and of their days, in words that grave findings have too. */
const PLAIN = `Pain localized to the left flank.
She localizes the pain to the heel.
Knee pain on extension and flexion.
Extension of the wrist is painful.
He withdrew from the team because of knee pain.
Opens his eyes slowly because the light hurts.
The rash responds only to steroid cream.
The pain responds only to heat.
The infection is not responding to amoxicillin.
The cough is unresponsive to inhalers.
The gout has not responded to colchicine, pain continues.
Hard to wake in the mornings for school.
The shoulder drifts in and out of place.
In and out of the hospital with asthma.
Yellow sputum on day 5 of the cold.
Yellow crust on the eyelids on the third day.
A yellow bruise two weeks after the fall.
Low strength of the leg and a firm tone of the arm.
Took two tablets of ibuprofen for the headache.
Took too many steps and the knee hurts.
Empty bottle fell on her toe.
She took all of her antibiotic course.
Lead guitarist with sore fingers.
The pain leads him to rest.
Lives in an old house with three cats.
Mushroom pizza gives her heartburn.
A fungal nail like a mushroom.
Ran out of pain gel for the knee.
Ran out of breath on the stairs.
Found floating spots in the left eye.
Took underwater photographs, now ear fullness.
White lines on the nails since the manicure.
A soft lump with a bulge at the wrist.
A firm lump on the back for years.
Swelling after a birthday party, of the ankle.
Sleeping pills do not help his insomnia.
Swallowed some pool water, ear pain.
Drank some tea for the sore throat.
Edible flowers make his mouth itch.
Slow to pass urine since the operation.
Mother had fever last week; he has a sore knee.`.split("\n");

const AMONG = new Set(["newborn-maternal-infection", "sweats-feeding", "caffeine-high"]);

test.each(PLAIN)("says nothing of coma, newborns or poison: %s", (text) => {
  const grave = PATIENTS.flatMap((patient) =>
    read(text, patient)
      .recognized.filter(({ finding, negated }) => !negated && strictness(finding) !== undefined)
      .map(({ finding }) => finding),
  ).filter((finding) => !AMONG.has(finding));
  expect(grave).toEqual([]);
});

/** Phrases of several words, each of which says nothing alone. */
const phrases = FINDINGS.flatMap(({ id, phrases: all }) =>
  strictness(id) === undefined
    ? []
    : all
        .filter((phrase) => !/^[=&]/.test(phrase) && phrase.split(" ").length > 1)
        .map((phrase) => [id, phrase.split(" ")] as const),
);

test("no phrase of theirs is put together from two clauses", () => {
  const joined = phrases.flatMap(([id, [first = "", ...rest]]) => {
    const text = `The knee had ${first} because the hand ${rest.join(" ")} after lunch.`;
    const { recognized } = read(text, { age: 0.02, sex: "male" });
    const found = recognized.find(({ finding, negated }) => finding === id && !negated);
    const [from, to] = [text.indexOf(first), text.indexOf("because")];
    return found !== undefined && found.start <= from && found.end > to ? [`${id}: ${text}`] : [];
  });
  expect(phrases.length).toBeGreaterThan(300);
  expect(joined).toEqual([]);
});

test.each([
  ["Headache since noon. The pain is generalized.", "headache", "widespread-pain myalgia"],
  ["Pain in the right shoulder, severe.", "shoulder-pain", "abdominal-pain"],
  ["Pain on extension of the elbow.", "elbow-pain", "back-pain"],
  ["A thick nail on the big toe.", "nail-thick-yellow", "big-toe-pain joint-pain"],
  ["A lump on the wrist. Fullness of the ear.", "soft-tissue-lump", "abdominal-mass"],
  [
    "30 weeks pregnant in her first pregnancy.",
    "pregnant-after-20-weeks",
    "pregnant-first-trimester",
  ],
  ["PMH: hypertension, gout. Sore throat.", "hx-hypertension sore-throat", "hypertension"],
  ["History of high blood pressure. Earache.", "hx-hypertension ear-pain", "hypertension"],
  ["She is always hot.", "", "fever"],
  ["Feels hot all the time and sweats.", "heat-intolerance", "fever"],
  ["Withdraws from pain, GCS 7.", "consciousness-reduced", ""],
  ["Swallowed forty tablets of aspirin.", "overdose", ""],
  ["Took 30 of the diazepam tablets an hour ago and about 25 capsules.", "overdose", ""],
])("each is said of its own organ: %s", (text, stated, unstated) => {
  const { present } = understood(text);
  for (const id of stated.split(" ").filter(Boolean)) expect(present).toContain(id);
  for (const id of unstated.split(" ").filter(Boolean)) expect(present).not.toContain(id);
});

test.each([
  ["No personal or family history of strokes, no fever, no rash.", "", "fever rash"],
  ["Family history of gout, no cough, sore throat for three days.", "sore-throat", "cough"],
  ["No family history of diabetes, denies dizziness.", "", "dizziness"],
  ["No personal or family history of seizures or fainting.", "", "seizure syncope"],
  ["No menstrual problems.", "", "menorrhagia dysmenorrhea"],
  ["Cough. No change in the cough with inspiration.", "cough", ""],
  ["Elbow pain, no other joint pain.", "elbow-pain", ""],
])("a denial reaches as far as it is meant: %s", (text, stated, denied) => {
  const { present, absent } = understood(text);
  for (const id of stated.split(" ").filter(Boolean)) expect(present).toContain(id);
  for (const id of denied.split(" ").filter(Boolean)) expect(absent).toContain(id);
  for (const id of ["amenorrhea", "worse-breathing-in", "fhx-clots"])
    expect(present).not.toContain(id);
  expect(absent).not.toContain("joint-pain");
});

test("what is denied and told in particular is there", () => {
  const { recognized } = read("Denies headache but a throbbing headache wakes her.", PATIENTS[2]);
  expect(recognized.some(({ finding, negated }) => finding === "headache" && negated)).toBe(false);
});
