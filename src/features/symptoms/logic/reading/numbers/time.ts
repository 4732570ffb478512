const UNITS: Readonly<Record<string, number>> = {
  s: 1 / 86_400,
  m: 1 / 1440,
  h: 1 / 24,
  d: 1,
  n: 1,
  w: 7,
  mo: 30,
  y: 365,
  f: 14,
};
const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
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
  several: 4,
  few: 3,
  couple: 2,
  many: 6,
  half: 0.5,
};

const AMOUNT = String.raw`(?:(\d+(?:\.\d+)?(?:\s*(?:-|to|or)\s*\d+)?)\s*-?\s*|\b(an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|several|few|couple|many|half)[\s-]+(?:of\s+|an\s+|a\s+)?)`;
const UNIT = String.raw`(seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|fortnights?|weeks?|wks?|months?|mos?|years?|yrs?|d|h|w|wk|yr)\b(?![-\s]*old\b)`;
const SPAN = new RegExp(
  String.raw`(?:\bx ?|\b)(?:(?:the|past|last|about|approximately|over|around)\s+)*${AMOUNT}${UNIT}`,
  "g",
);

function daysIn(unit: string): number {
  if (unit.startsWith("mo")) return UNITS["mo"] ?? 30;
  return UNITS[unit[0] ?? "d"] ?? 1;
}

/** A stretch of time named in a text, in days. */
export type Span = {
  readonly start: number;
  readonly end: number;
  readonly days: number;
  readonly ago: boolean;
};

const NAMED: readonly (readonly [RegExp, number])[] = [
  [/\b(?:since (?:yesterday|last night)|yesterday|overnight|last night)\b/g, 1],
  [
    /\b(?:this morning|since this morning|today|tonight|earlier today|just now|this evening|this afternoon|an hour)\b/g,
    0.3,
  ],
  [
    /\bsince (?:childhood|birth|infancy)|\b(?:for years|lifelong|all (?:his|her) life|long[- ]standing|for many years)\b/g,
    2000,
  ],
  [/\bfor months\b|\bseveral months\b|\bover months\b/g, 150],
  [/\bfor weeks\b|\bover (?:several )?weeks\b/g, 25],
  [/\b(?:for days|past few days|last few days|several days)\b/g, 4],
  [/\bsince last week\b|\blast week\b/g, 8],
  [/\bsince last month\b|\bthe past month\b|\blast month\b/g, 30],
  [/\b(?:the past year|last year|over the last year)\b/g, 365],
  [/\b(?:the past week|last week|all week)\b/g, 7],
];

/** "3/7", "2/52" and "4/12": days, weeks and months as British notes write them. */
const IN_FRACTIONS =
  /(?<![\d/.,:]|bp |power |pain |score )\b(\d{1,2})\s?\/\s?(7|52|12)\b(?!\s?[/.\d])/g;
const PARTS: Readonly<Record<string, number>> = { "7": 1, "52": 7, "12": 30 };

