import { describe, expect, test } from "vitest";
import { MILDER } from "#knowledge/symptoms/milder.js";
import { RED_FLAGS } from "#knowledge/symptoms/red-flags.js";
import type { RedFlag } from "../red-flag.ts";
import { TRIAGES } from "../symptoms.terms.ts";
import { analyze, analyzeWith } from "./analyze.ts";
import { ancestorsOf, findingOf } from "./findings.ts";
import { MODELS } from "./model.ts";

/** A patient in whom every finding of the rule can be. */
function patientFor(
  flag: RedFlag,
  findings: readonly string[],
): { age: number; gender: "male" | "female" } {
  const spans = [flag.ages, ...findings.map((id) => findingOf(id)?.ages)].filter(
    (span) => span !== undefined,
  );
  const from = Math.max(0, ...spans.map(([least]) => least));
  const to = Math.min(100, ...spans.map(([, most]) => most));
  const gender = findings.some((id) => findingOf(id)?.sex === "male") ? "male" : "female";
  return { age: from <= 40 && to > 40 ? 40 : (from + to) / 2, gender };
}

/** Every way in which a rule can hold: each alternative of each entry at least once. */
function waysOf({ all }: RedFlag): string[][] {
  const entries = all.map((entry) => entry.split("|"));
  const most = Math.max(...entries.map((entry) => entry.length));
  return Array.from({ length: most }, (_, turn) =>
    entries.map((entry) => entry[turn % entry.length] ?? ""),
  );
}

describe("every red flag, in every way it can be raised, sets its floor", () => {
  test.each(RED_FLAGS.map((flag) => [flag.id, flag] as const))("%s", (_, flag) => {
    const ways = waysOf(flag).filter((way) => !flag.none?.some((id) => way.includes(id)));
    const silent = ways.filter((symptoms) => {
      // Without a condition to rank, nothing but the flag can raise the urgency.
      const { redFlags, triage } = analyzeWith([], {
        ...patientFor(flag, symptoms),
        duration: "",
        symptoms,
        denied: [],
        additionalInfo: "",
      });
      const raised = redFlags.some(({ id }) => id === flag.id);
      return !raised || TRIAGES.indexOf(triage) > TRIAGES.indexOf(flag.floor);
    });
    expect(ways.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  });
});

test("a denied finding raises no flag", () => {
  const { redFlags } = analyze({
    age: 50,
    gender: "male",
    duration: "",
    symptoms: ["cough"],
    denied: [],
    additionalInfo: "No chest pain, no shortness of breath, no syncope.",
  });
  expect(redFlags).toEqual([]);
});

test("emergencies are listed before what can wait for the same day", () => {
  const { redFlags } = analyze({
    age: 60,
    gender: "female",
    duration: "",
    symptoms: ["melena", "syncope", "dyspnea", "jaundice", "fever", "abdominal-pain"],
    denied: [],
    additionalInfo: "",
  });
  const urgencies = redFlags.map(({ urgency }) => urgency);
  expect(urgencies).toEqual(urgencies.toSorted());
  expect(urgencies[0]).toBe("emergency");
});

test.each(MILDER)("$condition is left to itself only where nothing speaks against it", (rule) => {
  const { condition, ages, days, none } = rule;
  const models = MODELS.filter((model) => model.condition.id === condition);
  const harmless = models
    .flatMap(({ links }) => [...links.keys()])
    .filter((id) => ![id, ...ancestorsOf(id)].some((other) => none.includes(other)));
  const urgency = (age: number, duration: string, more: readonly string[]) =>
    analyzeWith(models, {
      age,
      gender: "female",
      duration,
      symptoms: [...harmless.slice(0, 2), ...more],
      denied: [],
      additionalInfo: "",
    }).conditions[0]?.urgency;

  const age = Math.min(30, (ages[0] + ages[1]) / 2);
  expect(urgency(age, "", [])).toBe("self-care");
  expect(none.filter((id) => findingOf(id) === undefined)).toEqual([]);
  expect(none.filter((id) => urgency(age, "", [id]) === "self-care")).toEqual([]);
  const beyond = [
    urgency(ages[0] - 0.5, "", []),
    ...(ages[1] < 100 ? [urgency(ages[1], "", [])] : []),
    ...(days === undefined ? [] : [urgency(age, `${days + 3} days`, [])]),
  ];
  expect(beyond).not.toContain("self-care");
});

test.each([
  "Asthma since childhood. Silent chest on listening, breathless.",
  "Wheezing badly and can only say one word at a time.",
  "He has a wheeze and is too tired to breathe.",
  "An erection that has not gone down for six hours.",
  "Bruises for a week. The platelet count is 6 × 10⁹/L.",
])("what cannot wait is an emergency in plain words too: %s", (additionalInfo) => {
  const answer = analyze({
    age: 40,
    gender: "male",
    duration: "",
    symptoms: [],
    denied: [],
    additionalInfo,
  });
  expect(answer.triage).toBe("emergency");
});
