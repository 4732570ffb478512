/** Whether a dosing figure stands in a window of a label, together with what it belongs to. */
import type { Amount } from "./amounts.ts";
import type { Figures } from "./claim.ts";
import { frequenciesIn, type Frequency, sameFrequency } from "./frequencies.ts";
import {
  allowedThere,
  belongs,
  forbiddenThere,
  namesDegree,
  namesPart,
  speaksOfLiver,
} from "./organs.ts";
import { runsOn, withoutParentheses } from "./run-on.ts";
import { sameNumber } from "./same-number.ts";
import { isOfOwnAge, isOfWeight, namesWeight } from "./scope.ts";
import { sameThreshold, type Threshold } from "./thresholds.ts";
import type { Window } from "./windows.ts";

const A_DAY = /daily|per day|a day|\/\s?day|24[- ]hour|each day|in 24|every 24/i;

/** The amounts of a window that agree with the claimed one, by figure, unit, weight and time. */
function agreeing(claim: Figures, window: Window): Amount[] {
  const { amount, role } = claim;
  if (amount === undefined) return [];
  const all = window.amounts.filter(({ per, kind }) => kind === amount.kind && per === amount.per);
  if (role !== "dose") return all.filter((one) => isMost(one, amount, claim, window));
  const whole = all.filter((one) => isDose(one, claim, window));
  if (whole.length > 0 || sameNumber(amount.low, amount.high)) return whole;
  // "10 mg ... up to 20 mg" for 10 to 20 mg.
  const low = all.find((one) => sameNumber(one.low, amount.low));
  const high = all.find((one) => sameNumber(one.high, amount.high) && one !== low);
  return low && high ? [low] : [];
}

function isMost(one: Amount, amount: Amount, claim: Figures, window: Window): boolean {
  const { text, about, frequencies } = window;
  if (one.step || one.total || one.lowered) return false;
  const before = text.slice(0, one.at);
  const isOfOrgan = claim.threshold !== undefined || claim.hepatic !== undefined;
  if (!isOfOrgan && isOfOthers(one, claim, window)) return false;
  if (claim.role === "day-max" && SINGLE_MOST.test(before)) return false;
  if (!one.most && window.kind === "cell" && STARTING.test(before)) return false;
  const called =
    one.most ||
    (window.kind === "cell" && /\bmaxim|\bhighest/i.test(about)) ||
    // The dose for weak organs is the most there.
    isOfOrgan;
  if (!called && sameNumber(one.low, one.high)) return false;
  const often = frequencies.some(
    ({ low, at }) => low > 0 && low < 24 && at > one.at && at < one.at + 30,
  );
  const isWhole = one.pace === "day" || claim.role === "cap" || !often;
  if (sameNumber(one.high, amount.high) && isWhole) return true;
  // "up to 40 mg twice daily" is 80 mg a day.
  return (
    A_DAY.test(text) &&
    one.pace !== "day" &&
    !DAILY_BEFORE.test(before) &&
    frequencies.some(
      ({ low, at }) =>
        low > 0 &&
        low < 24 &&
        at > one.at &&
        at - one.at < TIMES &&
        sameNumber((one.high * 24) / low, amount.high),
    )
  );
}

/** "Maximum total daily dose 800 mg": a day's, however often it is given. */
const DAILY_BEFORE = /\b(?:daily|day|24[- ]hours?)\b[^.;|]{0,30}$/i;
const TIMES = 45;
const SINGLE_MOST = /maxim\w+ (?:recommended )?single/i;
const STARTING = /\b(?:initial|start\w*)\b/i;
/** "Weeks 3 and 4", "Days 1-7". */
const STEP = /\b(?:weeks?|days?|months?) (\d+)(?:\W{0,3}(?:to|and|through)?\W{0,3}(\d+))?/gi;
const EARLIER = /\bdays? 1\b|\bload|\binitial/i;
const LATER =
  /\btarget|\b(?:weeks?|days?|months?) (?:[2-9]|1\d)\b(?!\d)|escalat|maintenance|\bafter \d+ weeks/i;

function isDose(one: Amount, claim: Figures, window: Window): boolean {
  const { amount, frequency, raised, isOption, isStaged, threshold, hepatic } = claim;
  if (amount === undefined || one.step || one.total) return false;
  const isOfOrgan = threshold !== undefined || hepatic !== undefined;
  const isForWeight = namesWeight(window, claim.weight);
  if (!isOfOrgan && !isForWeight && isOfOthers(one, claim, window)) return false;
  if ((amount.pace === "h" || amount.pace === "min") && one.pace !== amount.pace) return false;
  const isSingle = sameNumber(amount.low, amount.high);
  if (isSingle && !isOption && !isOfOrgan && isOfOtherStep(one, claim, window)) return false;
  if (one.most && sameNumber(one.low, one.high) && isSingle) return false;
  if (one.raised && !raised && !isStaged && isSingle) return false;
  const isAnother = (one.lowered && !isForWeight) || (one.perhaps && isSingle && !isOption);
  if (isAnother && !isOfOrgan) return false;
  const same = (times: number) =>
    sameNumber(one.low * times, amount.low) &&
    (sameNumber(one.high * times, amount.high) || (isSingle && STARTING.test(window.text)));
  if (amount.pace === "" && one.pace === "day") {
    if (frequency === undefined) return false;
    if (frequency.low < 24) return frequency.low > 0 && same(frequency.low / 24);
  }
  if (amount.pace === "day" && one.pace === "") {
    const often = frequencyOf(one, window);
    return often === undefined || often.low === 0 ? same(1) : same(24 / often.low);
  }
  return same(1);
}

