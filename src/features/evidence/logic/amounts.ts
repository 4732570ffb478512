/** Amounts in a text, as quantities: "0.5 g" and "500 mg" are the same. */
export type Amount = {
  /** In the smallest unit of its kind. */
  readonly low: number;
  readonly high: number;
  readonly kind: string;
  /** "kg", "m2", "mL" and the like, or nothing. */
  readonly per: string;
  readonly pace: "" | "day" | "h" | "min";
  /** The text around it calls it a most. */
  readonly most: boolean;
  /** A dose is raised to it. */
  readonly raised: boolean;
  /** It is by how much a dose is raised. */
  readonly step: boolean;
  /** A dose is lowered to it. */
  readonly lowered: boolean;
  /** All doses of a course, or what one piece holds: no dose by itself. */
  readonly total: boolean;
  readonly at: number;
};

const UNITS: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  mcg: ["mass", 1],
  mg: ["mass", 1e3],
  g: ["mass", 1e6],
  units: ["units", 1],
  meq: ["mEq", 1],
  mmol: ["mmol", 1],
  ml: ["mL", 1],
  l: ["mL", 1e3],
  "%": ["%", 1],
  puff: ["puff", 1],
  drop: ["drop", 1],
  piece: ["piece", 1],
  patch: ["patch", 1],
  lozenge: ["lozenge", 1],
  packet: ["packet", 1],
};
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:mcg|μg|µg|micrograms?|ug)$/i, "mcg"],
  [/^(?:mg|milligrams?)$/i, "mg"],
  [/^(?:g|gm|grams?)$/i, "g"],
  [/^(?:(?:international |usp |million )*units?|i\.?u\.?)$/i, "units"],
  [/^(?:meq|milliequivalents?)$/i, "meq"],
  [/^(?:mmol|millimoles?)$/i, "mmol"],
  [/^(?:ml|millilit(?:er|re)s?)$/i, "ml"],
  [/^(?:l|lit(?:er|re)s?)$/i, "l"],
  [/^(?:%|percent)$/i, "%"],
  [/^(?:puffs?|inhalations?|actuations?|sprays?)$/i, "puff"],
  [/^drops?$/i, "drop"],
  [/^(?:tablets?|caplets?|capsules?|softgels?)$/i, "piece"],
  [/^(?:patch|patches)$/i, "patch"],
  [/^lozenges?$/i, "lozenge"],
  [/^packets?$/i, "packet"],
];
const UNIT =
  "mcg|μg|µg|micrograms?|mg|milligrams?|gm|grams?|g|(?:(?:international|usp|million)\\s+)*units?|I\\.?U\\.?|mEq|milliequivalents?|mmol|mL|milliliters?|%|percent|puffs?|inhalations?|actuations?|sprays?|drops?|tablets?|caplets?|capsules?|softgels?|patch(?:es)?|lozenges?|packets?";
