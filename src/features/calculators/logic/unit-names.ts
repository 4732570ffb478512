import type { NumberInput, Unit } from "../calculator.ts";

/** Other spellings of units, as charts and devices write them, folded. */
const ALSO: Readonly<Record<string, string>> = {
  lbs: "lb",
  pound: "lb",
  pounds: "lb",
  kgs: "kg",
  inch: "in",
  inches: "in",
  '"': "in",
  feet: "ft",
  foot: "ft",
  "'": "ft",
  f: "f",
  y: "years",
  yr: "years",
  yrs: "years",
  year: "years",
  mo: "months",
  month: "months",
  bpm: "/min",
  "k/ul": "10^3/ul",
  "x10^9/l": "10^9/l",
  hours: "h",
  hour: "h",
  hr: "h",
  percent: "%",
};

/** "mm Hg" and "mmHg", "umol/L", "µmol/L" and "micromol/L", "°F" and "F" are the same. */
function folded(unit: string): string {
  const plain = unit
    .toLowerCase()
    .replace(/[\s°]/g, "")
    .replace(/[\u00b5\u03bc]/g, "u")
    .replace(/^micro/, "u")
    .replace(/^mc(?=g|mol)/, "u");
  return Object.hasOwn(ALSO, plain) ? (ALSO[plain] ?? plain) : plain;
}

/** The unit of an input by its name or another spelling of it. */
export function unitNamed({ units }: NumberInput, name: string): Unit | undefined {
  return (
    units.find(({ unit }) => unit === name) ??
    units.find(({ unit }) => folded(unit) === folded(name))
  );
}
