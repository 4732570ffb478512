/** What a dose is counted in. Written as ISMP asks: "mcg" and "units" in full, never µg, U or IU. */
export const DOSE_UNITS = [
  "mg",
  "mcg",
  "g",
  "units",
  "million units",
  "mEq",
  "mmol",
  "mL",
  "mg PE",
  "puffs",
  "drops",
  "sprays",
  "tablets",
  "capsules",
  "patches",
  "applications",
  "lozenges",
  "packets",
] as const;

export type DoseUnit = (typeof DOSE_UNITS)[number];

/** Units that measure the same thing, and how many of the smallest go into one. */
const SCALE: Partial<Record<DoseUnit, { of: string; size: number }>> = {
  mcg: { of: "mass", size: 1 },
  mg: { of: "mass", size: 1000 },
  g: { of: "mass", size: 1_000_000 },
  units: { of: "activity", size: 1 },
  "million units": { of: "activity", size: 1_000_000 },
};

/** How many `to` make one `from`; undefined where the two measure different things (mg and mL). */
export function ratioOf(from: DoseUnit, to: DoseUnit): { times: number; by: number } | undefined {
  if (from === to) return { times: 1, by: 1 };
  const [a, b] = [SCALE[from], SCALE[to]];
  return a && b && a.of === b.of ? { times: a.size, by: b.size } : undefined;
}
