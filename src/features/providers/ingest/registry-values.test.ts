import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate, plain, zipDigits } from "./registry-values.ts";

test.each([
  ["06/13/2005", "2005-06-13"],
  ["6/3/05", "2005-06-03"],
  ["2/29/2024", "2024-02-29"],
  ["2005-06-13", "2005-06-13"],
  ["20050613", "2005-06-13"],
  ["2/29/2023", undefined],
  ["2/29/1900", undefined],
  ["13/01/2020", undefined],
  ["00/10/2020", undefined],
  ["4/31/2020", undefined],
  ["soon", undefined],
])("%s is the day %s", (text, day) => expect(isoDate(text)).toBe(day));

test("every day of the calendar is one, in both forms", () => {
  const days = fc.date({
    min: new Date("1941-01-01"),
    max: new Date("2039-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (at) => {
      const iso = at.toISOString().slice(0, 10);
      const [year = "", month = "", day = ""] = iso.split("-");
      expect(isoDate(`${month}/${day}/${year}`)).toBe(iso);
      expect(isoDate(`${Number(month)}/${Number(day)}/${year.slice(2)}`)?.slice(4)).toBe(
        iso.slice(4),
      );
    }),
  );
});

test.each([
  ["688472944.0", "688472944"],
  [" A ", "A"],
  ["--", ""],
  ["<UNAVAIL>", ""],
  ["1.05", "1.05"],
])("the cell %j is %j", (cell, value) => expect(plain(cell)).toBe(value));

test.each([
  ["2139", "US", "02139"],
  ["21390001", "US", "021390001"],
  ["02139-0001", undefined, "021390001"],
  ["K1A 0B1", "CA", "K1A 0B1"],
])("the ZIP %s of %s is %s", (text, country, zip) => expect(zipDigits(text, country)).toBe(zip));
