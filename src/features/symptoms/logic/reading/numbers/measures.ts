import { MEASURES } from "#knowledge/symptoms/measures.js";
import type { Conversion, Limits, Meaning, Measure } from "../../../measure.ts";
import type { Patient } from "../../patient.ts";
import type { Specimen } from "./specimen.ts";

/** A value that stands in a text, and what it means and denies. */
export type Value = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly means: readonly string[];
  readonly denies: readonly string[];
  /** How wide the values are that would be taken for it. */
  readonly breadth?: number;
};

/** What stands between a name and its number. */
const GAP = String.raw`\s*\)?\s*(?:(?:is|on|shows|showed|reads|meter|fasting|random|was|were|are|of|at|in|the|mid|ra|running|:|=|<|>|to|-|level|levels|count|measured|up to|about|around|between|anywhere|from|approximately|recorded|today|and|low|high|raised|elevated|only|over|above|below|under|less than|greater than|more than|total|serum|peak|[-+,(~])\s*){0,4}`;
/** "Lipase 8 times normal" gives no value of its own. */
const NUMBER = String.raw`(\d{1,6}(?:[.,]\d{1,3})?)(?!\d*\s*-?\s*(?:times|fold|x (?:the|upper|normal|uln))\b)`;
/** Dipsticks are read in crosses. */
const CROSSES = String.raw`\s*[:(]?\s*(?:\+{1,4}|[1-4]\s?\+)`;
/** "Lipase eight times normal", "a threefold rise of the CK": a multiple of the upper limit. */
const TIMES = String.raw`[^.;,\d]{0,16}?\b(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|several|many)\s*-?\s*(?:times|fold|x)\b`;

function sourceOf(measure: Measure): string {
  if ("named" in measure)
    return String.raw`\b(?:${measure.named})\b${GAP}${NUMBER}${measure.behind}`;
  if ("dipped" in measure) return String.raw`\b(?:${measure.dipped})${CROSSES}`;
  if ("timesNormal" in measure) return String.raw`\b(?:${measure.timesNormal})\b${TIMES}`;
  return measure.pattern.replace("{gap}", GAP);
}

const EVERY = MEASURES.map((measure) => ({ measure, pattern: new RegExp(sourceOf(measure), "g") }));

const isWithin = (value: number, { from, above, below, to }: Limits): boolean =>
  (from === undefined || value >= from) &&
  (above === undefined || value > above) &&
  (below === undefined || value < below) &&
  (to === undefined || value <= to);

const numberIn = (text = ""): number => Number(text.replace(/,(?=\d{3}\b)/, "").replace(",", "."));

/** The number that is told, of two the one that is there or how far they are apart. */
function toldBy([, one, other]: RegExpMatchArray, reads: Measure["reads"]): number {
  if (reads === undefined) return numberIn(one);
  if (reads === "either") return numberIn(one ?? other);
  return reads === "fall" ? numberIn(one) - numberIn(other) : numberIn(other) - numberIn(one);
}

const fits = (value: number, unit: string, { unit: units, bare, whole, ...limits }: Conversion) =>
  (units === undefined || units.includes(unit)) &&
  (bare === undefined || unit === "") &&
  (whole === undefined || Number.isInteger(value)) &&
  isWithin(value, limits);

/** In the unit of the limits; nothing where it may be either of two. */
function converted(value: number, unit: string, convert: readonly Conversion[] = []): number {
  const way = convert.find((one) => fits(value, unit, one));
  if (way === undefined) return value;
  if (way.unclear === true) return Number.NaN;
  const { minus = 0, times = 1, dividedBy = 1 } = way;
  return ((value - minus) * times) / dividedBy;
}

const isMeant =
  (value: number, { age, sex }: AgeAndSex) =>
  (meaning: Meaning): boolean =>
    isWithin(value, meaning) &&
    (meaning.ages === undefined || isWithin(age, meaning.ages)) &&
    (meaning.sex === undefined || meaning.sex === sex);

type AgeAndSex = Pick<Patient, "age" | "sex">;

const EVERYTHING = [-Infinity, Infinity] as const;

/** What a match of a measure says; nothing where its number is taken for something else. */
function valueOf(measure: Measure, match: RegExpExecArray, patient: AgeAndSex): Value | undefined {
  const { id, convert, reads, means = [], denies = [] } = measure;
  const unit = reads === undefined ? (match[2] ?? "") : "";
  const value =
    measure.plausible === undefined ? 0 : converted(toldBy(match, reads), unit, convert);
  const [least, most] = measure.plausible ?? EVERYTHING;
  if (!(value >= least && value <= most)) return undefined;
  return {
    id,
    start: match.index,
    end: match.index + match[0].length,
    means: means.filter(isMeant(value, patient)).map(({ finding }) => finding),
    denies,
    breadth: measure.plausible === undefined ? 0 : most - least,
  };
}

type Stretch = Pick<Value, "start" | "end">;

const overlap = (one: Stretch, other: Stretch): boolean =>
  one.start < other.end && one.end > other.start;

const longestFirst = (one: Value, other: Value): number =>
  other.end - other.start - (one.end - one.start) ||
  one.start - other.start ||
  (one.breadth ?? 0) - (other.breadth ?? 0) ||
  (one.id < other.id ? -1 : 1);

/**
 * The values of a folded text in the order in which they stand. Of two that share words the one that takes more of them holds
 * ("NT-proBNP 900" is no BNP), then the one that fewer values are taken for. None is of a fluid taken from the body, or shares words
 * with what is taken already.
 */
export function valuesIn(
  folded: string,
  patient: AgeAndSex,
  fluids: readonly Specimen[],
  taken: readonly Stretch[],
): Value[] {
  const found = EVERY.flatMap(({ measure, pattern }) =>
    [...folded.matchAll(pattern)]
      .map((match) => valueOf(measure, match, patient))
      .filter((value) => value !== undefined)
      .filter(
        (value) =>
          measure.ofFluid === true ||
          !fluids.some(({ start, end }) => value.start >= start && value.end <= end),
      ),
  );
  const kept: Value[] = [];
  for (const value of found.toSorted(longestFirst)) {
    if (![...taken, ...kept].some((other) => overlap(value, other))) kept.push(value);
  }
  return kept.toSorted((one, other) => one.start - other.start);
}
