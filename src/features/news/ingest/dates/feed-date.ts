import { spelledOut } from "./feed-date-spelling.ts";
import { zoneMinutes } from "./feed-date-zone.ts";
import { distinctTexts } from "../read/feed-entry.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const ISO =
  /^(\d{4})-?(\d{2})?-?(\d{2})?(?:[T\s]+(\d{1,2}):?(\d{2})?(?::?(\d{2})(?:[.,]\d+)?)?)?\s*(.*)$/i;
const DAY_FIRST =
  /^(?:[a-z]{2,9}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th|\.)?[\s-]+([a-z]{3})[a-z]*\.?,?(?:[\s-]+(\d{4}|\d{2}(?!:)))?(?:,?\s+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/i;
const MONTH_FIRST =
  /^(?:[a-z]{2,9}\.?,?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?!\d)(?:st|nd|rd|th)?,?(?:\s+(?:(\d{4})\b))?(?:,?\s+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/i;
const AMERICAN =
  /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?!\d)(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/;

/** No date is longer. */
const LONGEST = 100;

type Parts = {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  rest: string;
};

/**
 * What a feed's date means, or null where it means nothing. Feeds write RFC 822, ISO 8601, American dates and mixtures,
 * with named zones, with AM and PM, and sometimes without a year: then the latest such day that is not after `now`.
 */
export function feedDate(written: string, now: Date): Date | null {
  const text = spelledOut(written.slice(0, LONGEST));
  const parts = isoParts(text) ?? dayFirst(text, now) ?? monthFirst(text, now) ?? american(text);
  if (!parts) return null;
  const { year, month, day, minute, second, rest } = parts;
  const hour = halfDay(parts.hour, rest);
  if (month < 1 || month > 12 || hour > 24 || minute > 59 || second > 60) return null;
  const there = Date.UTC(year, month - 1, day, hour, minute, second);
  const time = there - zoneMinutes(rest, there) * 60_000;
  const local = new Date(Date.UTC(year, month - 1, day));
  if (local.getUTCMonth() !== month - 1 || Number.isNaN(time)) return null;
  return new Date(time);
}

/** The first text that means a date, or the first of all. */
export function firstDate(...candidates: unknown[]): string | null {
  const texts = distinctTexts(candidates);
  return texts.find((text) => feedDate(text, new Date(0)) !== null) ?? texts[0] ?? null;
}

function isoParts(text: string): Parts | null {
  const found = ISO.exec(text);
  if (!found) return null;
  const [, year, month, day, hour, minute, second, rest = ""] = found;
  return {
    year: Number(year),
    month: Number(month ?? 1),
    day: Number(day ?? 1),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    rest,
  };
}

function dayFirst(text: string, now: Date): Parts | null {
  const found = DAY_FIRST.exec(text);
  return found ? named(found[2], found[1], found[3], found.slice(4), now) : null;
}

function monthFirst(text: string, now: Date): Parts | null {
  const found = MONTH_FIRST.exec(text);
  return found ? named(found[1], found[2], found[3], found.slice(4), now) : null;
}

function named(
  monthName: string | undefined,
  day: string | undefined,
  beside: string | undefined,
  [hour, minute, second, rest = ""]: (string | undefined)[],
  now: Date,
): Parts | null {
  const month = MONTHS.indexOf((monthName ?? "").toLowerCase()) + 1;
  if (month === 0) return null;
  // The C library's form has the year at the end: "Tue Nov 3 10:00:00 EST 2026".
  const year = beside ?? /(?<![\d+-])(\d{4})$/.exec(rest)?.[1];
  return {
    year: year === undefined ? latestYear(month, Number(day), now) : fullYear(Number(year)),
    month,
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    rest,
  };
}

function american(text: string): Parts | null {
  const found = AMERICAN.exec(text);
  if (!found) return null;
  const [, first, next, year, hour, minute, second, rest = ""] = found;
  // Where the first cannot be a month, others than Americans wrote it.
  const [month, day] = Number(first) > 12 ? [next, first] : [first, next];
  return {
    year: fullYear(Number(year)),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
    rest,
  };
}

function latestYear(month: number, day: number, now: Date): number {
  const year = now.getUTCFullYear();
  return Date.UTC(year, month - 1, day) > now.getTime() ? year - 1 : year;
}

/** RFC 822 had two digits: 70 to 99 are of the last century. */
function fullYear(year: number): number {
  if (year >= 100) return year;
  return year >= 70 ? 1900 + year : 2000 + year;
}

function halfDay(hour: number, rest: string): number {
  if (/^p\.?m\b/i.test(rest)) return hour < 12 ? hour + 12 : hour;
  if (/^a\.?m\b/i.test(rest)) return hour === 12 ? 0 : hour;
  return hour;
}
