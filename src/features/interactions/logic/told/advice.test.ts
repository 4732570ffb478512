import { expect, test } from "vitest";
import type { Rule } from "../../rule.ts";
import { AUTHORED_TOPICS, TOPICS } from "../rules/topics.ts";
import { actionFor, watchFor } from "./advice.ts";

const authored: readonly (readonly Rule[])[] = await Promise.all(
  AUTHORED_TOPICS.map((topic) => TOPICS[topic]()),
);
const rules = authored.flat();

test("every rule says what to do in a sentence, and what to look at and when", () => {
  const brief = rules.filter((rule) => actionFor(rule, rule.severity).length < 25);
  expect(brief.map(({ id }) => id)).toEqual([]);
  const unwatched = rules.filter(
    (rule) => !/\w{2}.*: (?:from|on|in|at|every) /.test(watchFor(rule)),
  );
  expect(unwatched.map(({ id }) => id)).toEqual([]);
});

test("what may happen decides what is looked at, and how soon decides when", () => {
  const told = {
    management: "Do not combine.",
    effects: ["Torsades de pointes"],
    onset: "hours",
  } as const;
  expect(watchFor(told)).toBe(
    "ECG with the QT interval, potassium and magnesium: on the first day, and after each change of dose.",
  );
  expect(actionFor(told, "major")).toContain("both were given already");
  expect(watchFor({ ...told, effects: ["Blue nails"], onset: "months" })).toBe(
    "Blue nails: every three months while both go on.",
  );
});

test("keeps the record's own words, and takes no action from it", () => {
  for (const rule of rules) {
    const action = actionFor(rule, rule.severity);
    expect(/^none\b/i.test(rule.management) || action.includes(rule.management)).toBe(true);
  }
});
