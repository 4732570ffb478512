/**
 * Statements made wrong on purpose, as transcription makes them wrong. Shares no code with what judges them: how figures,
 * units and denials are found here is written anew.
 */
import type { Statement } from "../src/features/evidence/statement.ts";

export const ALTERATIONS = [
  "figure",
  "interval",
  "unit",
  "threshold",
  "negation",
  "section",
  "label",
] as const;
export type Alteration = (typeof ALTERATIONS)[number];

/** What another drug's label is known by. */
export type Neighbour = { readonly setId: string; readonly ingredients: readonly string[] };

type Pick = <Choice>(choices: readonly Choice[]) => Choice | undefined;
type Alter = (statement: Statement, pick: Pick) => Statement | undefined;

/** What is altered, and in which direction, is fixed by the statement's id. */
export function alter(
  alteration: Alteration,
  statement: Statement,
  neighbours: readonly Neighbour[],
): Statement | undefined {
  let state = [...`${alteration} ${statement.id}`].reduce(
    (sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0,
    7,
  );
  const pick: Pick = (choices) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)];
  };
  const altered =
    alteration === "label"
      ? ofNeighbour(statement, neighbours)
      : ALTERS[alteration](statement, pick);
  const isOther =
    altered !== undefined &&
    JSON.stringify([altered.fields, altered.sections, altered.source]) !==
      JSON.stringify([statement.fields, statement.sections, statement.source]);
  return isOther ? altered : undefined;
}

const ALTERS: Readonly<Record<Exclude<Alteration, "label">, Alter>> = {
  figure: otherFigure,
  interval: otherInterval,
  unit: otherUnit,
  threshold: otherThreshold,
  negation: negated,
  section: otherSection,
};

const FIGURES = ["dose", "dayMax", "cap", "says"] as const;
const MEASURED =
  /\d[\d,]*(?:\.\d+)?(?=[ -]?(?:mg|mcg|g|units?|mEq|mmol|mL|%|puffs?|tablets?|inhalations?|sprays?|drops?)(?![a-z]))/;
const RANGE =
  /(\d[\d,]*(?:\.\d+)?)( ?(?:-|to|or) ?)(\d[\d,]*(?:\.\d+)?)(?= ?(?:mg|mcg|g|units?|mEq|mmol|mL|%|puffs?|tablets?|inhalations?|sprays?|drops?)(?![a-z]))/;

const plain = (value: number): string => String(Number(value.toPrecision(4)));

/** A slipped decimal point, a doubled or halved dose, or two digits that changed places. */
const SLIPS: readonly ((value: number) => number)[] = [
  (value) => value * 10,
  (value) => value / 10,
  (value) => value * 2,
  (value) => value / 2,
  (value) => value * 1.5,
  (value) => {
    const digits = /^(\d)(\d)(.*)$/.exec(String(value));
    return digits === null ? value * 3 : Number(`${digits[2]}${digits[1]}${digits[3]}`);
  },
];

function otherFigure(statement: Statement, pick: Pick): Statement | undefined {
  const field = FIGURES.find((name) => MEASURED.test(statement.fields[name] ?? ""));
  const text = field && statement.fields[field];
  if (field === undefined || text === undefined) return undefined;
  const slip = pick(SLIPS) ?? ((value: number) => value * 10);
  const slipped = (figure: string) => {
    const value = Number(figure.replaceAll(",", ""));
    const other = slip(value);
    return plain(other === value || other === 0 ? value * 10 : other);
  };
  const other = RANGE.test(text)
    ? text.replace(
        RANGE,
        (_, low: string, joint: string, high: string) => `${slipped(low)}${joint}${slipped(high)}`,
      )
    : text.replace(MEASURED, slipped);
  return withFields(statement, { [field]: other });
}

const INTERVALS: Readonly<Record<string, number>> = {
  "4 h": 4,
  "6 h": 6,
  "8 h": 8,
  "12 h": 12,
  "24 h": 24,
  "48 h": 48,
  "1 wk": 168,
};
const HOURS: Readonly<Record<string, number>> = { min: 1 / 60, h: 1, d: 24, wk: 168, mo: 730 };

/** Hours between doses, from the shortest to the longest that the text allows. */
function hoursOf(every: string): readonly [number, number] | undefined {
  const [, low = "", high = low, unit = ""] =
    /^([\d.]+)(?:-([\d.]+))? (min|h|d|wk|mo|times a day)$/.exec(every) ?? [];
  if (low === "") return undefined;
  if (unit === "times a day") return [24 / Number(high), 24 / Number(low)];
  const size = HOURS[unit] ?? 1;
  return [Number(low) * size, Number(high) * size];
}

const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/once daily|once a day/i, "twice daily"],
  [/twice daily|twice a day/i, "three times daily"],
  [/three times (?:daily|a day)/i, "once daily"],
  [/every 12 hours/i, "every 4 hours"],
  [/every 8 hours/i, "every 24 hours"],
  [/every 6 hours/i, "every 12 hours"],
  [/weekly/i, "daily"],
];

