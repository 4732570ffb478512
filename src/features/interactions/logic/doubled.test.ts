import { describe, expect, test } from "vitest";
import { checkEntries, reportOf } from "./check.ts";
import { readEntry } from "./entries/read-entry.ts";

const found = async (...lines: string[]) =>
  (await reportOf(checkEntries(lines.map(readEntry)))).interactions.at(0);

describe("the same drug twice is told, and weighed by what it is likely to be", () => {
  test.each([
    // Strengths that are taken together to make up a dose.
    ["levothyroxine 100 mcg", "levothyroxine 25 mcg", "moderate", /two strengths/],
    ["warfarin 5 mg", "warfarin 1 mg", "moderate", /two strengths/],
    ["lisinopril 10 mg tablet", "lisinopril 20 mg", "moderate", /two strengths/],
    ["Synthroid 100 mcg", "Synthroid 12.5 mcg", "moderate", /two strengths/],
    ["metformin hcl er 500 mg", "metformin hydrochloride XR 750 mg", "moderate", /two strengths/],
    ["metoprolol succ 25 mg", "metoprolol succinate 50 mg", "moderate", /two strengths/],
    ["lisinopril/hctz 10/12.5", "lisinopril/hctz 20/25", "moderate", /two strengths/],
    // Lines that nothing tells apart.
    ["lisinopril 10 mg", "lisinopril 10 mg", "moderate", /nothing in the two entries/],
    ["atorvastatin", "atorvastatin 40 mg", "moderate", /nothing in the two entries/],
    // Two products of one drug.
    ["Toprol-XL 50 mg", "Lopressor 25 mg", "major", /same ingredient/],
    ["metoprolol tartrate 25 mg", "metoprolol succinate 50 mg", "major", /same ingredient/],
    ["Coumadin 5 mg", "warfarin 5 mg", "major", /same ingredient/],
    ["Synthroid", "Unithroid", "major", /same ingredient/],
    ["bupropion SR 150 mg", "bupropion XL 300 mg", "major", /same ingredient/],
    ["metformin 500 mg", "metformin ER 500 mg", "major", /same ingredient/],
    ["Percocet", "Tylenol", "major", /within a combination/],
    ["losartan 50 mg", "losartan hctz 50/12.5", "major", /within a combination/],
    // Two forms that are commonly one treatment.
    ["oxycodone ER 20 mg", "oxycodone 5 mg", "moderate", /same ingredient/],
    ["Concerta 36 mg", "methylphenidate 10 mg", "moderate", /same ingredient/],
    ["nicotine patch", "nicotine gum", "moderate", /same ingredient/],
    ["nitroglycerin patch", "nitroglycerin 0.4 mg sublingual", "moderate", /two routes/],
    ["ondansetron 4 mg po", "ondansetron 4 mg iv", "moderate", /two routes/],
    ["latanoprost eye drops", "latanoprost 0.005% drops", "minor", /local use/],
    ["diclofenac gel", "diclofenac 50 mg tablet", "minor", /local use/],
  ])("%s with %s is %s", async (one, other, severity, says) => {
    const record = await found(one, other);
    expect(record).toMatchObject({ severity, tier: "stated" });
    expect(record?.description).toMatch(/^Same drug twice/);
    expect(record?.description).toMatch(says);
    expect(await found(other, one)).toEqual(record);
  });
});