/** In a table of steps, a figure of another one. */
function isOfOtherStep({ at }: Amount, claim: Figures, { kind, text }: Window): boolean {
  if (kind === "sentence") return false;
  const before = text.slice(0, at);
  if (claim.isAfterLoad && EARLIER.test(before)) return true;
  if (!claim.isStaged) return LATER.test(before);
  const [own, told] = [stepsIn(claim.use), stepsIn(before)];
  return own.length > 0 && told.length > 0 && !told.some((step) => own.includes(step));
}

const stepsIn = (text: string): number[] =>
  [...text.replace(/\bfirst week\b/i, "week 1").matchAll(STEP)].flatMap(({ 1: low, 2: high }) =>
    [low, high].filter((step) => step !== undefined).map(Number),
  );

/**
 * Those for whom a label changes the dose: other drugs at the same time, weak organs, slow metabolism. A sentence that begins
 * with them, or a heading, says nothing of everybody else's dose.
 */
const OTHERS =
  /inhibitor|inducer|concomitant|co-?administ|(?:also|are|patients) (?:receiving|taking)|in combination with|poor metaboli|hyponatremia|(?:volume|salt)[- ]deplet|vulnerable|(?:renal|hepatic|kidney|liver) (?:impairment|insufficiency|disease|failure)|hemodialysis|asian ancestry|debilitated|switch|convert|missed/i;

const OTHERS_HEAD =
  /inhibitor|inducer|concomitant|co-?administ|poor metaboli|impairment|insufficiency|hemodialysis/i;
const OLD = /\belderly|\bgeriatric/i;

function isOfOthers({ at }: Amount, { use, isOfOld }: Figures, { text, head }: Window): boolean {
  const before = text.slice(0, at);
  if (OLD.test(before)) return !isOfOld;
  return !OTHERS.test(use) && (OTHERS.test(before) || OTHERS_HEAD.test(head));
}

/** What comes between a dose and an interval that is another dose's: "80 mg, followed by 40 mg every other week". */
const NEXT_DOSE = /followed|\bthen\b|increas|thereafter|reduc|maintenance|after (?:which|that)/i;
const JUST_BEFORE = 18;
const REACH = 120;
const DIVIDED = 60;

/** The interval that an amount is given with: one just before it, the next one after it, else the last before. */
function frequencyOf(
  { at, pace }: Amount,
  { text, amounts, frequencies }: Window,
): Frequency | undefined {
  const near = frequencies
    .filter((one) => Math.abs(one.at - at) < REACH)
    .toSorted((a, b) => a.at - b.at);
  const before = near.findLast((one) => one.at < at);
  if (before !== undefined && at - before.at <= JUST_BEFORE && before.low === 0) return before;
  const after = near.find((one) => one.at > at);
  if (after === undefined) return before;
  const between = withoutParentheses(text.slice(at, after.at));
  const isNextOnes =
    amounts.some((one) => one.at > at && between[one.at - at]?.trim()) && NEXT_DOSE.test(between);
  if (isNextOnes) return undefined;
  // "5 mg/kg per day in 2 divided doses": how it is divided comes after the day.
  const isDay = pace === "day" && after.low === 24 && after.high === 24;
  return isDay
    ? (near.find((one) => one.at > after.at && one.at - after.at < DIVIDED) ?? after)
    : after;
}

/** A table that was flattened into one line no longer shows which figure belongs to what. */
const MOST_AMOUNTS = 6;

/** A run of bands, each with its amount. */
const isByBand = (band: Threshold | undefined, { thresholds }: Window): boolean =>
  band !== undefined && thresholds.filter(({ measure }) => measure === band.measure).length > 1;

const sameAmount = (a: Amount, b: Amount): boolean =>
  a.kind === b.kind && a.per === b.per && sameNumber(a.low, b.low) && sameNumber(a.high, b.high);

/** What was given in a trial is no recommendation. */
const TRIAL =
  /\b(?:in|from) (?:an?|the|two|three|clinical|controlled|some|these|this)?\s?(?:[\w-]+ ){0,4}(?:study|studies|trials?)\b|efficacy results|\bwere (?:studied|evaluated)|\bwas (?:studied|evaluated)/i;
const withoutReferences = (text: string): string => text.replaceAll(/\[\s*see[^\]]*\]?/gi, " ");

const isForWeakKidneys = ({ measure, high }: Threshold): boolean =>
  measure === "renal" && Number.isFinite(high) && high < 90;

