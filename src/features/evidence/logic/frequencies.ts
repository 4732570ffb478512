/** How often something is given, as hours between doses: "twice daily" is every 12 hours. */
import { numberOf } from "./amounts.ts";

export type Frequency = {
  /** Hours between doses; 0 for a single dose. */
  readonly low: number;
  readonly high: number;
  readonly at: number;
};

const N = "(\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)";
/** "8 (eight)". */
const SPELLED = "(?:\\s*\\(\\s*[a-z]+\\s*\\))?";
const TO = `${N}${SPELLED}(?:\\s*(?:to|-|–|or)\\s*${N}${SPELLED})?`;
const HOURS: Readonly<Record<string, number>> = { min: 1 / 60, h: 1, d: 24, w: 168, m: 730.5 };
const DAY = "(?:daily|(?:a|per|each|every|/)\\s?(?:day|24 hours)|in (?:a|one) day)";

type Reader = readonly [RegExp, (found: RegExpExecArray) => readonly [number, number] | undefined];

const each = (low: string | undefined, high: string | undefined, size: number) => {
  const from = numberOf(low ?? "1") * size;
  return [from, high === undefined ? from : numberOf(high) * size] as const;
};
const times = (low: string | undefined, high: string | undefined, span: number) => {
  const most = span / numberOf(low ?? "1");
  return [high === undefined ? most : span / numberOf(high), most] as const;
};

/** The longer wording first: what one has read, no other reads again. */
const READERS: readonly Reader[] = [
  [
    new RegExp(
      `(?:every|q)\\s*${TO}\\s*-?\\s*(min|h|d|w|m)(?:inutes?|ours?|rs?|ays?|eeks?|k|onths?|o|in)?\\b`,
      "gi",
    ),
    ([, low, high, unit = ""]) => each(low, high, HOURS[unit.toLowerCase()] ?? 1),
  ],
  [/every other day|on alternate days|once every other day/gi, () => [48, 48]],
  [/(?:every other|alternate) weeks?/gi, () => [336, 336]],
  [/(?:twice|two times)[ -](?:weekly|a week|per week)/gi, () => [84, 84]],
  [/(?:three times|thrice)[ -](?:weekly|a week|per week)/gi, () => [56, 56]],
  [/(?:once[ -])?(?:weekly|a week|per week|every week|each week)\b/gi, () => [168, 168]],
  [/(?:once[ -])?(?:monthly|a month|per month|every month|each month)\b/gi, () => [730.5, 730.5]],
  [
    /(?:once or twice|once to twice|one or two times|one to two times)[ -](?:a |per )?(?:day|daily)/gi,
    () => [12, 24],
  ],
  [
    /(?:twice|two times)[ -]?(?:a[ -]day|daily|per day|each day|every day|a 24)?\b|\bb\.?i\.?d\b/gi,
    () => [12, 12],
  ],
  [/\bthrice[ -](?:a day|daily)|\bt\.?i\.?d\b/gi, () => [8, 8]],
  [/\bq\.?i\.?d\b/gi, () => [6, 6]],
  [new RegExp(`${TO}\\s*(?:times|x)\\s*(?:${DAY})`, "gi"), ([, low, high]) => times(low, high, 24)],
  [
    new RegExp(`${TO}\\s*times\\s*(?:weekly|a week|per week|each week)`, "gi"),
    ([, low, high]) => times(low, high, 168),
  ],
  [
    new RegExp(
      `(?:${TO}[ -]hours?[ -](?:intervals|apart)|intervals of (?:at least )?${TO} hours)`,
      "gi",
    ),
    ([, low, high, other, most]) => each(low ?? other, high ?? most, 1),
  ],
  [/weeks? 0, (?:week )?4,? and (?:week )?8\b/gi, () => [672, 672]],
  [
    new RegExp(
      `(?:in |into |as )?${TO}\\s*(?:equally |equal |or more )?(?:divided|separate)? ?doses\\b`,
      "gi",
    ),
    ([, low, high]) => times(low, high, 24),
  ],
  [new RegExp(`once[ -]?${DAY}|once[ -]daily|\\bq\\.?d\\b|${DAY}`, "gi"), () => [24, 24]],
  [
    /at bedtime|before (?:bedtime|going to bed|sleep)|in the (?:morning|evening)|nightly|(?:each|per) (?:morning|evening|night)|every (?:morning|evening|night)|with the evening meal/gi,
    () => [24, 24],
  ],
  [/every hour|hourly/gi, () => [1, 1]],
  [/\b(?:single|one[- ]time|once)\b|\bone dose\b/gi, () => [0, 0]],
];

export function frequenciesIn(text: string): Frequency[] {
  let rest = text;
  const found: Frequency[] = [];
  for (const [pattern, read] of READERS) {
    rest = rest.replace(pattern, (...parts: unknown[]) => {
      const at = parts.findLast((part) => typeof part === "number");
      const words = parts
        .slice(0, parts.indexOf(at))
        .map((part) => (typeof part === "string" ? part : undefined));
      const [whole = ""] = words;
      const hours = read(words as unknown as RegExpExecArray);
      if (hours !== undefined && typeof at === "number") {
        found.push({ low: hours[0], high: hours[1], at });
      }
      return " ".repeat(whole.length);
    });
  }
  return merged(
    text,
    found.filter(
      // "Once every 2 weeks" and "as a single dose every 24 hours" are no single dose.
      ({ low, at }) =>
        low > 0 || !found.some((other) => other.low > 0 && other.at > at && other.at - at < 30),
    ),
  );
}

/** In their order, "t.i.d. or q.i.d." as one. */
function merged(text: string, found: readonly Frequency[]): Frequency[] {
  const all: Frequency[] = [];
  for (const one of found.toSorted((a, b) => a.at - b.at)) {
    const last = all.at(-1);
    const between = last === undefined ? "" : text.slice(last.at, one.at);
    if (
      last !== undefined &&
      last.low > 0 &&
      one.low > 0 &&
      /^[\w. ]{3,22} (?:or|to) $/.test(between) &&
      !/\d/.test(between)
    ) {
      all.splice(-1, 1, {
        low: Math.min(last.low, one.low),
        high: Math.max(last.high, one.high),
        at: last.at,
      });
    } else all.push(one);
  }
  return all;
}

const alike = (a: number, b: number): boolean => Math.abs(a - b) < 0.51;

/** Whether a claimed interval is the one that a label gives. */
export const sameFrequency = (claimed: Frequency, found: Frequency): boolean =>
  (alike(found.low, claimed.low) && alike(found.high, claimed.high)) ||
  (claimed.low === claimed.high && found.low <= claimed.low && claimed.low <= found.high) ||
  // "Every 3 to 4 days" is twice a week.
  (found.low === found.high &&
    claimed.low >= 48 &&
    claimed.low <= found.low &&
    found.low <= claimed.high);
