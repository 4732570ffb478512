/** Whether a dosing figure stands in a window of a label, together with what it belongs to. */
import type { Amount } from "./amounts.ts";
import type { Figures } from "./claim.ts";
import type { Frequency } from "./frequencies.ts";
import { sameThreshold, type Threshold } from "./thresholds.ts";
import { denies, FORBIDS, forbids } from "./words.ts";
import type { Window } from "./windows.ts";

export const sameNumber = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(a, b) * 0.001;

const HEPATIC = {
  mild: /\bmild|child[- ]pugh(?: class| score)?:?\s*\(?(?:a|5|6)\b|class a\b/i,
  moderate: /\bmoderate|child[- ]pugh[^.;|]{0,30}\bb\b|class b\b/i,
  severe: /\bsevere|child[- ]pugh[^.;|]{0,30}\bc\b|class c\b/i,
};
const LIVER = /hepat|liver|child[- ]pugh|cirrho/i;
const ALLOWS = /adjust|necessary|required|(?:may|can) be (?:used|given)/i;
const A_DAY = /daily|per day|a day|\/\s?day|24[- ]hour|each day|in 24|every 24/i;

/** The amounts of a window that agree with the claimed one, by figure, unit, weight and time. */
export function agreeing(claim: Figures, window: Window): Amount[] {
  const { amount, role } = claim;
  if (amount === undefined) return [];
  const all = window.amounts.filter(({ per, kind }) => kind === amount.kind && per === amount.per);
  if (role === "most") return all.filter((one) => isMost(one, amount, window));
  const whole = all.filter((one) => isDose(one, claim));
  if (whole.length > 0 || sameNumber(amount.low, amount.high)) return whole;
  // "10 mg ... up to 20 mg" for 10 to 20 mg.
  const low = all.find((one) => sameNumber(one.low, amount.low));
  const high = all.find((one) => sameNumber(one.high, amount.high) && one !== low);
  return low && high ? [low] : [];
}

function isMost(one: Amount, amount: Amount, { text, about, frequencies }: Window): boolean {
  const called = (one.most && !one.step) || /maxim|highest|limit/i.test(about);
  if (!called && sameNumber(one.low, one.high)) return false;
  const often = frequencies.some(
    ({ low, at }) => low > 0 && low < 24 && at > one.at && at < one.at + 30,
  );
  if (sameNumber(one.high, amount.high) && (one.pace === "day" || !often)) return true;
  // "up to 40 mg twice daily" is 80 mg a day.
  return (
    A_DAY.test(text) &&
    frequencies.some(
      ({ low }) => low > 0 && low < 24 && sameNumber((one.high * 24) / low, amount.high),
    )
  );
}

function isDose(one: Amount, { amount, frequency, raised }: Figures): boolean {
  if (amount === undefined) return false;
  if ((amount.pace === "h" || amount.pace === "min") && one.pace !== amount.pace) return false;
  const same = (times: number) =>
    sameNumber(one.low * times, amount.low) &&
    (sameNumber(one.high * times, amount.high) || sameNumber(amount.low, amount.high));
  if (one.most && sameNumber(one.low, one.high) && sameNumber(amount.low, amount.high))
    return false;
  if (one.raised && !raised && amount.low === amount.high) return false;
  if (amount.pace === "" && one.pace === "day" && frequency !== undefined && frequency.low < 24) {
    return frequency.low > 0 && same(frequency.low / 24);
  }
  return same(1);
}

const sameFrequency = (claimed: Frequency, found: Frequency): boolean =>
  (Math.abs(found.low - claimed.low) < 0.51 && Math.abs(found.high - claimed.high) < 0.51) ||
  (claimed.low === claimed.high && found.low <= claimed.low && claimed.low <= found.high);

/** The frequency that an amount is given with: the next one after it, else the last before. */
function frequencyOf({ at }: Amount, found: readonly Frequency[]): Frequency | undefined {
  const sorted = found.filter((one) => Math.abs(one.at - at) < 120).toSorted((a, b) => a.at - b.at);
  return sorted.find((one) => one.at > at) ?? sorted.at(-1);
}

/** Of several thresholds in one sentence, the one that an amount stands with. */
function belongs(position: number, window: Window, claim: Figures): boolean {
  const { threshold } = claim;
  if (threshold === undefined) return true;
  const found = window.thresholds.filter(({ measure }) => measure === threshold.measure);
  if (!found.some((one) => sameThreshold(one, threshold))) return false;
  if (found.length < 2) return true;
  const sorted = found.toSorted((a, b) => a.at - b.at);
  const firstAmount = Math.min(...window.amounts.map(({ at }) => at));
  const leads = (sorted[0]?.at ?? 0) < firstAmount;
  const own = leads
    ? sorted.findLast((one) => one.at < position)
    : sorted.find((one) => one.at > position);
  return own === undefined || sameThreshold(own, threshold);
}

/** A table that was flattened into one line no longer shows which figure belongs to what. */
const MOST_AMOUNTS = 6;

const sameAmount = (a: Amount, b: Amount): boolean =>
  a.kind === b.kind && a.per === b.per && sameNumber(a.low, b.low) && sameNumber(a.high, b.high);

const isForWeakKidneys = ({ measure, high }: Threshold): boolean =>
  measure === "renal" && Number.isFinite(high);

/** Of several limits in one sentence, the prohibition is about the nearest. */
function forbiddenThere(
  { threshold }: Figures,
  { text, about, thresholds }: Window,
  isForbidding: boolean,
): boolean {
  const word = text.search(FORBIDS);
  if (word < 0) return isForbidding || (text.length < 90 && forbids(about) && !denies(text));
  if (threshold === undefined) return true;
  const [nearest] = thresholds
    .filter(({ measure }) => measure === threshold.measure)
    .toSorted((a, b) => Math.abs(a.at - word) - Math.abs(b.at - word));
  return nearest === undefined || sameThreshold(nearest, threshold);
}

export function supportsFigures(claim: Figures, window: Window, isForbidding: boolean): boolean {
  const { amount, frequency, threshold, hepatic, never } = claim;
  const { text } = window;
  const whole = `${window.about} ${window.text}`;
  if (hepatic !== undefined && !(LIVER.test(whole) && HEPATIC[hepatic].test(window.text)))
    return false;
  if (amount !== undefined && !text.includes(" | ") && window.amounts.length > MOST_AMOUNTS)
    return false;
  if (/renal|kidney/i.test(text) && hepatic !== undefined && !LIVER.test(text)) return false;
  if (amount !== undefined && threshold === undefined && window.thresholds.some(isForWeakKidneys))
    return false;
  if (never === "no" && !(ALLOWS.test(text) && denies(text) && !forbids(text))) return false;
  if (never === "yes" && !forbiddenThere(claim, window, isForbidding)) return false;
  if (amount === undefined) {
    if (threshold !== undefined && !window.thresholds.some((one) => sameThreshold(one, threshold)))
      return false;
    return (
      frequency === undefined || window.frequencies.some((one) => sameFrequency(frequency, one))
    );
  }
  if (!claim.others.every((other) => window.amounts.some((one) => sameAmount(one, other))))
    return false;
  return agreeing(claim, window).some((one) => {
    if (!belongs(one.at, window, claim)) return false;
    if (frequency === undefined) return true;
    const paired = frequencyOf(one, window.frequencies);
    if (paired === undefined) return false;
    return sameFrequency(frequency, paired);
  });
}
