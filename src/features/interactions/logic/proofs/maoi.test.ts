import { describe, expect, test } from "vitest";
import { checkEntries, reportOf } from "../check.ts";
import { readEntry } from "../entries/read-entry.ts";

const recordOf = async (...drugs: string[]) =>
  (await reportOf(checkEntries(drugs.map(readEntry)))).interactions.at(0);

/** Linezolid inhibits MAO without selectivity by its own label; methylene blue and procarbazine stand in the lists of others. */
const WEAK_AND_SHORT = ["linezolid", "methylene blue", "procarbazine"] as const;
const SELECTIVE = ["rasagiline", "selegiline", "safinamide"] as const;
const LASTING = ["phenelzine", "tranylcypromine", "isocarboxazid"] as const;
const ALL = [...LASTING, ...SELECTIVE, ...WEAK_AND_SHORT];

describe("what a label says of MAO inhibitors as a class holds for each of them", () => {
  test.each([
    "diphenhydramine",
    "cyproheptadine",
    "propranolol",
    "insulin glargine",
    "sevoflurane",
    "methyldopa",
    "diphenoxylate",
    "droperidol",
    "iohexol",
    "cyclobenzaprine",
    "carbamazepine",
    "tetrabenazine",
    "midodrine",
    "apraclonidine eye drops",
    "metoclopramide",
    "esketamine nasal spray",
  ])("with %s no MAO inhibitor goes without a word", async (partner) => {
    const silent = await Promise.all(
      ALL.map(async (drug) => ((await recordOf(drug, partner)) ? [] : [drug])),
    );
    expect(silent.flat()).toEqual([]);
  });
});

describe("how heavy it weighs is by the member's own label", () => {
  test.each([
    ["linezolid", "promethazine", "minor", "predicted"],
    ["methylene blue", "metoprolol", "minor", "predicted"],
    ["linezolid", "isoflurane", "moderate", "stated"],
    ["linezolid", "methyldopa", "major", "stated"],
    ["methylene blue", "cyclobenzaprine", "major", "stated"],
    ["methylene blue", "norepinephrine", "moderate", "stated"],
    ["linezolid", "tyramine", "moderate", "stated"],
    ["tranylcypromine", "diphenhydramine", "major", "stated"],
    ["phenelzine", "diphenhydramine", "moderate", "stated"],
    ["phenelzine", "cyproheptadine", "major", "stated"],
    ["phenelzine", "diazepam", "moderate", "stated"],
    ["rasagiline", "droxidopa", "minor", "stated"],
    ["phenelzine", "droxidopa", "major", "stated"],
    ["tranylcypromine", "oxcarbazepine", "moderate", "stated"],
    ["procarbazine", "lisinopril", "moderate", "stated"],
    ["procarbazine", "phenobarbital", "moderate", "stated"],
    ["procarbazine", "epinephrine", "minor", "predicted"],
    ["procarbazine", "pseudoephedrine", "major", "stated"],
  ])("%s with %s is %s, %s", async (one, other, severity, tier) => {
    expect(await recordOf(one, other)).toMatchObject({ severity, tier });
  });
});

describe("the text fits the member", () => {
  test.each([
    ["linezolid", "sertraline", /something else for Linezolid/, /dye/i],
    ["methylene blue", "sertraline", /something else for Methylene blue/, /antibiotic/i],
    ["methylene blue", "tyramine", /on the day of the dose/, /100 mg/],
    ["linezolid", "bupropion", /Do not start bupropion/, /14 days/],
    ["safinamide", "sertraline", /lowest effective dose of Sertraline/, /Do not combine/],
    ["procarbazine", "phenobarbital", /alertness/, /Hypertensive crisis/],
    ["procarbazine", "morphine", /breathing/, /Hypertensive crisis/],
    ["rasagiline", "pseudoephedrine", /seldom at labeled doses/, /Contraindicated/],
    ["tranylcypromine", "droperidol", /QT/, /[Hh]ypotension/],
  ])("%s with %s", async (one, other, says, silent) => {
    const record = await recordOf(one, other);
    const text = [record?.description, record?.management, ...(record?.clinical_effects ?? [])];
    expect(text.join(" ")).toMatch(says);
    expect(text.join(" ")).not.toMatch(silent);
  });
});
