import { expect, test } from "vitest";
import type { LabelText } from "../../interactions.contract.ts";
import { quotesFrom } from "./label-quotes.ts";

const label = (text: string): LabelText => ({
  setId: "00000000-0000-4000-8000-000000000001",
  version: 1,
  effectiveOn: null,
  sections: [
    {
      code: "34073-7",
      title: "Drug Interactions",
      depth: 0,
      blocks: [{ kind: "paragraph", text }],
    },
  ],
});

test("a sentence that names the drug comes before one that names its class", () => {
  const text = "NSAIDs raise the risk. Naproxen raises it as well. Nothing else does.";
  expect(quotesFrom(label(text), "apixaban", "naproxen").map((quote) => quote.sentence)).toEqual([
    "Naproxen raises it as well.",
    "NSAIDs raise the risk.",
  ]);
});

test("the class that both belong to is not taken for the other drug", () => {
  const text = "Antidepressants raise the risk of suicidal thoughts. Do not use with an MAOI.";
  const quotes = quotesFrom(label(text), "escitalopram", "phenelzine");
  expect(quotes.map((quote) => quote.word)).toEqual(["MAOI"]);
});

test("a word inside another word is no mention", () => {
  expect(quotesFrom(label("Take levothyroxine-free days."), "warfarin", "iron")).toEqual([]);
});