const WORDS = [
  "one-half",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "twelve",
];
const VALUES = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d*\\.?\\d+|(?:${WORDS.join("|")})\\b)`;
const PER = String.raw`(?:\s*(?:PE)?\s*(?:/|per|for each|for every)\s*(kg|kilogram|m2|m²|m\^?2|square meter|\d*\s?ml|dose|day|hour|hr|h|minute|min|24 hours|24 hr|24 h)\b)?`;
const AMOUNT = new RegExp(
  `(?<![\\w.,/])(${NUMBER})(?:[\\s-]*(${UNIT})(?![\\w]|\\s*(?:/|per)\\s*min)${PER})?(?:\\s*\\(\\s*[^()]{1,30}\\))?(?:\\s*(?:to|-|–|—|through|up to|or|and|,|, or|/)\\s*)?`,
  "gi",
);
const MOST =
  /(?:maxim\w+|exceed\w*|up to|not more than|no more than|limit\w*|highest|at most|ceiling)\b[^.;|]{0,60}$/i;
/** "Doses above 80 mg are not recommended": only with what denies it. */
const BEYOND = /\b(?:greater than|above|over|higher than|more than|beyond|in excess of)\s*$/i;
const DENIED = /\bnot\b|\bno\b|avoid|contraindicated/i;
const MOST_AFTER = /^[^.;|\d]{0,25}\b(?:maxim\w+|at most|or less)/i;
/** "Increase to 10 mg", and "to 6.25, 12.5 and then 25 mg". */
const TO = String.raw`\bto (?:(?:a|an|the|maximum|target|total|dose|dosage|dosing|of|recommended|daily|up to|maintenance)\s+)*(?:[\d.,]+ ?(?:mg|mcg|g|mL|units)?(?:\/\w+)*,? (?:or |to |and |then |once daily|twice daily|daily|in \w+ \w+ )*)*$`;
const RAISED = new RegExp(
  String.raw`(?:increas|titrat|rais|advanc|escalat)(?:e|ed|es|ing)\b[^.;|]{0,60}${TO}`,
  "i",
);
const LOWERED = new RegExp(
  String.raw`(?:reduc|decreas|lower|adjust\w* down)(?:e|ed|es|ing)?\b[^.;|]{0,60}${TO}`,
  "i",
);
/** "In increments of no more than 1 mg" is no most. */
const STEP =
  /(?:increments?|(?:increas|rais|titrat|reduc|decreas)\w*(?: \w+){0,3} by|adjustments? of)\b[^.;|]{0,30}$/i;
const STEP_AFTER = /^[^.;|\d]{0,25}\bincrements?/i;
const TOTAL =
  /\b(?:total (?:course|cumulative|dose)|totaling|contains?|containing|cumulative dose)\b[^.;|\d]{0,25}$|\bof the $/i;

export const numberOf = (text: string): number => {
  const word = WORDS.indexOf(text.toLowerCase());
  return word >= 0 ? (VALUES[word] ?? 0) : Number(text.replaceAll(",", ""));
};

type Read = {
  value: number;
  unit?: string;
  per: string;
  pace: Amount["pace"];
  at: number;
  end: number;
  joint: string;
};

export function amountsIn(text: string): Amount[] {
  const read: Read[] = [];
  for (const found of text.matchAll(AMOUNT)) {
    const [all, number = "", unit, per = ""] = found;
    const rest = text.slice(found.index);
    const joint =
      /(?:to|-|–|—|through|up to|or|and|,|\/)\s*$/i.exec(all)?.[0].trim().toLowerCase() ?? "";
    const { per: by, pace } = perOf(per, unit === undefined ? "" : rest.slice(all.indexOf(unit)));
    read.push({
      value: numberOf(number) * (/million/i.test(unit ?? "") ? 1e6 : 1),
      ...(unit !== undefined && { unit: unitOf(unit) }),
      per: by,
      pace,
      at: found.index,
      end: found.index + all.length,
      joint,
    });
  }
  // "5, 10, or 20 mg" and "10 to 20 mg/kg": the unit stands at the last.
  for (let index = read.length - 2; index >= 0; index--) {
    const [one, next] = [read[index], read[index + 1]];
    if (one === undefined || next === undefined || next.at !== one.end || one.joint === "")
      continue;
    if (one.unit === undefined) one.unit = next.unit;
    if (one.unit === next.unit && one.per === "") one.per = next.per;
    if (one.unit === next.unit && one.pace === "") one.pace = next.pace;
  }
  return read.flatMap((one, index) => {
    const size = one.unit === undefined ? undefined : UNITS[one.unit];
    if (size === undefined) return [];
    const next = read[index + 1];
    const ranged = next?.at === one.end && /^(?:to|-|–|—|through|up to)$/.test(one.joint);
    const previous = read[index - 1];
    const joined = previous?.end === one.at && /^(?:to|-|–|—|through|up to)$/.test(previous.joint);
    const nextSize = next?.unit === undefined ? undefined : UNITS[next.unit];
    const before = text.slice(Math.max(0, one.at - 110), one.at);
    const shared = {
      kind: size[0],
      per: one.per,
      pace: one.pace,
      most:
        MOST.test(before) ||
        (BEYOND.test(before) && DENIED.test(text)) ||
        MOST_AFTER.test(text.slice(one.end, one.end + 40)),
      raised: RAISED.test(before),
      step: STEP.test(before) || STEP_AFTER.test(text.slice(one.end, one.end + 40)),
      lowered: LOWERED.test(before),
      total: TOTAL.test(before),
      at: one.at,
    };
    const low = base(one.value, size[1]);
    const single = { ...shared, low, high: low };
    if (!ranged || next === undefined) return joined ? [] : [single];
    const high = base(next.value, (nextSize ?? size)[1]);
    return high > low ? [{ ...shared, low, high }] : [single];
  });
}

const base = (value: number, size: number): number => Number((value * size).toPrecision(10));

const unitOf = (text: string): string | undefined =>
  NAMES.find(([pattern]) => pattern.test(text.trim()))?.[1];

function perOf(text: string, rest: string): { per: string; pace: Amount["pace"] } {
  const per = /^(?:kg|kilogram)/i.test(text)
    ? "kg"
    : /^(?:m2|m²|m\^?2|square)/i.test(text)
      ? "m2"
      : /ml$/i.test(text)
        ? "mL"
        : "";
  const after = rest.slice(0, 45);
  const pace = /^[^\d.;|]{0,22}(?:\/|per|an?)\s*(?:hour|hr|h)\b/i.test(after)
    ? "h"
    : /^[^\d.;|]{0,22}(?:\/|per|an?)\s*(?:minute|min)\b/i.test(after)
      ? "min"
      : /^(?![^;|]{0,24}\b(?:twice|thrice|times?|once)\b)[^\d;|]{0,12}(?:2|²)?[^\d;|]{0,8}(?:\/|per|an?|each|every)\s*(?:day|24 hours|24 hr|24 h)\b/i.test(
            after,
          ) || /^\S{1,12} (?:total )?daily\b/i.test(after)
        ? "day"
        : "";
  return { per, pace };
}