export function supportsFigures(claim: Figures, window: Window, isForbidding: boolean): boolean {
  const { amount, frequency, threshold, hepatic, never, part } = claim;
  if (amount !== undefined && TRIAL.test(withoutReferences(window.text))) return false;
  if (hepatic !== undefined && !speaksOfLiver(hepatic, window)) return false;
  if (!isOfWeight(window, claim.weight)) return false;
  if (never === "no" && !allowedThere(window)) return false;
  if (never === "yes" && !forbiddenThere(claim, window, isForbidding)) return false;
  if (part !== undefined && !namesPart(part, window.text)) return false;
  if (amount === undefined) return supportsRest(threshold, frequency, window);
  const alike = window.amounts.filter(
    ({ kind, per }) => kind === amount.kind && per === amount.per,
  );
  const isSorted = isByBand(claim.weight ?? threshold, window);
  if (!isSorted && (alike.length > MOST_AMOUNTS || runsOn(window, alike))) return false;
  // Which of a row's figures is under which head, its cells tell.
  if (window.kind === "row" && window.amounts.length > 1 && amount.low === amount.high)
    return false;
  const isOfKidneys = hepatic === undefined && window.thresholds.some(isForWeakKidneys);
  if (threshold === undefined && isOfKidneys && !namesWeight(window, claim.weight)) return false;
  if (!claim.others.every((other) => window.amounts.some((one) => sameAmount(one, other))))
    return false;
  return agreeing(claim, window).some(
    (one) =>
      (threshold === undefined || belongs(one.at, window, threshold)) &&
      (!isSorted || claim.weight === undefined || belongs(one.at, window, claim.weight)) &&
      isOfOwnAge(one.at, claim.age, window) &&
      (frequency === undefined || isGivenSo(one, frequency, claim, window)),
  );
}

/** Whether a window gives only less than a claim's most. */
export function falls({ amount }: Figures, { amounts }: Window): boolean {
  const alike = amounts.filter(
    ({ kind, per, step, total }) => kind === amount?.kind && per === amount.per && !step && !total,
  );
  return alike.length > 0 && alike.every(({ high }) => high < (amount?.high ?? 0) * 0.99);
}

/** Whether a window gives more in a day, or at once, than a claim's most. */
export function exceeds({ amount, weight }: Figures, isByDay: boolean, window: Window): boolean {
  if (amount === undefined || (weight !== undefined && !namesWeight(window, weight))) return false;
  return window.amounts.some((one) => {
    if (one.kind !== amount.kind || one.per !== amount.per || one.step || one.total) return false;
    const often = frequencyOf(one, window);
    const isWhole = !isByDay || one.pace === "day" || often === undefined || often.low <= 0;
    const times = isWhole ? 1 : Math.max(24 / often.low, 1);
    return one.high * times > amount.high * 1.01;
  });
}

function isGivenSo(one: Amount, frequency: Frequency, claim: Figures, window: Window): boolean {
  const paired = frequencyOf(one, window);
  if (paired === undefined && window.frequencies.length === 0) {
    // A single dose is often told without a word for it; else what stands above may tell it once for all.
    if (frequency.low === 0) return true;
    const above = frequenciesIn(window.about);
    return above.length > 0 && above.every((one) => sameFrequency(frequency, one));
  }
  if (claim.amount?.pace === "day" && one.pace === "day") {
    const divided = window.frequencies.filter(
      ({ at, low }) => at > one.at && at - one.at < REACH && low > 0 && low < 24,
    );
    // A daily amount may be divided as one likes where the label does not say how.
    return divided.length > 0
      ? divided.some((often) => sameFrequency(frequency, often))
      : frequency.high <= 24;
  }
  if (paired === undefined) return false;
  if (sameFrequency(frequency, paired)) return true;
  const all = window.frequencies;
  if (paired.low === 0 && frequency.low === 24) return all.some(({ low }) => low === 24);
  // In a table the interval has a column of its own.
  const hasOwn = /^[^|]*$/.test(
    window.text.slice(Math.min(one.at, paired.at), Math.max(one.at, paired.at)),
  );
  if (window.kind === "cell" && !hasOwn)
    return all.some((often) => sameFrequency(frequency, often));
  // "every 4 hours, 5 times daily"
  const next = window.frequencies.find(({ at }) => at > paired.at);
  return (
    next !== undefined &&
    sameFrequency(frequency, next) &&
    /^[^,;.|]{0,24}, [^,;.|\d]{0,8}$/.test(window.text.slice(paired.at, next.at))
  );
}

/** A limit of kidney function, or an interval, without an amount. */
function supportsRest(
  threshold: Threshold | undefined,
  frequency: Frequency | undefined,
  window: Window,
): boolean {
  if (threshold !== undefined && !isToldIn(threshold, window)) return false;
  return frequency === undefined || window.frequencies.some((one) => sameFrequency(frequency, one));
}

const isToldIn = (threshold: Threshold, { thresholds, text }: Window): boolean =>
  thresholds.some(({ measure }) => measure === threshold.measure)
    ? thresholds.some((one) => sameThreshold(threshold, one))
    : namesDegree(threshold, text);
