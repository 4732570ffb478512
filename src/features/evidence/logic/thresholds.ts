/** Limits of a measure in a text, with their sign: "CrCl < 30", "eGFR 30 to 44", "18 years and older". */

/** "figure" is a limit of anything else. */
export const MEASURES = ["renal", "age", "weight", "creatinine", "figure"] as const;
export type Measure = (typeof MEASURES)[number];

/** From `low` up to `high`; open ends are infinite. Ages are in years, weights in kg. */
export type Threshold = {
  readonly measure: Measure;
  readonly low: number;
  readonly high: number;
  readonly at: number;
};

export const RENAL =
  /creatinine clearance|crcl|cl\s?cr|egfr|e-gfr|glomerular filtration|\bgfr\b|ml\s*\/?\s*(?:per )?min|\bclearance\b/i;
const NUMBER = "(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)";
const UNIT =
  "(?:\\s*(ml\\s*(?:/|per)\\s*min\\w*(?:\\s*(?:/|per)\\s*1[.,]73\\s*m(?:2|²|\\^2)?)?|years?(?: of age| old)?|yrs?|y|months?(?: of age| old)?|mo|weeks?(?: of age| old)?|days?(?: of age| old)?|kg|mg\\s*/\\s*dl|ml/minute))?";
const UNDER = "<|less than|below|under|lower than|fewer than|smaller than|up to but not including";
const UPTO =
  "≤|<=|=<|up to|no more than|at most|not more than|less than or equal to|equal to or less than";
const OVER = ">|greater than|above|over|more than|exceeding|higher than";
const FROM =
  "≥|>=|=>|at least|greater than or equal to|equal to or greater than|not less than|no less than";
const SEP = "\\s*(?:to|-|–|—|through|and|to less than|to <|to below|to under|up to)\\s*<?\\s*";

type Found = { low: number; high: number; unit: string; at: number; end: number };
type Ends = (a: number, b: number) => readonly [number, number];
const FORMS: readonly (readonly [RegExp, Ends])[] = [
  [
    new RegExp(
      `(?:${FROM}|${OVER}|between|from)\\s*${NUMBER}${UNIT}\\s*(?:to|and|but|-|–|,)*\\s*(?:to|and|but)?\\s*(?:CrCl |eGFR )?(?:${UPTO}|${UNDER}|and|to)\\s*${NUMBER}${UNIT}`,
      "gi",
    ),
    (a, b) => [a, b],
  ],
  [
    new RegExp(
      `(?<![\\d./])${NUMBER}${UNIT}${SEP}(?:less than |below |under )?${NUMBER}${UNIT}`,
      "gi",
    ),
    (a, b) => [a, b],
  ],
  [
    new RegExp(
      `(?<![\\d./])${NUMBER}${UNIT}\\s*(?:or|and)\\s*(?:less|lower|below|under|younger)`,
      "gi",
    ),
    (a) => [-Infinity, a],
  ],
  [
    new RegExp(
      `(?<![\\d./])${NUMBER}${UNIT}\\s*(?:or|and|of age or|of age and)\\s*(?:more|greater|higher|above|over|older|up)`,
      "gi",
    ),
    (a) => [a, Infinity],
  ],
  [new RegExp(`(?:${UPTO})\\s*${NUMBER}${UNIT}`, "gi"), (a) => [-Infinity, a]],
  [new RegExp(`(?:${FROM})\\s*${NUMBER}${UNIT}`, "gi"), (a) => [a, Infinity]],
  [new RegExp(`(?:${UNDER})\\s*${NUMBER}${UNIT}`, "gi"), (a) => [-Infinity, a]],
  [new RegExp(`(?:${OVER})\\s*${NUMBER}${UNIT}`, "gi"), (a) => [a, Infinity]],
];

