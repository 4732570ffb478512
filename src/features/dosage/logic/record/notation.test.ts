import { expect, test } from "vitest";
import { decimal, exact } from "#/kernel/exact.ts";
import { holds, meet, pieces, readBand } from "../choosing/band.ts";
import { readDose, readInterval, readPreparation } from "./notation.ts";
import type { AgeBand, DoseText, Preparation } from "./record.ts";

const holdsAt = (band: string, value: number | string) => holds(readBand(band), exact(value));

test("a band says which of its ends it includes", () => {
  expect([holdsAt("15 kg to 23 kg", 15), holdsAt("15 kg to 23 kg", 23)]).toEqual([true, false]);
  expect([
    holdsAt("over 15 kg through 23 kg", 15),
    holdsAt("over 15 kg through 23 kg", 23),
  ]).toEqual([false, true]);
  expect([holdsAt("under 30", "29.99"), holdsAt("under 30", 30)]).toEqual([true, false]);
  expect([holdsAt("through 30", 30), holdsAt("through 30", "30.01")]).toEqual([true, false]);
  expect([holdsAt("over 40 kg", 40), holdsAt("over 40 kg", "40.1")]).toEqual([false, true]);
  expect([holdsAt("3 mo up", "91.3125"), holdsAt("3 mo up", 91)]).toEqual([true, false]);
  expect(holds(readBand("32 wk to 37 wk", true), exact(36))).toBe(true);
});

test("what is no band is refused", () => {
  for (const text of ["", "12", "12 y", "12 stone up", "from 3 to 4"])
    expect(() => readBand(text)).toThrow(RangeError);
});

test("pieces cut a line at every end once", () => {
  const bands = ["1 mo to 2 y", "2 y to 12 y", "12 y up"].map((text) => readBand(text));
  expect(pieces(bands, readBand("1 mo up"))).toHaveLength(3);
  expect(meet(readBand("under 2 y"), readBand("2 y up"))).toBe(false);
  expect(meet(readBand("through 2 y"), readBand("2 y up"))).toBe(true);
});

test("doses, intervals and preparations are read with their units", () => {
  expect(readDose("10-15 mg/kg/day")).toMatchObject({ unit: "mg", per: "kg", pace: "day" });
  expect(readDose("0.05 mcg/kg/min")).toMatchObject({ unit: "mcg", per: "kg", pace: "min" });
  expect(readDose("1.2 million units").unit).toBe("million units");
  expect(readDose("20 mg PE/kg")).toMatchObject({ unit: "mg PE", per: "kg" });
  expect(decimal(readInterval("4-6 h").most)).toBe("6");
  expect(decimal(readInterval("4-6 h").least)).toBe("4");
  expect(readInterval("24 h").text).toBe("once daily");
  expect(decimal(readInterval("36 h").most)).toBe("1");
  expect(readPreparation("liquid 160 mg/5 mL")).toMatchObject({ form: "liquid", halves: false });
  expect(readPreparation("injection 1 mg/mL").volume).toEqual(exact(1));
  expect(readPreparation("tablet 25 mg halves").halves).toBe(true);
});

test("doses and preparations are told with thousands apart and one of a thing in the singular", () => {
  expect(readDose("1 tablets").text).toBe("1 tablet");
  expect(readDose("1-2 tablets").text).toBe("1 to 2 tablets");
  expect(readDose("50000 units/kg/day").text).toBe("50,000 units/kg/day");
  expect(readDose("0.00625 mg").text).toBe("0.00625 mg");
  expect(readPreparation("liquid 100000 units/mL").text).toBe("liquid 100,000 units/mL");
});

test("a dose without a unit neither compiles nor is read", () => {
  // @ts-expect-error no unit
  const bare: DoseText = "15";
  // @ts-expect-error milligrams are not an age
  const wrong: AgeBand = "3 mg up";
  // @ts-expect-error no strength
  const vague: Preparation = "tablet";
  expect(() => readDose(bare)).toThrow(RangeError);
  expect(() => readBand(wrong)).toThrow(RangeError);
  expect(() => readPreparation(vague)).toThrow(RangeError);
});
