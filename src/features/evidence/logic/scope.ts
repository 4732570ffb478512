/** Which of a section's windows speak of the statement's own use, age and weight. */
import type { Context, Fields } from "../statement.ts";
import { sameThreshold, type Threshold } from "./thresholds.ts";
import type { Window } from "./windows.ts";
import { stemsIn } from "./words.ts";

/** @returns those that may be meant: where some speak of the use by name, only these. */
export function windowsFor(
  windows: readonly Window[],
  fields: Fields,
  context: Context = {},
): readonly Window[] {
  const uses = usesOf(fields, context);
  const age = agesOf(fields, context);
  // What labels say of weak organs they say once, for every use and age.
  const isOfOrgan = fields.at !== undefined || fields.hepatic !== undefined;
  const possible = windows.filter(
    (window) =>
      isOfUse(window, uses) &&
      (isOfOrgan ||
        age === undefined ||
        age.high > ADULT_FROM ||
        CHILD.test(`${window.text} ${window.about}`)) &&
      (fields.part !== undefined || isOfAge(window, age, uses.apart)),
  );
  if (isOfOrgan || isOfOld(fields, context)) return possible;
  if (uses.others.length === 0) return possible;
  const named = possible.filter((window) => isNamed(window, uses.apart));
  return named.some(({ amounts }) => amounts.length > 0) ? named : possible;
}

const isNamed = ({ stems, aboutStems }: Window, own: readonly string[]): boolean =>
  own.some((stem) => stems.has(stem) || aboutStems.has(stem));

type Uses = {
  readonly own: readonly string[];
  /** What the other uses are not called. */
  readonly apart: readonly string[];
  /** Each other use by what this one is not called. */
  readonly others: readonly (readonly string[])[];
};

function usesOf({ for: use }: Fields, { also = [], otherUses = [] }: Context): Uses {
  if (use === undefined) return { own: [], apart: [], others: [] };
  const own = [...new Set([use, ...also].flatMap(stemsIn))];
  const others = otherUses.map((other) => stemsIn(other));
  const taken = new Set(others.flat());
  return {
    own,
    apart: own.filter((stem) => !taken.has(stem)),
    others: others
      .map((stems) => stems.filter((stem) => !own.includes(stem)))
      .filter(({ length }) => length > 0),
  };
}

/** So many of another use's words have to be there before it is the other use. */
const SHARE = 0.6;

/** What the window itself says of uses goes before what stands above it. */
function isOfUse({ stems, aboutStems }: Window, { apart, others }: Uses): boolean {
  for (const said of [stems, aboutStems]) {
    if (apart.some((stem) => said.has(stem))) return true;
    const isOther = others.some(
      (other) => other.filter((stem) => said.has(stem)).length >= other.length * SHARE,
    );
    if (isOther) return false;
  }
  return true;
}

export function agesOf({ age }: Fields, context: Context = {}): Ages | undefined {
  const told = age ?? context.age;
  return told === undefined ? undefined : ageOf(told);
}

/** Of nobody younger than labels call old. */
export const isOfOld = ({ age }: Fields, context: Context = {}): boolean =>
  ageOf(age ?? context.age ?? "0 y up").low >= 60;

export type Ages = { readonly low: number; readonly high: number };

const YEARS: Readonly<Record<string, number>> = { d: 1 / 365.25, wk: 7 / 365.25, mo: 1 / 12, y: 1 };

function ageOf(band: string): Ages {
  const [low = 0, high = Infinity] = (band.match(/\d+(?:\.\d+)? (?:d|wk|mo|y)/g) ?? []).map(
    (age) => {
      const [number, unit = "y"] = age.split(" ");
      return Number(number) * (YEARS[unit] ?? 1);
    },
  );
  return /^(?:under|through)/.test(band) ? { low: 0, high: low } : { low, high };
}

/** Of nobody else. */
export const isOfChild = ({ age }: Fields): boolean =>
  age !== undefined && ageOf(age).high <= ADULT_FROM;

const WORDS: readonly (readonly [RegExp, Ages])[] = [
  [/\badults?\b/i, { low: 17, high: Infinity }],
  [/\bgeriatric|\belderly/i, { low: 60, high: Infinity }],
  [/\badolescents?\b/i, { low: 10, high: 18 }],
  [/\bpediatric|\bchild(?:ren)?\b/i, { low: 0, high: 18 }],
  [/\binfants?\b/i, { low: 0, high: 2 }],
  [/\bneonat\w+|\bnewborns?\b/i, { low: 0, high: 0.1 }],
];
const CHILD = /pediatric|child|adolescent|infant|neonat|years|months|\bkg\b|newborn/i;
/** From here on somebody is an adult: labels begin at 16, 17 or 18. */
const ADULT = 16;
const ADULT_FROM = 18;

/** A window that names the use itself stands for itself; else what stands above it tells of whom it speaks. */
function isOfAge(window: Window, age: Ages | undefined, use: readonly string[]): boolean {
  if (age === undefined) return true;
  const own = agesIn(window.text, window.thresholds);
  const isNamed = use.some((stem) => window.stems.has(stem));
  const told = own.length > 0 || isNamed ? own : agesIn(window.about, window.aboutThresholds);
  return told.length === 0 || told.some((one) => overlap(one, age));
}

/** Of several ages in one sentence, the one that an amount stands with: "50 mg from 6 years, and 25 mg from 1 to 5 years". */
export function isOfOwnAge(at: number, age: Ages | undefined, window: Window): boolean {
  const told = window.thresholds.filter(({ measure }) => measure === "age");
  if (age === undefined || told.length < 2 || window.amounts.length < 2) return true;
  const first = Math.min(...window.amounts.map((one) => one.at));
  const leads = (told[0]?.at ?? 0) < first;
  const own = leads ? told.findLast((one) => one.at < at) : told.find((one) => one.at > at);
  return own === undefined || overlap(own, age);
}

/** Bands in figures; without them what words say. */
function agesIn(text: string, thresholds: readonly Threshold[]): readonly Ages[] {
  const inFigures = thresholds.filter(({ measure }) => measure === "age");
  const inWords = WORDS.flatMap(([word, ages]) => (word.test(text) ? [ages] : []));
  return inFigures.length > 0
    ? [...inFigures, ...inWords.filter(({ low }) => low >= ADULT)]
    : inWords;
}

/** They share more than an edge: a tenth of the shorter one. */
function overlap(a: Ages, b: Ages): boolean {
  const shared = Math.min(a.high, b.high) - Math.max(a.low, b.low);
  const shorter = Math.min(a.high - a.low, b.high - b.low);
  return shared > (Number.isFinite(shorter) ? shorter * 0.1 : 1);
}

/** Whether the window tells just this band of weights. */
export const namesWeight = ({ thresholds }: Window, weight: Threshold | undefined): boolean =>
  weight !== undefined && thresholds.some((one) => sameThreshold(one, weight));

/** Where weights are told, the statement's own has to be among them. */
export function isOfWeight({ thresholds }: Window, weight: Threshold | undefined): boolean {
  const told = thresholds.filter(({ measure }) => measure === "weight");
  return (
    weight === undefined || told.length === 0 || told.some((one) => sameThreshold(one, weight))
  );
}
