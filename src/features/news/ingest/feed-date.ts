import { spelledOut } from "./feed-date-spelling.ts";

/** North American zones as feeds write them, in minutes from UTC. */
const ZONES: Readonly<Record<string, number>> = {
  EDT: -240,
  EST: -300,
  CDT: -300,
  CST: -360,
  MDT: -360,
  MST: -420,
  PDT: -420,
  PST: -480,
  UT: 0,
  UTC: 0,
  GMT: 0,
  Z: 0,
  BST: 60,
  CET: 60,
  CEST: 120,
  AKDT: -480,
  AKST: -540,
  HST: -600,
};
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

const ISO =
  /^(\d{4})-?(\d{2})?-?(\d{2})?(?:[T\s]+(\d{1,2}):?(\d{2})?(?::?(\d{2})(?:[.,]\d+)?)?)?\s*(.*)$/i;
const DAY_FIRST =
  /^(?:[a-z]{2,9}\.?,?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?,?(?:[\s-]+(\d{4}|\d{2}))?(?:,?\s+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/i;
const MONTH_FIRST =
  /^(?:[a-z]{2,9}\.?,?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(?:(\d{4})\b))?(?:,?\s+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/i;
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(.*)$/;

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
  const time = Date.UTC(year, month - 1, day, hour, minute, second) - offset(rest) * 60_000;
  const local = new Date(Date.UTC(year, month - 1, day));
  if (local.getUTCMonth() !== month - 1 || Number.isNaN(time)) return null;
  return new Date(time);
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
  if (!found) return null;
  // The C library's form has the year at the end: "Tue Nov 3 10:00:00 2026".
  const late = found[3] ?? /\b(\d{4})$/.exec(found[7] ?? "")?.[1];
  return named(found[1], found[2], late, found.slice(4), now);
}

function named(
  monthName: string | undefined,
  day: string | undefined,
  year: string | undefined,
  [hour, minute, second, rest = ""]: (string | undefined)[],
  now: Date,
): Parts | null {
  const month = MONTHS.indexOf((monthName ?? "").toLowerCase()) + 1;
  if (month === 0) return null;
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
  const [, month, day, year, hour, minute, second, rest = ""] = found;
  return {
    year: Number(year),
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

/** Minutes from UTC that the rest of a date names; none counts as UTC. */
function offset(rest: string): number {
  const signed = /(?:^|\s|GMT|UTC)([+-])(\d{1,2}):?(\d{2})?(?!\d)/i.exec(rest);
  if (signed) {
    const minutes = Number(signed[2]) * 60 + Number(signed[3] ?? 0);
    return signed[1] === "-" ? -minutes : minutes;
  }
  for (const word of rest.toUpperCase().match(/[A-Z]+/g) ?? []) {
    const minutes = ZONES[word];
    if (minutes !== undefined) return minutes;
  }
  return 0;
}
