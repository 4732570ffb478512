import {
  figure,
  type SecondWay,
  under,
} from "./second-way.testing.ts";

const DAY = 86_400_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const LMP = { kind: "day", days: ["2024-02-29", "2025-12-31", "2026-01-01", "2026-03-15"] } as const;

/** Naegele's year less three months and a week, as 280 days. */
const DUE_DATE: SecondWay = {
  inputs: { lmp: LMP, cycle: figure(20, 45, { turns: [28], whole: true, optional: true }) },
  expect: ({ n, has, day }) => {
    const late = has("cycle") ? n("cycle") - 28 : 0;
    return {
      values: {
        due: dayOf(day("lmp") + (40 * 7 + late) * DAY),
        conception: dayOf(day("lmp") + (14 + late) * DAY),
      },
    };
  },
};

const ON = [
  "2024-02-29", "2025-12-31", "2026-01-02", "2026-01-21", "2026-03-25", "2026-04-08",
  "2026-04-09", "2026-07-15", "2026-07-16", "2026-07-29", "2026-09-16", "2026-09-17",
  "2026-10-01", "2026-10-14", "2026-10-15", "2026-10-21", "2026-10-22", "2026-10-28",
  "2026-11-16", "2026-11-17", "2026-11-18", "2027-01-28", "2027-01-29", "2027-02-01",
];

const GESTATIONAL_AGE: SecondWay = {
  inputs: {
    lmp: LMP,
    on: { kind: "day", days: ON },
    cycle: figure(20, 45, { turns: [28], whole: true, optional: true }),
  },
  expect: ({ n, has, day }) => {
    const passed = (day("on") - day("lmp")) / DAY;
    if (passed < 0) return { refused: "The day lies before" };
    if (passed > 320) return { refused: "The last menstrual period lies" };
    const age = passed - (has("cycle") ? n("cycle") - 28 : 0);
    if (age < 0) return { refused: "The day lies before the pregnancy" };
    const weeks = Math.floor(age / 7);
    const bands: [number, string][] = [[14, "First"], [28, "Second"], [37, "Third"], [39, "Early term"], [41, "Full term"], [42, "Late term"]];
    return {
      values: { age: age / 7, weeks, days_beyond: age - 7 * weeks },
      band: under(age / 7, bands, "Postterm"),
    };
  },
};

/** Holliday and Segar 1957, kilogram by kilogram. */
const MAINTENANCE_FLUIDS: SecondWay = {
  inputs: { weight: figure(2, 200, { turns: [10, 20, 60], by: 0.5 }) },
  expect: ({ n }) => {
    const weight = n("weight");
    const of = (first: number, second: number, rest: number) =>
      weight <= 10
        ? first * weight
        : weight <= 20
          ? 10 * first + second * (weight - 10)
          : 10 * first + 10 * second + rest * (weight - 20);
    return {
      values: { hourly: of(4, 2, 1), daily: 24 * of(4, 2, 1), holliday_segar: of(100, 50, 20) },
      notes: weight > 60 ? ["Above about 60"] : [],
    };
  },
};

export const PREGNANCY_AND_CHILDREN: Readonly<Record<string, SecondWay>> = {
  "due-date": DUE_DATE,
  "gestational-age": GESTATIONAL_AGE,
  "maintenance-fluids": MAINTENANCE_FLUIDS,
};
