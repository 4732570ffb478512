import { expect, test } from "vitest";
import { describeRealInputs } from "#/platform/testing/real-inputs.ts";
import { type Coded, judgeCodes } from "../knowledge/schema/icd10/judge.ts";
import { broken, lockAt, lockText, readLock, unread } from "../knowledge/schema/icd10/lock.ts";
import { readTables, type Tables } from "../knowledge/schema/icd10/tables.ts";
import { codedConditions } from "../knowledge/schema/conditions.ts";
import { ROOT } from "./setup/root.ts";

const conditions = codedConditions(ROOT);

test("every condition's code was held against the official tables under the name that it has", () => {
  expect(broken(conditions, readLock(lockAt(ROOT)))).toEqual([]);
});

const TABLES: Tables = {
  valid: new Set(["K3580", "L03213", "H00039", "B179"]),
  names: new Map([
    ["K35", "Acute appendicitis"],
    ["K3580", "Unspecified acute appendicitis"],
    ["K3", "Other"],
    ["L03213", "Periorbital cellulitis"],
    ["H00039", "Abscess of eyelid unspecified eye, unspecified eyelid"],
  ]),
  terms: new Map([["L03213", ["Preseptal cellulitis"]]]),
};
const coded = (icd10: string, name: string, ...otherNames: string[]): Coded => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  otherNames,
  icd10,
});
const [APPENDICITIS, CELLULITIS, BETTER, NEWER, INVALID, APART] = [
  coded("K35.80", "Acute appendicitis"),
  coded("L03.213", "Swollen lid", "preseptal cellulitis"),
  coded("H00.039", "Preseptal cellulitis"),
  coded("B17.9", "Acute viral hepatitis"),
  coded("K35.8", "Appendicitis"),
  coded("K35.80", "Gout"),
] as const;

test("codes are judged by what may be billed and by what the tables call them", () => {
  const all = [APPENDICITIS, CELLULITIS, BETTER, NEWER, INVALID, APART];
  const judged = judgeCodes(all, TABLES);
  expect(judged.map(({ agreement }) => agreement)).toEqual([
    "named",
    "other name",
    "apart",
    "newer",
    "invalid",
    "apart",
  ]);
  expect(judged.flatMap(({ better }) => better)).toEqual(["L03213"]);
});

test("the lock keeps what agrees, and what differs only once a person read it; a new code or name opens it again", () => {
  const judged = judgeCodes([APPENDICITIS, APART, INVALID], TABLES);
  const day = "2026-01-01";
  const first = readLock(lockText(judged, "", day, false));
  expect([...first.keys()]).toEqual(["acute-appendicitis"]);
  expect(unread(judged, first).map(({ condition }) => condition.name)).toEqual([
    "Gout",
    "Appendicitis",
  ]);
  const text = lockText(judged, "", day, true);
  expect(readLock(text).get("gout")?.judgement).toBe("read");
  expect(broken([APPENDICITIS, APART], readLock(text))).toEqual([]);
  expect(lockText(judged, text, "2026-02-02", false)).toBe(text);
  const changed = [
    { ...APPENDICITIS, icd10: "K35.2" },
    { ...APART, name: "Gouty arthritis" },
  ];
  expect(broken(changed, readLock(text))).toHaveLength(2);
  expect(broken([APPENDICITIS], readLock(text))).toEqual([
    "gout: is in knowledge/icd10.lock and gone",
  ]);
});

describeRealInputs("the official ICD-10-CM tables", (pathOf) => {
  test("hold every code that a condition has, and leave nothing that nobody read", async () => {
    const tables = await readTables(pathOf("icd10cm"));
    expect(tables.valid.size).toBeGreaterThan(70_000);
    expect(tables.names.get("I219")).toBe("Acute myocardial infarction, unspecified");
    expect(tables.terms.get("L03213")).toEqual(["Preseptal cellulitis"]);
    const judged = judgeCodes(conditions, tables);
    expect(judged.filter(({ agreement }) => agreement === "invalid")).toEqual([]);
    expect(unread(judged, readLock(lockAt(ROOT)))).toEqual([]);
  });
});
