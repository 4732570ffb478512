import { type Kg, type MgPerDl, type MlPerMin, type Years, quantity } from "./quantity.ts";

/** Creatinine clearance of an adult with a stable creatinine. Cockcroft DW, Gault MH. Nephron 1976; 16: 31-41. */
export function cockcroftGault(
  age: Years,
  weight: Kg,
  creatinine: MgPerDl,
  sex: "female" | "male",
): MlPerMin {
  const male = ((140 - age) * weight) / (72 * creatinine);
  return quantity(Math.max(0, sex === "female" ? male * 0.85 : male));
}
