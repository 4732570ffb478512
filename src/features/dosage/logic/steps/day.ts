import {
  type Exact,
  compare,
  decimal,
  exact,
  product,
  quotient,
  roundDown,
  sum,
} from "#/kernel/exact.ts";
import {
  type Amount,
  type DoseRange,
  amountText,
  atMost,
  inUnit,
  limitText,
  over,
  times,
} from "../record/measure.ts";
import type { Limit } from "./amount.ts";
import { type Pace, readInterval } from "../record/notation.ts";
import type { DosingRule, Interval } from "../record/record.ts";

const ONE = exact(1);

/** Doses that a day's limit leaves room for, a whole number. */
function room(dose: Amount, limit: Amount): Exact | undefined {
  const same = inUnit(limit, dose.unit);
  if (same === undefined || dose.value.n === 0n) return undefined;
  return roundDown(quotient(same.value, dose.value), ONE);
}

/**
 * The doses that a day must have room for: all of a schedule's, but only one of those that are given as needed or
 * repeated within minutes, where the day's limit ends the series instead of making each dose smaller.
 */
export function dosesToFit(every: Interval, asNeeded: boolean): Exact {
  return asNeeded || every.endsWith("min") ? ONE : readInterval(every).least;
}

/** The most one dose may be so that the doses of a day stay under the day's limit. */
export function dayShare(limit: Amount, doses: Exact): Amount {
  return over(limit, doses);
}

/** The interval in words, "as needed" where it is, and the number of doses that the day's limit allows. */
export function frequencyText(
  rule: DosingRule,
  every: Interval,
  dose: DoseRange,
  limit: Amount | undefined,
): string {
  const frequency = readInterval(every);
  const base = `${frequency.text}${rule.prn ? " as needed" : ""}`;
  const fits = limit && room(dose.high, limit);
  const tight =
    fits !== undefined && compare(fits, frequency.most) < 0 && compare(fits, exact(0)) > 0;
  return tight && every !== "once"
    ? `${base}, not more than ${decimal(fits)} dose${compare(fits, ONE) === 0 ? "" : "s"} in 24 hours`
    : base;
}

/** What a day may hold; `raised` where it is the cap that the dose may be raised to in time. */
export type DayLimit = Limit & { readonly raised?: true };

/** The most in a day: the rule's own limit, or what dose and interval add up to. */
export function maxDailyText(
  every: Interval,
  dose: DoseRange,
  limit: DayLimit | undefined,
): string {
  const frequency = readInterval(every);
  if (limit !== undefined && frequency.hours > 24) {
    const most = limit.raised ? limit.amount : atMost(dose.high, limit.amount);
    return `${limitText(most)} in one dose, ${frequency.text}`;
  }
  if (limit !== undefined) {
    const shown = inUnit(limit.amount, dose.high.unit) ?? limit.amount;
    const total = limitText(shown);
    const plain = total === limit.text || amountText(limit.amount) === limit.text;
    return plain ? `${total} in 24 hours` : `${total} in 24 hours (${limit.text} a day)`;
  }
  if (every === "once") return `${limitText(dose.high)} (one dose)`;
  if (every.endsWith("min")) return "Not stated as a daily amount: see the notes";
  const total = { value: product(dose.high.value, frequency.most), unit: dose.high.unit };
  const period =
    compare(frequency.most, ONE) === 0 && !/^24 h$|^1 times/.test(every)
      ? ` in one dose, ${frequency.text}`
      : " in 24 hours";
  return `${limitText(total)}${period}`;
}

const HOURS_OF_DAY = exact(24);
const MINUTES_OF_DAY = exact(1440);

/** The most that an answer lets anybody give, of a day or of one dose where they are further apart. */
export function mostOf(
  every: Interval,
  { high }: DoseRange,
  pace: Pace,
  limit: DayLimit | undefined,
): Amount {
  const { hours, most } = readInterval(every);
  if (limit !== undefined) {
    return hours > 24 && !limit.raised ? atMost(high, limit.amount) : limit.amount;
  }
  if (pace === "h" || pace === "min") {
    return times(high, pace === "h" ? HOURS_OF_DAY : MINUTES_OF_DAY);
  }
  return times(high, most);
}

/** One amount and another on top of it; the first alone where they do not add up. */
export function together(a: Amount, b: Amount | undefined): Amount {
  const same = b && inUnit(b, a.unit);
  return same === undefined ? a : { value: sum(a.value, same.value), unit: a.unit };
}
