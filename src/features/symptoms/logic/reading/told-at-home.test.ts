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
];

test.each(STATED)("%s", (text, finding) => {
  expect(said(text, false)).toContain(finding);
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
