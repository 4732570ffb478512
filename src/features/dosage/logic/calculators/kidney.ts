import { type Cm, type MgPerDl, type Quantity, type Years, quantity } from "#/kernel/quantity.ts";
import type { Formula } from "./formula.ts";

export type Sex = "female" | "male";
/** Indexed to 1.73 m2 of body surface. */
export type MlPerMinIndexed = Quantity<"mL/min/1.73 m2">;

export const COCKCROFT_GAULT: Formula = {
  name: "Creatinine clearance (Cockcroft-Gault)",
  expression: "(140 - age) x weight in kg / (72 x creatinine in mg/dL), in women x 0.85",
  source: "Cockcroft DW, Gault MH. Nephron 1976; 16: 31-41",
  limits:
    "Adults with a stable creatinine. Not in acute kidney injury, pregnancy, amputation or very low muscle mass. The weight that goes in (actual, ideal, adjusted) changes the result.",
};

export const CKD_EPI_2021: Formula = {
  name: "eGFR (CKD-EPI 2021, creatinine, without race)",
  expression:
    "142 x min(creatinine / k, 1)^a x max(creatinine / k, 1)^-1.2 x 0.9938^age, in women x 1.012; k 0.9 and a -0.302 (women: k 0.7 and a -0.241)",
  source: "Inker LA et al. N Engl J Med 2021; 385: 1737-1749",
  limits:
    "Adults from 18 years with a stable creatinine. Indexed to 1.73 m2: for drug doses in very large or small people take the index off.",
};

export const CKD_EPI_WITHOUT_INDEX: Formula = {
  name: "eGFR without the index (CKD-EPI 2021 x body surface / 1.73)",
  expression: "eGFR (CKD-EPI 2021) x body surface (Mosteller) / 1.73",
  source: "FDA guidance: Pharmacokinetics in patients with impaired renal function, 2024",
  limits: "For drug doses in people whose body surface is far from 1.73 m2.",
};

export function ckdEpi2021(age: Years, creatinine: MgPerDl, sex: Sex): MlPerMinIndexed {
  const [kappa, alpha, factor] = sex === "female" ? [0.7, -0.241, 1.012] : [0.9, -0.302, 1];
  const ratio = creatinine / kappa;
  return quantity(
    142 * Math.min(ratio, 1) ** alpha * Math.max(ratio, 1) ** -1.2 * 0.9938 ** age * factor,
  );
}

export const BEDSIDE_SCHWARTZ: Formula = {
  name: "eGFR in children (bedside Schwartz)",
  expression: "0.413 x height in cm / creatinine in mg/dL",
  source: "Schwartz GJ et al. J Am Soc Nephrol 2009; 20: 629-637",
  limits:
    "1 to 16 years (used to 18) with a stable creatinine by an IDMS-traceable enzymatic assay; made in children with chronic kidney disease, least sure above 75 mL/min/1.73 m2.",
};

export function bedsideSchwartz(height: Cm, creatinine: MgPerDl): MlPerMinIndexed {
  return quantity((0.413 * height) / creatinine);
}
