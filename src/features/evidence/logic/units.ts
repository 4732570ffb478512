/** The units in which labels and records give amounts, in whatever spelling. */

/** What they measure, and their size in the smallest unit of it. */
const SIZES: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mcg: ["mass", 1],
  mg: ["mass", 1e3],
  g: ["mass", 1e6],
  units: ["units", 1],
  meq: ["mEq", 1],
  mmol: ["mmol", 1],
  ml: ["mL", 1],
  l: ["mL", 1e3],
  "%": ["%", 1],
  puff: ["puff", 1],
  drop: ["drop", 1],
  piece: ["piece", 1],
  patch: ["patch", 1],
  lozenge: ["lozenge", 1],
  packet: ["packet", 1],
};
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:mcg|μg|µg|micrograms?|ug)$/i, "mcg"],
  [/^(?:mg|milligrams?)$/i, "mg"],
  [/^(?:g|gm|grams?)$/i, "g"],
  [/^(?:(?:international|usp|million)\s+)*units?$|^i\.?u\.?$/i, "units"],
  [/^(?:meq|milliequivalents?)$/i, "meq"],
  [/^(?:mmol|millimoles?)$/i, "mmol"],
  [/^(?:ml|millilit(?:er|re)s?)$/i, "ml"],
  [/^(?:l|lit(?:er|re)s?)$/i, "l"],
  [/^(?:%|percent)$/i, "%"],
  [/^(?:puffs?|inhalations?|actuations?|sprays?)$/i, "puff"],
  [/^drops?$/i, "drop"],
  [/^(?:tablets?|caplets?|capsules?|softgels?)$/i, "piece"],
  [/^(?:patch|patches)$/i, "patch"],
  [/^lozenges?$/i, "lozenge"],
  [/^packets?$/i, "packet"],
];
export const UNIT =
  "mcg|μg|µg|micrograms?|mg|milligrams?|gm|grams?|g|(?:(?:international|usp|million)\\s+)*units?|I\\.?U\\.?|mEq|milliequivalents?|mmol|mL|milliliters?|%|percent|puffs?|inhalations?|actuations?|sprays?|drops?|tablets?|caplets?|capsules?|softgels?|patch(?:es)?|lozenges?|packets?";

export type Unit = {
  readonly name: string;
  readonly kind: string;
  readonly size: number;
};

export function unitOf(text: string): Unit | undefined {
  const name = NAMES.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? "";
  const known = SIZES[name];
  if (known === undefined) return undefined;
  const [kind, size] = known;
  return { name, kind, size: /million/i.test(text) ? size * 1e6 : size };
}
