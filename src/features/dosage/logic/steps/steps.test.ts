import { expect, test } from "vitest";
import { calculate } from "../calculate.ts";
import type { Question } from "../patient/patient.ts";
import type { DosingRule, MedicationRecord } from "../record/record.ts";

const SOURCE = { guideline: "A guideline", year: 2020 };
const ADULT: Question = {
  patientType: "adult",
  ageYears: 40,
  weightKg: 80,
  hepatic: "none",
  creatinineClearance: 100,
  medication: "example",
  confirmed: true,
};

type Written = Omit<Extract<DosingRule, { dose: string }>, "dose" | "every">;

/** The sentences beside 500 mg twice daily, at most 2,000 mg a day, by a rule with these fields. */
function notesOf(rule: Written, asked: Partial<Question> = {}): readonly string[] {
  const record: MedicationRecord = {
    id: "example",
    name: "Example",
    source: SOURCE,
    checkedOn: "2026-01-01",
    regimens: [
      {
        for: "Illness",
        route: "oral",
        ages: "18 y up",
        rules: [{ dose: "500 mg", every: "2 times a day", dayMax: "2000 mg", ...rule }],
      },
    ],
  };
  return calculate({ ...ADULT, ...asked }, [record]).notes;
}

test.each<[Written, string]>([
  [{ raise: [{ by: "500 mg/day", every: "1 wk" }] }, "Raise every week by 500 mg a day."],
  [
    { raise: [{ by: "250 mg", every: "at least 2 wk", to: "1000 mg" }] },
    "Raise at intervals of at least 2 weeks by 250 mg, to 1,000 mg.",
  ],
  [
    { raise: [{ by: "double", every: "2-4 wk", to: "1000 mg", when: "as tolerated" }] },
    "Double every 2 to 4 weeks, to 1,000 mg as tolerated.",
  ],
  [{ raise: [{ by: "5 mg/kg/day", every: "3 d" }] }, "Raise every 3 days by 400 mg a day."],
  [{ usual: "1000-2000 mg/day" }, "Usual: 1,000 to 2,000 mg a day."],
])("%o is told as: %s", (rule, said) => {
  expect(notesOf(rule)).toContain(said);
});

test.each<[string, Written, string]>([
  [
    "what a step leads to stops at the day's maximum that kidneys leave",
    {
      raise: [{ by: "250 mg", every: "1 wk", to: "1000 mg" }],
      renal: [{ at: "under 30", dayMax: "1500 mg" }],
    },
    "Raise every week by 250 mg, to 750 mg.",
  ],
  [
    "what most need stops there too",
    { usual: "1000-2000 mg/day", renal: [{ at: "under 30", dayMax: "1200 mg" }] },
    "Usual: 1,000 to 1,200 mg a day.",
  ],
  [
    "half a dose has half a step",
    { raise: [{ by: "500 mg/day", every: "1 wk" }], renal: [{ at: "under 30", part: 0.5 }] },
    "Raise every week by 250 mg a day.",
  ],
])("%s", (_, rule, said) => {
  expect(notesOf(rule, { creatinineClearance: 20 })).toContain(said);
});

test.each<[string, Written]>([
  [
    "another dose for weak kidneys stands for the steps too",
    { raise: [{ by: "500 mg/day", every: "1 wk" }], renal: [{ at: "under 30", dose: "250 mg" }] },
  ],
  [
    "no step is told at the maximum",
    {
      raise: [{ by: "500 mg/day", every: "1 wk" }],
      renal: [{ at: "under 30", dayMax: "1000 mg" }],
    },
  ],
  [
    "what most need is not told where it is more than the maximum",
    { usual: "1500-2000 mg/day", renal: [{ at: "under 30", dayMax: "1200 mg" }] },
  ],
])("%s", (_, rule) => {
  const notes = notesOf(rule, { creatinineClearance: 20 }).join(" ");
  expect(notes).not.toMatch(/Raise|Usual/);
  expect(notesOf(rule).join(" ")).toMatch(/Raise|Usual/);
});

test("several first doses are told in their order, and the largest counts for the maximum", () => {
  const load = [
    { dose: "3000 mg", when: "on day 1" },
    { dose: "1000 mg", when: "on day 2" },
  ] as const;
  const record: MedicationRecord = {
    id: "example",
    name: "Example",
    source: SOURCE,
    checkedOn: "2026-01-01",
    regimens: [
      {
        for: "Illness",
        route: "oral",
        ages: "18 y up",
        rules: [{ dose: "500 mg", every: "24 h", load }],
      },
    ],
  };
  const answer = calculate(ADULT, [record]);
  expect(answer.dose).toBe("3,000 mg on day 1, 1,000 mg on day 2, then 500 mg");
  expect(answer.maxDaily).toBe("500 mg in 24 hours, after the first dose of 3,000 mg");
});