/** Half as long again at least, or as short. */
function otherInterval(statement: Statement, pick: Pick): Statement | undefined {
  const { every = "", schedule = "" } = statement.fields;
  const hours = hoursOf(every);
  if (hours !== undefined) {
    const [low, high] = hours;
    const others = Object.entries(INTERVALS).filter(
      ([, one]) => one * 1.5 <= low || one >= high * 1.5,
    );
    const [other = ""] = pick(others) ?? [];
    return withFields(statement, { every: other });
  }
  const [first = "", ...later] = schedule.split(/(?=,? then\b|; |, raised)/);
  const swap = SWAPS.find(([often]) => often.test(first));
  return swap && withFields(statement, { schedule: [first.replace(...swap), ...later].join("") });
}

const UNITS: Readonly<Record<string, readonly string[]>> = {
  mg: ["mcg", "g", "mL", "units"],
  mcg: ["mg", "g", "units"],
  g: ["mg", "mcg"],
  units: ["mg", "mcg", "mL"],
  mEq: ["mg", "g"],
  mmol: ["mg", "mEq"],
  mL: ["mg", "g"],
};

function otherUnit(statement: Statement, pick: Pick): Statement | undefined {
  const named = /(?<=\d ?)(mg|mcg|g|units|mEq|mmol|mL)(\/(?:kg|m2))?(?![A-Za-z])/;
  const field = FIGURES.find((name) => named.test(statement.fields[name] ?? ""));
  const text = field && statement.fields[field];
  if (field === undefined || text === undefined) return undefined;
  const [, unit = "", per = ""] = named.exec(text) ?? [];
  const others = UNITS[unit] ?? [];
  const other = pick([...others.map((one) => `${one}${per}`), per === "" ? `${unit}/kg` : unit]);
  return withFields(statement, {
    [field]: text.replaceAll(new RegExp(named, "g"), () => other ?? "g"),
  });
}

const LIMIT =
  /(?:\b(?:under|below|above|over|exceeds|than|least|from)|[<>≤≥]) ?(\d+(?:\.\d+)?)(?! ?(?:mg|mcg|g\b|units|hours|days|weeks))/;

function otherThreshold(statement: Statement, pick: Pick): Statement | undefined {
  const moved = pick(["double", "half", "more", "turned"]);
  const move = (text: string) => {
    const value = Number(text);
    if (moved === "double") return plain(value * 2);
    if (moved === "half") return plain(value < 2 ? value / 2 : Math.round(value / 2));
    return plain(value < 5 ? value * 1.5 : value + 15);
  };
  const { at, says } = statement.fields;
  if (at !== undefined) {
    const [number = ""] = /\d+(?:\.\d+)?/.exec(at) ?? [];
    if (moved === "turned" && at.endsWith(" up"))
      return withFields(statement, { at: `under ${number}` });
    if (moved === "turned" && at.startsWith("under "))
      return withFields(statement, { at: `${number} up` });
    return withFields(statement, { at: at.replaceAll(/\d+(?:\.\d+)?/g, move) });
  }
  const limit = LIMIT.exec(says ?? "");
  if (says === undefined || limit?.[1] === undefined) return undefined;
  const other =
    moved === "turned" && /under|below|</.test(limit[0])
      ? limit[0].replace(/under|below|</, "above")
      : limit[0].replace(limit[1], move(limit[1]));
  return withFields(statement, { says: says.replace(limit[0], other) });
}

/** What is told loses its "not", what is forbidden is allowed, what is said plainly is denied. */
function negated(statement: Statement, pick: Pick): Statement | undefined {
  const { says, never } = statement.fields;
  if (never !== undefined) return withFields(statement, { never: never === "yes" ? "no" : "yes" });
  if (says === undefined || /^none\b/i.test(says)) return undefined;
  const turns: readonly (readonly [RegExp, string])[] = [
    [/\bavoid\b/i, pick(["no need to avoid", "may be used"]) ?? ""],
    [/\bdo not\b/i, "do"],
    [/\bnot recommended\b/i, "recommended"],
    [/\bcontraindicated\b/i, "not contraindicated"],
    [/\b(?:no|not|without|never) /i, ""],
  ];
  const turn = turns.find(([word]) => word.test(says));
  return withFields(statement, { says: turn === undefined ? `No ${says}` : says.replace(...turn) });
}

const SECTIONS = [
  "Indications and Usage",
  "Dosage and Administration",
  "Contraindications",
  "Warnings and Precautions",
  "Adverse Reactions",
  "Drug Interactions",
  "Boxed Warning",
  "Description",
];

/** A section that the statement does not name already, under whatever name. */
function otherSection(statement: Statement, pick: Pick): Statement | undefined {
  const named = statement.sections.toLowerCase();
  const others = SECTIONS.filter((section) => {
    const [word = ""] = section.toLowerCase().split(" ");
    return !named.includes(word) && !(word === "warnings" && named.includes("precautions"));
  });
  const section = pick(others);
  return section === undefined ? undefined : { ...statement, sections: section };
}

/** The drug that comes next in the order of names takes it over: a line that slipped into the record beside. */
function ofNeighbour(
  statement: Statement,
  neighbours: readonly Neighbour[],
): Statement | undefined {
  const [own = ""] = statement.ingredients;
  const next =
    neighbours.find(({ ingredients: [name = ""] }) => name > own) ??
    neighbours.find(({ ingredients }) => !ingredients.includes(own));
  if (next === undefined || own === "") return undefined;
  return {
    ...statement,
    ingredients: next.ingredients,
    source: { setId: next.setId, version: undefined },
  };
}

const withFields = (statement: Statement, fields: Statement["fields"]): Statement => ({
  ...statement,
  fields: { ...statement.fields, ...fields },
});
