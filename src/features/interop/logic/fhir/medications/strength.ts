import type { Quantity, Ratio } from "fhir/r4.js";
import { SYSTEM } from "../systems.ts";

/** Units as products state them, and UCUM's codes for those that have one that means the same. */
const UCUM: Readonly<Record<string, string>> = {
  mg: "mg",
  mcg: "ug",
  g: "g",
  kg: "kg",
  ml: "mL",
  l: "L",
  meq: "meq",
  mmol: "mmol",
  h: "h",
  hr: "h",
  hour: "h",
};

const ONE = /^([\d.]+)\s*([A-Za-z]+)(?:\/([\d.]+)?\s*([A-Za-z]+))?$/;

/** "10 mg" and "100 mg/5 mL" as ratios; nothing where a text is no plain strength. */
export function strengthOf(text: string): Ratio | undefined {
  const [, amount = "", unit = "", per, perUnit] = ONE.exec(text.trim()) ?? [];
  const numerator = quantityOf(amount, unit);
  if (numerator === undefined) return undefined;
  if (perUnit === undefined) return { numerator, denominator: { value: 1 } };
  const denominator = quantityOf(per ?? "1", perUnit);
  return denominator && { numerator, denominator };
}

function quantityOf(amount: string, unit: string): Quantity | undefined {
  const value = Number(amount);
  if (amount === "" || !Number.isFinite(value) || value <= 0) return undefined;
  const key = unit.toLowerCase();
  const code = Object.hasOwn(UCUM, key) ? UCUM[key] : undefined;
  return { value, unit, ...(code !== undefined && { system: SYSTEM.ucum, code }) };
}
