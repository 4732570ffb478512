/** Strengths as lists and labels write them: "50 mg", "5/325", "100 units/mL", "0.05%", "81mg". */

export interface Span {
  /** Offsets into the text as typed. */
  readonly start: number;
  readonly end: number;
}

export interface Amount {
  readonly value: number;
  readonly unit: string;
}

export interface Strength extends Span {
  /** As ISMP asks: "0.5 mg", "1,000 units", "5 mg/325 mg". */
  readonly text: string;
  /** One for each ingredient; "per" units such as mL stay in `per`. */
  readonly amounts: readonly Amount[];
  readonly per: string | undefined;
}

const UNITS: Readonly<Record<string, string>> = {
  mg: "mg",
  mgs: "mg",
  milligram: "mg",
  milligrams: "mg",
  mcg: "mcg",
  mcgs: "mcg",
  ug: "mcg",
  µg: "mcg",
  μg: "mcg",
  microgram: "mcg",
  micrograms: "mcg",
  g: "g",
  gm: "g",
  gms: "g",
  gram: "g",
  grams: "g",
  ml: "mL",
  mls: "mL",
  cc: "mL",
  l: "L",
  unit: "units",
  units: "units",
  u: "units",
  unt: "units",
  ut: "units",
  iu: "international units",
  meq: "mEq",
  mmol: "mmol",
  "%": "%",
  mci: "mCi",
  kg: "kg",
};

const UNIT =
  "mgs?|milligrams?|mcgs?|ug|[µμ]g|micrograms?|gms?|g|grams?|mls?|cc|l|units?|unt|ut|iu|u|meq|mmol|mci|kg|%";
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,9})?(?:\.\d{1,6})?`;
const MEASURE = String.raw`(?:(?<![\p{L}\p{N}.])|(?<=\p{L}{4}))(?=[\d.])(${NUMBER})\s?(?:(${UNIT})(?![\p{L}\p{N}]))`;
const STRENGTH = new RegExp(
  String.raw`${MEASURE}(?:\s?[-/]\s?(${NUMBER})\s?(${UNIT})(?![\p{L}\p{N}]))?(?:\s?/\s?(${NUMBER})\s?(${UNIT}|h|hr|hour|actuation|actuat|dose|spray|inh|act|puff)(?![\p{L}\p{N}]))?`,
  "giu",
);
const PAIR = new RegExp(
  String.raw`(?<![\p{L}\p{N}.#])(\d{1,4}(?:\.\d{1,3})?)\s?[-/]\s?(\d{1,4}(?:\.\d{1,3})?)(?:\s?[-/]\s?(\d{1,4}(?:\.\d{1,3})?))?(?:\s?(mg|mcg)(?![\p{L}\p{N}]))?(?![\p{L}\p{N}])`,
  "giu",
);

const unitOf = (text: string): string => UNITS[text.toLowerCase()] ?? text.toLowerCase();

function amountOf(digits: string | undefined, unit: string | undefined): Amount | undefined {
  const value = Number((digits ?? "").replaceAll(",", ""));
  if (digits === undefined || digits === "" || unit === undefined || !Number.isFinite(value))
    return undefined;
  return { value, unit: unitOf(unit) };
}

/** A leading zero, no trailing zero, commas from a thousand on. */
function written({ value, unit }: Amount): string {
  const digits = value.toLocaleString("en-US", { maximumFractionDigits: 6 });
  return unit === "%" ? `${digits}%` : `${digits} ${unit}`;
}

const known = (amount: Amount | undefined): amount is Amount => amount !== undefined;

function strengthAt(match: RegExpExecArray): Strength | undefined {
  const [text, first, unit, second, secondUnit, perDigits, perUnit] = match;
  const volume =
    secondUnit !== undefined && unitOf(secondUnit) === "mL" && unitOf(unit ?? "") !== "mL";
  const amounts = [amountOf(first, unit), volume ? undefined : amountOf(second, secondUnit)].filter(
    known,
  );
  const per = volume
    ? written({ value: Number(second || 1), unit: "mL" })
    : perOf(perDigits, perUnit);
  if (amounts.length === 0) return undefined;
  const sum = amounts.map(written).join("/");
  return {
    start: match.index,
    end: match.index + text.length,
    amounts,
    per,
    text: per === undefined ? sum : `${sum}/${per.replace(/^1 /, "")}`,
  };
}

function perOf(digits: string | undefined, unit: string | undefined): string | undefined {
  if (unit === undefined) return undefined;
  const name = /^(h|hr|hour)$/i.test(unit) ? "hour" : unitOf(unit);
  return digits === undefined || digits === "" ? name : `${digits} ${name}`;
}

/** "5/325" without units: mg is meant on US labels, and said here as it stands. */
function pairAt(match: RegExpExecArray): Strength {
  const [text, first = "", second = "", third, unit = ""] = match;
  const values = [first, second, third].filter((digits) => digits !== undefined);
  const amounts = values.map((digits) => ({ value: Number(digits), unit: unit.toLowerCase() }));
  return {
    start: match.index,
    end: match.index + text.length,
    amounts,
    per: undefined,
    text: amounts.map((amount) => written(amount).trim()).join("/"),
  };
}

export function strengthsIn(text: string): Strength[] {
  return Array.from(text.matchAll(STRENGTH), strengthAt).filter((found) => found !== undefined);
}

/** Number pairs such as "5/325" outside the given spans. */
export function numberPairsIn(text: string): Strength[] {
  return Array.from(text.matchAll(PAIR), pairAt);
}
