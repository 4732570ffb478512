/** Whether a dosing figure stands in a window of a label, together with what it belongs to. */
import type { Amount } from "./amounts.ts";
import type { Figures } from "./claim.ts";
import { type Frequency, sameFrequency } from "./frequencies.ts";
import {
  agreesWith,
  allowedThere,
  belongs,
  forbiddenThere,
  namesPart,
  speaksOfLiver,
} from "./organs.ts";
import { sameNumber } from "./same-number.ts";
import { isOfWeight } from "./scope.ts";
import type { Threshold } from "./thresholds.ts";
import type { Window } from "./windows.ts";

const A_DAY = /daily|per day|a day|\/\s?day|24[- ]hour|each day|in 24|every 24/i;

/** The amounts of a window that agree with the claimed one, by figure, unit, weight and time. */
function agreeing(claim: Figures, window: Window): Amount[] {
  const { amount, role } = claim;
  if (amount === undefined) return [];
  const all = window.amounts.filter(({ per, kind }) => kind === amount.kind && per === amount.per);
  if (role === "most") return all.filter((one) => isMost(one, amount, window));
  const whole = all.filter((one) => isDose(one, claim, window));
  if (whole.length > 0 || sameNumber(amount.low, amount.high)) return whole;
  // "10 mg ... up to 20 mg" for 10 to 20 mg.
  const low = all.find((one) => sameNumber(one.low, amount.low));
  const high = all.find((one) => sameNumber(one.high, amount.high) && one !== low);
  return low && high ? [low] : [];
}

function isMost(one: Amount, amount: Amount, window: Window): boolean {
  const { text, about, frequencies } = window;
  if (one.step || one.total) return false;
  const called = one.most || (window.isCell && /maxim|highest|limit/i.test(about));
  if (!called && sameNumber(one.low, one.high)) return false;
  const often = frequencies.some(
    ({ low, at }) => low > 0 && low < 24 && at > one.at && at < one.at + 30,
  );
  if (sameNumber(one.high, amount.high) && (one.pace === "day" || !often)) return true;
  // "up to 40 mg twice daily" is 80 mg a day.
  return (
    A_DAY.test(text) &&
    one.pace !== "day" &&
    frequencies.some(
      ({ low }) => low > 0 && low < 24 && sameNumber((one.high * 24) / low, amount.high),
    )
  );
}

function isDose(one: Amount, claim: Figures, { frequencies }: Window): boolean {
  const { amount, frequency, raised, threshold, hepatic } = claim;
  if (amount === undefined || one.step || one.total) return false;
  if ((amount.pace === "h" || amount.pace === "min") && one.pace !== amount.pace) return false;
  const isSingle = sameNumber(amount.low, amount.high);
  if (one.most && sameNumber(one.low, one.high) && isSingle) return false;
  if (one.raised && !raised && isSingle) return false;
  if (one.lowered && isSingle && threshold === undefined && hepatic === undefined) return false;
  const same = (times: number) =>
    sameNumber(one.low * times, amount.low) &&
    (sameNumber(one.high * times, amount.high) || isSingle);
  if (amount.pace === "" && one.pace === "day" && frequency !== undefined && frequency.low < 24) {
    return frequency.low > 0 && same(frequency.low / 24);
  }
  if (amount.pace === "day" && one.pace === "") {
    const often = frequencyOf(one, frequencies);
    return often === undefined || often.low === 0 ? same(1) : same(24 / often.low);
  }
  return same(1);
}

/** The frequency that an amount is given with: the next one after it, else the last before. */
function frequencyOf({ at }: Amount, found: readonly Frequency[]): Frequency | undefined {
  const sorted = found.filter((one) => Math.abs(one.at - at) < 120).toSorted((a, b) => a.at - b.at);
  return sorted.find((one) => one.at > at) ?? sorted.at(-1);
}

/** A table that was flattened into one line no longer shows which figure belongs to what. */
const MOST_AMOUNTS = 6;

const sameAmount = (a: Amount, b: Amount): boolean =>
  a.kind === b.kind && a.per === b.per && sameNumber(a.low, b.low) && sameNumber(a.high, b.high);

const isForWeakKidneys = ({ measure, high }: Threshold): boolean =>
  measure === "renal" && Number.isFinite(high) && high < 90;

export function supportsFigures(claim: Figures, window: Window, isForbidding: boolean): boolean {
  const { amount, frequency, threshold, hepatic, never, part } = claim;
  if (hepatic !== undefined && !speaksOfLiver(hepatic, window)) return false;
  if (!isOfWeight(window, claim.weight)) return false;
  if (never === "no" && !allowedThere(window)) return false;
  if (never === "yes" && !forbiddenThere(claim, window, isForbidding)) return false;
  if (part !== undefined && !namesPart(part, window.text)) return false;
  if (amount === undefined) return supportsRest(threshold, frequency, window);
  if (window.amounts.length > MOST_AMOUNTS) return false;
  if (threshold === undefined && window.thresholds.some(isForWeakKidneys)) return false;
  if (!claim.others.every((other) => window.amounts.some((one) => sameAmount(one, other))))
    return false;
  return agreeing(claim, window).some((one) => {
    if (threshold !== undefined && !belongs(one.at, window, threshold)) return false;
    if (frequency === undefined) return true;
    const paired = frequencyOf(one, window.frequencies);
    return paired !== undefined && sameFrequency(frequency, paired);
  });
}

/** A limit of kidney function, or an interval, without an amount. */
function supportsRest(
  threshold: Threshold | undefined,
  frequency: Frequency | undefined,
  { thresholds, frequencies }: Window,
): boolean {
  if (threshold !== undefined && !thresholds.some((one) => agreesWith(threshold, one)))
    return false;
  return frequency === undefined || frequencies.some((one) => sameFrequency(frequency, one));
}
