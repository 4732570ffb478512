/** Dates of searches: "ge2026-01", compared with days. */
import { searchProblem } from "./problem.ts";

const DATE =
  /^(eq|ne|gt|lt|ge|le)?(\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/;

type Test = (day: string, from: string, to: string) => boolean;

/** `from` and `to` are the first and last day that the value may mean. */
const TESTS: Readonly<Record<string, Test>> = {
  eq: (day, from, to) => day >= from && day <= to,
  ne: (day, from, to) => day < from || day > to,
  gt: (day, _, to) => day > to,
  lt: (day, from) => day < from,
  ge: (day, from) => day >= from,
  le: (day, _, to) => day <= to,
};

/** @returns whether a day, "2026-11-20", is one of those that are asked for. */
export function whenOf(name: string, values: readonly string[]): (day: string) => boolean {
  const tests = values.map((value) => {
    const [, prefix = "eq", date = ""] = DATE.exec(value) ?? [];
    const test = TESTS[prefix];
    if (date === "" || test === undefined || !isDay(date)) {
      const message = "must be a date, such as ge2026-01-31; prefixes are eq, ne, gt, lt, ge, le";
      throw searchProblem("value", name, message);
    }
    const from = date + "-01-01".slice(date.length - 4);
    const to = date + "-12-31".slice(date.length - 4);
    return (day: string) => day !== "" && test(day.slice(0, 10), from, to);
  });
  return (day) => tests.some((test) => test(day));
}

function isDay(date: string): boolean {
  if (date.length < 10) return true;
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
