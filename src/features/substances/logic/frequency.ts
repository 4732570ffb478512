/** How often: the sig words of US prescriptions, with the spans they were read from. */
import type { Span } from "./strength.ts";

export interface Frequency extends Span {
  /** In full words, e.g. "twice daily". */
  readonly text: string;
  /** Undefined where it has no fixed number, e.g. "as directed". */
  readonly timesPerDay: number | undefined;
}

/** The directions of a drug that is taken once and not again. */
export const SINGLE_DOSE = "as a single dose";

type Reading = (match: RegExpExecArray) => { text: string; timesPerDay: number | undefined };

const fixed =
  (text: string, timesPerDay: number | undefined): Reading =>
  () => ({ text, timesPerDay });

const COUNTS: Readonly<Record<string, number>> = {
  once: 1,
  one: 1,
  twice: 2,
  two: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
  six: 6,
};
const countOf = (word: string): number => COUNTS[word.toLowerCase()] ?? Number(word);
const inWords = (count: number): string =>
  count === 1 ? "once" : count === 2 ? "twice" : `${count} times`;

const PERIODS: Readonly<Record<string, { one: string; many: string; days: number }>> = {
  // For an attack, and stopped when it is over: no dose a day follows from it.
  min: { one: "minute", many: "minutes", days: 1 / 1440 },
  h: { one: "hour", many: "hours", days: 1 / 24 },
  d: { one: "day", many: "days", days: 1 },
  w: { one: "week", many: "weeks", days: 7 },
  m: { one: "month", many: "months", days: 30 },
};

function everyPeriod(match: RegExpExecArray): { text: string; timesPerDay: number | undefined } {
  const [, from = "1", to, unit = "h"] = match;
  const period = PERIODS[/^min/i.test(unit) ? "min" : unit.charAt(0).toLowerCase()];
  if (period === undefined || Number(from) === 0) return { text: match[0], timesPerDay: undefined };
  const span = to === undefined ? from : `${from} to ${to}`;
  return {
    text: `every ${span === "1" ? period.one : `${span} ${period.many}`}`,
    timesPerDay: period.one === "minute" ? undefined : 1 / (Number(from) * period.days),
  };
}

function timesAPeriod(match: RegExpExecArray): { text: string; timesPerDay: number | undefined } {
  const [, word = "1", unit = "day"] = match;
  const count = countOf(word);
  const period = unit.toLowerCase().startsWith("dai")
    ? PERIODS["d"]
    : PERIODS[unit.charAt(0).toLowerCase()];
  if (period === undefined) return { text: match[0], timesPerDay: undefined };
  const named = period.one === "day" ? "daily" : `a ${period.one}`;
  return { text: `${inWords(count)} ${named}`, timesPerDay: count / period.days };
}

const word = (pattern: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`, "giu");

const HOURS_TO_MONTHS = String.raw`(min(?:utes?)?|hours?|hrs?|h|days?|weeks?|wks?|w|months?|mo)`;
const COUNT = "(once|twice|thrice|one|two|three|four|five|six|[1-6])";

/** Longer readings first: a span that one has taken is closed to the next. */
const READINGS: readonly (readonly [RegExp, Reading])[] = [
  [
    word(String.raw`(?:q|every)\s?(\d{1,2})(?:\s?(?:-|to)\s?(\d{1,2}))?\s?-?${HOURS_TO_MONTHS}`),
    everyPeriod,
  ],
  [
    word(
      String.raw`${COUNT}\s?(?:x|times)?\s?(?:a|per|each|every|\/)?\s?(day|daily|week|weekly|month|monthly)`,
    ),
    timesAPeriod,
  ],
  [word(String.raw`every other day|q\.?o\.?d\.?|every 2nd day`), fixed("every other day", 0.5)],
  [word(String.raw`q\.?i\.?d\.?`), fixed("4 times daily", 4)],
  [word(String.raw`t\.?i\.?d\.?`), fixed("3 times daily", 3)],
  [word(String.raw`b\.?i\.?d\.?`), fixed("twice daily", 2)],
  [
    word(
      String.raw`q\.?h\.?s\.?|qpm|at bedtime|before bed|every night|every evening|nightly|at night|in the evening|hs`,
    ),
    fixed("once daily at bedtime", 1),
  ],
  [word(String.raw`qam|every morning|in the morning`), fixed("once daily in the morning", 1)],
  [
    word(String.raw`q\.?d\.?|qday|q day|every day|each day|daily|once a day`),
    fixed("once daily", 1),
  ],
  [
    word(
      String.raw`(?:on )?12\s?(?:h|hrs?|hours?) on,?(?: and|\/)? ?(?:then )?12\s?(?:h|hrs?|hours?) off`,
    ),
    fixed("12 hours on, 12 hours off", 1),
  ],
  [word(String.raw`m\/w\/f|mwf|mon\/wed\/fri|t\.?i\.?w\.?`), fixed("3 times a week", 3 / 7)],
  [word(String.raw`qwk|qweek|q week|every week|weekly|once a week`), fixed("once a week", 1 / 7)],
  [word(String.raw`qmonth|every month|monthly`), fixed("once a month", 1 / 30)],
  [
    word(
      String.raw`(?:with|w\/)\s?(?:meals?|food|breakfast|lunch|dinner|supper|water|milk)|before (?:meals?|breakfast|dinner)|after meals?|on (?:an )?empty stomach|a\.?c\.?|p\.?c\.?`,
    ),
    (match) => ({
      text: match[0].toLowerCase().replace(/^w\/\s?/, "with "),
      timesPerDay: undefined,
    }),
  ],
  [
    word(
      String.raw`(?:once )?as a single dose|single dose|one[- ]time(?: dose)?|once only|x ?1(?: dose)?|1 dose|one dose`,
    ),
    fixed(SINGLE_DOSE, undefined),
  ],
  [
    word(String.raw`as directed|ut dict|ud|stat|sliding scale|per sliding scale`),
    (match) => ({ text: match[0].toLowerCase(), timesPerDay: undefined }),
  ],
  [
    word(String.raw`(?:x|for)\s?(\d{1,3})\s?(days?|d|weeks?|wks?|months?|doses?)`),
    (match) => ({ text: `for ${match[1] ?? ""} ${match[2] ?? ""}`, timesPerDay: undefined }),
  ],
];

const AS_NEEDED = word(String.raw`p\.?r\.?n\.?|as needed|when needed|if needed`);

const overlaps = (left: Span, right: Span): boolean =>
  left.start < right.end && right.start < left.end;

export function frequenciesIn(text: string): Frequency[] {
  const found: Frequency[] = [];
  for (const [pattern, read] of READINGS) {
    for (const match of text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => overlaps(other, span))) found.push({ ...span, ...read(match) });
    }
  }
  return found.toSorted((left, right) => left.start - right.start);
}

export function asNeededIn(text: string): Span[] {
  return Array.from(text.matchAll(AS_NEEDED), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
