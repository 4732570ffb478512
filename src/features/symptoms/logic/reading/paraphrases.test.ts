import { describe, expect, test } from "vitest";
import { evidenceOf } from "../evidence.ts";
import { FINDINGS, type ListedFinding } from "../packed/finding-table.ts";
import { SITES } from "./phrases/places.ts";
import { read } from "./read.ts";

/** Complaints as the vocabulary keys them, with sentences that state and deny them of a place. */
const PHRASED: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  pain: [
    [
      "The {} hurts.",
      "Pain in the {}.",
      "Her {} has been hurting for two days.",
      "A painful {}.",
      "Soreness over the {}.",
      "Complains of discomfort in the {}.",
    ],
    [
      "No {} pain.",
      "Denies pain in the {}.",
      "My {} doesn't hurt.",
      "No nausea, {} pain or cough.",
      "Her {} is not painful.",
    ],
  ],
  swell: [
    ["The {} is swollen.", "Swelling of the {}.", "My {} swelled up.", "A swollen {}."],
    ["No {} swelling.", "The {} is not swollen.", "Neither pain nor swelling of the {}."],
  ],
  red: [
    ["Redness of the {}.", "The {} is red.", "Erythema over the {}."],
    ["No redness of the {}.", "The {} is not red."],
  ],
  rash: [["A rash over the {}.", "{} rash."], ["No rash on the {}."]],
  numb: [
    ["My {} is numb.", "The {} went numb.", "Numbness of the {}."],
    ["The {} is not numb.", "Denies {} numbness."],
  ],
  weak: [
    ["Weakness of the {}.", "The {} feels weak."],
    ["No weakness of the {}.", "Denies {} weakness."],
  ],
  itch: [
    ["The {} itches.", "Itchy {}."],
    ["The {} does not itch.", "No itching of the {}."],
  ],
  tender: [
    ["The {} is tender to palpation.", "Tenderness of the {}."],
    ["The {} is not tender.", "No tenderness of the {}."],
  ],
  bleed: [["Bleeding from the {}.", "The {} is bleeding."], ["No bleeding from the {}."]],
  discharge: [["Discharge from the {}."], ["Denies {} discharge."]],
  lump: [["A lump in the {}.", "Mass in the {}."], ["No lump in the {}."]],
  stiff: [
    ["The {} is stiff.", "Stiffness of the {}."],
    ["No stiffness of the {}.", "The {} is not stiff."],
  ],
};

const person = ({ sex = "female", ages = [0, 120] }: ListedFinding) => ({
  sex,
  age: Math.min(ages[1], Math.max(ages[0], 40)),
});

function saidOf(finding: ListedFinding, text: string): "stated" | "denied" | "nothing" {
  const { recognized } = read(text, person(finding));
  const of = (negated: boolean) =>
    recognized.filter((one) => one.negated === negated).map((one) => one.finding);
  const { present, absent } = evidenceOf(of(false), of(true));
  if (present.has(finding.id)) return "stated";
  return absent.has(finding.id) ? "denied" : "nothing";
}

/** The findings that a place and a complaint mean together, whatever joins them. */
const placed = Object.keys(PHRASED).flatMap((complaint) =>
  FINDINGS.flatMap((finding) =>
    finding.phrases
      .map((phrase) => phrase.split(" "))
      .filter((keys) => keys.length === 2 && keys.includes(complaint))
      .flatMap((keys) => keys.filter((key) => SITES.has(key) && key.length > 2))
      .map((site) => ({ finding, complaint, site })),
  ),
);

describe("a place and a complaint", () => {
  test("are enough of them to try", () => expect(placed.length).toBeGreaterThan(100));

  test.each(Object.entries(PHRASED))(
    "%s is understood in every wording",
    (complaint, [stated, denied]) => {
      const wrong = placed
        .filter((one) => one.complaint === complaint)
        .flatMap(({ finding, site }) =>
          [
            ...stated.map((template) => [template, "stated"]),
            ...denied.map((template) => [template, "denied"]),
          ].flatMap(([template = "", meant]) => {
            const text = template.replace("{}", site);
            return saidOf(finding, text) === meant ? [] : [`${text} ${finding.id} is not ${meant}`];
          }),
        );
      expect(wrong).toEqual([]);
    },
  );
});

/** Ways to deny a thing by its name. Each is tried on every third symptom and sign that has a short one. */
const DENIALS = [
  "No {}.",
  "Denies any {}.",
  "Without {}.",
  "He has not had {}.",
  "Negative for {}.",
  "There is no {}.",
  "{}: none.",
  "{} is absent.",
  "Never had {}.",
  "Neither {} nor hiccups.",
  "Neither hiccups nor {}.",
  "No sneezing, hiccups, or {}.",
  "Denies sneezing, hiccups and {}.",
  "No evidence of {}.",
  "{} was denied.",
  "{} is not present.",
  "{} not noted.",
  "Has sneezing but no {}.",
  "Has not noticed {}.",
  "{}? No.",
  "{}: no.",
  "{} is negative.",
  "Nor does she have {}.",
  "Unaccompanied by {}.",
  "She has no {} or sneezing, and eats well.",
  "Zero {}.",
];
const NOT_HIS = ["Mother had {}.", "Worried about {}.", "Return if you develop {}."];
const STILL_HIS = [
  "No sneezing but has {}.",
  "Denies sneezing. Reports {}.",
  "Not only sneezing but also {}.",
  "ROS negative except for {}.",
];

const named = FINDINGS.filter(
  ({ kind = "symptom", name, sex, ages }, index) =>
    index % 3 === 0 &&
    (kind === "symptom" || kind === "sign") &&
    sex === undefined &&
    ages === undefined &&
    /^[A-Z][a-z]+(?: [a-z]+){0,2}$/.test(name) &&
    !/\b(?:no|not|out|less)\b|hiccup|sneez|reflex|pulse/i.test(name),
).slice(0, 45);

test.each([
  ["denied", DENIALS],
  ["nothing", NOT_HIS],
  ["stated", STILL_HIS],
])("what is said of a finding by its name: %s", (meant, templates) => {
  const wrong = named.flatMap((finding) =>
    templates.flatMap((template) => {
      const text = template.replace("{}", finding.name.toLowerCase());
      return saidOf(finding, text) === meant ? [] : [`${text} ${finding.id} is not ${meant}`];
    }),
  );
  expect(wrong).toEqual([]);
});
