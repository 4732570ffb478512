import * as fc from "fast-check";
import { expect, test } from "vitest";
import { textOfBlocks } from "./label.ts";
import { blocksOfText, populationParts, summaryOf, withoutHeading } from "./label-text.ts";

test.each([
  ["1 INDICATIONS AND USAGE NORTHALOL is a beta-blocker", "NORTHALOL is a beta-blocker"],
  ["INDICATIONS & USAGE: NORTHALOL is", "NORTHALOL is"],
  ["8.1 Pregnancy Risk Summary There are", "Risk Summary There are"],
  ["16 HOW SUPPLIED/STORAGE AND HANDLING White tablets", "White tablets"],
  ["NORTHALOL is indicated for", "NORTHALOL is indicated for"],
  ["Pregnancy was observed in", "Pregnancy was observed in"],
  ["WARNING: LACTIC ACIDOSIS Cases", "WARNING: LACTIC ACIDOSIS Cases"],
])("takes only a heading from %j", (text, rest) => {
  expect(withoutHeading(text)).toBe(rest);
});

test("finds lists and numbered parts in flattened text", () => {
  const text = "2 DOSAGE AND ADMINISTRATION Adults. 2.1 Usual Dose Take: • one tablet • with food";
  expect(blocksOfText(text)).toEqual([
    { kind: "paragraph", text: "Adults." },
    { kind: "paragraph", text: "2.1 Usual Dose Take:" },
    { kind: "list", ordered: false, items: ["one tablet", "with food"] },
  ]);
});

test("changes not a word of what is no heading", () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,12}[.,;]?$/), {
    minLength: 1,
    maxLength: 600,
  });
  fc.assert(
    fc.property(words, (list) => {
      const text = `x${list.join(" ")}`;
      expect(textOfBlocks(blocksOfText(text))).toBe(text);
      expect(summaryOf(text).length).toBeLessThanOrEqual(2004);
    }),
  );
});

test("separates the parts of a population section", () => {
  const text =
    "8 USE ( 8.6 ) 8.1 Pregnancy None. 8.6 Renal Impairment Reduce [see 8.7]. 8.7 Hepatic Impairment No change.";
  expect(populationParts(text)).toEqual([
    "8.1 Pregnancy None.",
    "8.6 Renal Impairment Reduce [see 8.7].",
    "8.7 Hepatic Impairment No change.",
  ]);
});
