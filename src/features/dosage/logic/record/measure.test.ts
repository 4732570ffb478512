import { expect, test } from "vitest";
import { type Mg, quantity } from "#/kernel/quantity.ts";
import { amountText, exactly, inUnit, isOver, measure, plus, rangeText } from "./measure.ts";

test("amounts of one unit add up, of two they do not compile", () => {
  const dose = plus(measure("0.1", "mg"), measure("0.2", "mg"));
  expect(amountText(dose)).toBe("0.3 mg");
  const [mass, volume] = [measure(5, "mg"), measure(3, "mL")];
  // @ts-expect-error mg and mL measure different things
  plus(mass, volume);
  // @ts-expect-error nor can the operator add them
  expect(() => mass.value + volume.value).toBeTypeOf("function");
  // @ts-expect-error a weight in kg is not a length
  exactly(quantity<"kg">(12), "cm");
  const [drug, syrup] = [quantity<"mg">(5), quantity<"mL">(3)];
  // @ts-expect-error nor is the sum of mg and mL an amount in mg
  const mixed: Mg = drug + syrup;
  // @ts-expect-error a volume is not a mass
  exactly(syrup, "mg");
  expect(mixed).toBe(8);
});

test("mass converts to mass and to nothing else", () => {
  const gram = inUnit(measure(1, "g"), "mcg");
  expect(gram && amountText(gram)).toBe("1,000,000 mcg");
  expect(inUnit(measure(1, "mg"), "mL")).toBeUndefined();
  expect(isOver(measure(1, "g"), measure(999, "mg"))).toBe(true);
  expect(isOver(measure(1, "g"), measure(1000, "mg"))).toBe(false);
});

test("amounts are written as ISMP asks", () => {
  expect(amountText(measure("0.50", "mg"))).toBe("0.5 mg");
  expect(amountText(measure(1, "units"))).toBe("1 unit");
  expect(rangeText(measure(120, "mg"), measure(1180, "mg"))).toBe("120 to 1,180 mg");
});