/** Every length of time in a folded text, in order. "3 years old" is an age and not one of them. */
export function spansOf(folded: string): Span[] {
  const found: Span[] = [];
  for (const match of folded.matchAll(SPAN)) {
    const numbers = [...(match[1] ?? "").matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    const count = numbers.length > 0 ? Math.max(...numbers) : (WORDS[match[2] ?? "a"] ?? 1);
    const end = match.index + match[0].length;
    const rest = folded.slice(end, end + 30);
    if (/^\s*(?:pregnan|gestation|postpartum|of gestation)/.test(rest)) continue;
    if (/\bborn\s+(?:at\s+)?$/.test(folded.slice(Math.max(0, match.index - 12), match.index)))
      continue;
    if (folded[match.index - 1] === "/") continue;
    if (
      /\b(?:every|times|breaths|beats)\s*$/.test(
        folded.slice(Math.max(0, match.index - 8), match.index),
      )
    )
      continue;
    found.push({
      start: match.index,
      end,
      days: count * daysIn(match[3] ?? "d"),
      ago: /^\s*(?:ago|before|earlier|prior)/.test(rest),
    });
  }
  for (const match of folded.matchAll(IN_FRACTIONS)) {
    const days = Number(match[1]) * (PARTS[match[2] ?? ""] ?? 1);
    const end = match.index + match[0].length;
    found.push({ start: match.index, end, days, ago: /^\s*ago/.test(folded.slice(end, end + 5)) });
  }
  for (const [pattern, days] of NAMED) {
    for (const match of folded.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (found.some((span) => match.index < span.end && end > span.start)) continue;
      found.push({ start: match.index, end, days, ago: false });
    }
  }
  return found.toSorted((one, other) => one.start - other.start);
}

const ANCHORED =
  /(?:for|x|since|over|past|last|during|history of|with a|with an|began|started|developed|onset|lasting|of)\s*(?:the\s+)?(?:past\s+|last\s+|about\s+|approximately\s+)*$/;

/** "Three hours most evenings" is how long a spell lasts. */
const EACH_TIME =
  /^\s*(?:at a time|(?:a|per|each|every|most|on most)\s+(?:day|night|morning|afternoon|evening|week)s?\b)/;
const MINUTE = UNITS["m"] ?? 0;

/** Seconds are no illness, but a spell of one; and stiffness of minutes or hours is of every morning. */
const isSpell = ({ start, days, end }: Span, folded: string): boolean =>
  days < MINUTE ||
  EACH_TIME.test(folded.slice(end, end + 30)) ||
  (days < 1 && /\bstiff[^.;]{0,20}$/.test(folded.slice(Math.max(0, start - 30), start)));

/** Among spans, the first that stands as a duration ("for 3 days", "2-month history", "x2 weeks"); without one the first that is not long past. */
export function chosenAmong(spans: readonly Span[], folded: string): Span | undefined {
  const anchored = spans.find(({ start, end }) => {
    const before = folded.slice(Math.max(0, start - 32), start);
    const after = folded.slice(end, end + 14);
    return (
      ANCHORED.test(before) || /^[-\s]*history/.test(after) || /^\s*(?:ago|duration)/.test(after)
    );
  });
  return anchored ?? spans.find(({ days }) => days < 3000);
}

/** The lengths of time that may be how long an illness has lasted. */
export const illnessSpans = (folded: string): Span[] =>
  spansOf(folded).filter((span) => !(span.ago && span.days > 400) && !isSpell(span, folded));

/** How long it has lasted, of what was typed as nothing but a duration. */
export const durationIn = (folded: string): Span | undefined =>
  chosenAmong(illnessSpans(folded), folded);

const COUNT = String.raw`(\d{1,3}(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
/** "34F", and not 98.6 F: where a text or a line begins. */
const LETTERED = String.raw`(?<=^|\n|\ba |\bpt |patient )(\d{1,3})\s?(?:f|m)\b`;
const AGED = String.raw`(?<!\b(?:at|from|since|until|by|the) )\baged?:?\s+(\d{1,3})\b(?!\s*(?:year|yr|month|mo|week|wk|day|hour))`;
const AGE = new RegExp(
  String.raw`\b${COUNT}[-\s]*(year|yr|y|month|mo|week|wk|day|hour)s?[-\s./]*(?:old|o|of age)\b|\b(\d{1,3})\s*(?:y\/?o|yo)\b|${LETTERED}|${AGED}`,
  "g",
);

/** An age named in a text, in years. */
export type Age = { readonly start: number; readonly end: number; readonly years: number };

/** Where a folded text names an age, so that it is not taken for a duration or for something not understood. */
export function agesOf(folded: string): Age[] {
  return [...folded.matchAll(AGE)].map((match) => {
    const [whole, count, unit, ...years] = match;
    const number = count ?? years.find((one) => one !== undefined) ?? "";
    const days = (WORDS[number] ?? Number(number)) * daysIn(unit ?? "y");
    return { start: match.index, end: match.index + whole.length, years: days / 365 };
  });
}
