/** Amounts in a text, as quantities: "0.5 g" and "500 mg" are the same. */
import { type AmountRole, countOf, roleOf } from "./amount-role.ts";
import { UNIT, type Unit, unitOf } from "./units.ts";

export type Pace = "" | "day" | "h" | "min";
export type Amount = AmountRole & {
  /** In the smallest unit of its kind. */
  readonly low: number;
  readonly high: number;
  readonly kind: string;
  /** "kg", "m2", "mL" and the like, or nothing. */
  readonly per: string;
  readonly pace: Pace;
  readonly at: number;
  readonly end: number;
};

const WORDS: Readonly<Record<string, number>> = {
  "one-half": 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};
const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d*\\.?\\d+|(?:${Object.keys(WORDS).join("|")})\\b)`;
const PER = String.raw`(?:\s*(?:PE)?\s*(?:/|per|for each|for every)\s*(kg|kilogram|m\s?2|m²|m\^?2|square meter|\d*\s?ml|dose|day|hour|hr|h|minute|min|24 hours|24 hr|24 h)\b)?`;
const AMOUNT = new RegExp(
  `(?<![\\w.,/])(${NUMBER})(?:[\\s-]*(${UNIT})(?![\\w])${PER})?(?:\\s*\\(\\s*[^()]{1,30}\\)(?=\\s*(?:to|-|–|—|or|and)\\b))?(\\s*(?:to|-|–|—|through|up to|or|and|,|, or|/)\\s*)?`,
  "gi",
);
const RANGE = /^(?:to|-|–|—|through|up to)$/;

export const numberOf = (text: string): number =>
  WORDS[text.toLowerCase()] ?? Number(text.replaceAll(",", ""));

type Read = {
  readonly value: number;
  unit: Unit | undefined;
  per: string;
  pace: Pace;
  readonly at: number;
  readonly end: number;
  /** Where the next one begins that a joint binds to it. */
  readonly next: number;
  readonly joint: string;
};

export function amountsIn(text: string): Amount[] {
  const read = [...text.matchAll(AMOUNT)].map((found) => readOf(found, text));
  shareUnits(read);
  return read.flatMap((one, index) => {
    const [previous, next] = [read[index - 1], read[index + 1]];
    // "mL/min" is of the kidneys.
    if (one.unit === undefined || (one.unit.kind === "mL" && one.pace === "min")) return [];
    const isRange = next !== undefined && isRanged(one, next, text);
    if (!isRange && previous !== undefined && isRanged(previous, one, text)) return [];
    const low = base(one.value, one.unit);
    const high = isRange ? base(next.value, next.unit ?? one.unit) : low;
    const { per, pace, at } = one;
    const end = isRange && high > low ? next.end : one.end;
    const count = isRange ? 1 : countOf(text, at, end);
    const shared = { kind: one.unit.kind, per, pace, at, end, ...roleOf(text, at, end) };
    return [{ ...shared, low: low * count, high: Math.max(low, high) * count }];
  });
}

function readOf(
  { 0: all, 1: number = "", 2: unit, 3: per = "", 4: joint = "", index }: RegExpExecArray,
  text: string,
): Read {
  const rest = unit === undefined ? "" : text.slice(index + all.indexOf(unit));
  return {
    value: numberOf(number),
    unit: unit === undefined ? undefined : unitOf(unit),
    per: perOf(per),
    pace: paceOf(rest),
    at: index,
    end: index + all.length - joint.length,
    next: index + all.length,
    joint: joint.trim().toLowerCase(),
  };
}

/** "10 to 20 mg", "between 10 mg and 20 mg". */
const isRanged = (one: Read, next: Read, text: string): boolean =>
  next.at === one.next &&
  (RANGE.test(one.joint) || (one.joint === "and" && /\bbetween\s*$/i.test(text.slice(0, one.at))));

/** "5, 10, or 20 mg" and "10 to 20 mg/kg": the unit stands at the last. */
function shareUnits(read: readonly Read[]): void {
  for (let index = read.length - 2; index >= 0; index--) {
    const [one, next] = [read[index], read[index + 1]];
    if (one === undefined || next === undefined || next.at !== one.next || one.joint === "")
      continue;
    one.unit ??= next.unit;
    if (one.unit?.name !== next.unit?.name) continue;
    if (one.per === "") one.per = next.per;
    if (one.pace === "") one.pace = next.pace;
  }
}

const base = (value: number, { size }: Unit): number => Number((value * size).toPrecision(10));

function perOf(text: string): string {
  if (/^(?:kg|kilogram)/i.test(text)) return "kg";
  if (/^(?:m\s?2|m²|m\^?2|square)/i.test(text)) return "m2";
  return /ml$/i.test(text) ? "mL" : "";
}

const HOURLY = /^[^\d.;|]{0,22}(?:\/|per|an?)\s*(?:hour|hr|h)\b/i;
const BY_MINUTE = /^[^\d.;|]{0,22}(?:\/|per|an?)\s*(?:minute|min)\b/i;
/** "500 mg twice a day" is no daily amount. */
const DAILY =
  /^(?![^;|]{0,24}\b(?:twice|thrice|times?|once)\b)[^\d;|]{0,12}(?:2|²)?[^\d;|]{0,8}(?:\/|per|an?|each|every)\s*(?:day|24 hours|24 hr|24 h)\b|^\S{1,12} (?:total )?daily\b/i;

function paceOf(rest: string): Pace {
  const after = rest.slice(0, 45);
  if (HOURLY.test(after)) return "h";
  if (BY_MINUTE.test(after)) return "min";
  return DAILY.test(after) ? "day" : "";
}