export function thresholdsIn(text: string): Threshold[] {
  let rest = text;
  const found: Found[] = [];
  for (const [pattern, ends] of FORMS) {
    rest = rest.replace(pattern, (...parts: unknown[]) => {
      const at = Number(parts.findLast((part) => typeof part === "number"));
      const [whole = "", ...groups] = parts
        .slice(0, parts.lastIndexOf(at))
        .map((part) => (typeof part === "string" ? part : ""));
      found.push({ ...endsOf(groups, ends), at, end: at + whole.length });
      return " ".repeat(whole.length);
    });
  }
  return found
    .flatMap(({ low, high, unit, at, end }) => {
      const measure = measureOf(unit, text, at, end);
      const isWhole = Number.isFinite(low) && Number.isFinite(high);
      // "50 to 31": tables of kidney function often begin with the better one.
      if (low > high && isWhole && measure === "renal")
        return [{ measure, low: high, high: low, at }];
      if (!(low < high) || measure === undefined || (measure === "figure" && isWhole)) return [];
      return [{ measure, low, high, at }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Numbers and units in turn; a number without a unit has that of the other. */
function endsOf(groups: readonly string[], ends: Ends): Pick<Found, "low" | "high" | "unit"> {
  const [first, firstUnit = "", second, secondUnit = ""] = groups;
  const unit = (secondUnit === "" ? firstUnit : secondUnit).toLowerCase();
  const own = firstUnit === "" ? unit : firstUnit.toLowerCase();
  const [a, b] = [valueOf(first) * sizeOf(own), valueOf(second) * sizeOf(unit)];
  const [low, high] = ends(a, b);
  return { low, high, unit };
}

const valueOf = (text = ""): number => Number(text.replaceAll(",", "") || NaN);

const SIZES = [
  ["mo", 1 / 12],
  ["week", 7 / 365.25],
  ["day", 1 / 365.25],
] as const;
const sizeOf = (unit: string): number => SIZES.find(([start]) => unit.startsWith(start))?.[1] ?? 1;

/** What a figure's own unit or the next words make a limit of something else. */
const OTHER =
  /^\s*(?:m?c?g|units?|%|hours?|h\b|tablets?|ml(?!\s*\/?\s*min)|weeks|mmhg|mEq|cells|x|×)/i;

/** @returns nothing for what is a limit of an amount or a time, which are read as such. */
function measureOf(unit: string, text: string, at: number, end: number): Measure | undefined {
  const before = text.slice(Math.max(0, at - 60), at);
  if (unit.startsWith("y")) return "age";
  if (/^(?:mo|week|day)/.test(unit))
    return isOfAge(unit, before, text.slice(end, end + 30)) ? "age" : "figure";
  if (unit === "kg") return "weight";
  if (unit.startsWith("mg")) return "creatinine";
  if (unit.startsWith("ml")) return "renal";
  const after = text.slice(end, end + 9);
  if (OTHER.test(after)) return /^\s*%/.test(after) ? "figure" : undefined;
  if (RENAL.test(before) || /^\s*ml/i.test(text.slice(end, end + 5))) return "renal";
  if (/\bweigh\w*\b[^.;|]{0,20}$/i.test(before)) return "weight";
  return /\b(?:age[sd]?|older|younger)\b[^.;]{0,20}$/i.test(before) ? "age" : "figure";
}

/** "6 to 12 weeks" may be how long something is given. */
const isOfAge = (unit: string, before: string, after: string): boolean =>
  /age|old/.test(unit) ||
  /\b(?:aged?|infants?|neonat\w+|newborns?|pediatric\w*|child\w*|patients)\b[^.;|]{0,30}$/i.test(
    before,
  ) ||
  /^[^.;|]{0,20}(?:years?|\bage\b)/i.test(after);

/** Ends that a label may write otherwise: "30 to 45" stops before 45, which is 44 or 44.9 where it says "through". */
const near = (a: number, b: number): boolean =>
  a === b ||
  (Number.isFinite(a) &&
    Number.isFinite(b) &&
    Math.abs(a - b) <= Math.min(1, Math.max(a, b) * 0.04));

const lowEnd = (value: number): number => (value <= 0 ? -Infinity : value);

/** An open end may be written as 0 below, and never as a figure above. */
export function sameThreshold(a: Threshold, b: Threshold): boolean {
  return a.measure === b.measure && near(lowEnd(a.low), lowEnd(b.low)) && near(a.high, b.high);
}
