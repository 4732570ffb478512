import {
  type Exact,
  ZERO,
  decimal,
  exact,
  product,
  quotient,
  sum,
  toNumber,
} from "#/kernel/exact.ts";
import { wordsOf } from "#/kernel/text.ts";
import { DAYS_IN_YEAR } from "./patient.ts";

/** What was typed, in the unit that the calculator works in, and the conversion in words where there was one. */
export type Typed = { readonly value: number; readonly conversion: string | undefined };

type Units = Readonly<Record<string, Exact>>;
/** The unit of a bare number, the factors of all, and how the result is shown. */
type Kind = { readonly plain: string; readonly units: Units; readonly places: number };

const YEAR = exact(DAYS_IN_YEAR);
const named = (names: string, factor: Exact): Units =>
  Object.fromEntries(names.split(" ").map((name) => [name, factor]));

/** International pound and ounce, by definition (NIST Handbook 44, appendix C). */
const POUND = exact("0.45359237");
const WEIGHT: Kind = {
  plain: "kg",
  places: 3,
  units: {
    ...named("kg kgs kilo kilos kilogram kilograms", exact(1)),
    ...named("g gram grams", exact("0.001")),
    ...named("lb lbs pound pounds #", POUND),
    ...named("oz ounce ounces", quotient(POUND, exact(16))),
  },
};
const HEIGHT: Kind = {
  plain: "cm",
  places: 1,
  units: {
    ...named("cm", exact(1)),
    ...named("m meter meters", exact(100)),
    ...named('in inch inches "', exact("2.54")),
    ...named("ft foot feet '", exact("30.48")),
  },
};
const AGE: Kind = {
  plain: "years",
  places: 3,
  units: {
    ...named("y yr yrs year years", exact(1)),
    ...named("mo mos month months m", quotient(exact(1), exact(12))),
    ...named("wk wks week weeks w", quotient(exact(7), YEAR)),
    ...named("d day days", quotient(exact(1), YEAR)),
  },
};
const CREATININE: Kind = {
  plain: "mg/dL",
  places: 2,
  units: {
    ...named("mg/dl mg", exact(1)),
    ...named("umol/l µmol/l μmol/l umol micromol/l", quotient(exact(1), exact("88.4"))),
  },
};

const PART = /(\d+(?:\.\d+)?|\.\d+)\s*([a-zµμ#"'/]*)[\s,]*/gy;

/** Reads "12", "26.5 lb", "6 lb 8 oz", "5'10\"": numbers with units, summed. Undefined for anything else. */
function read(text: string, { plain, units, places }: Kind): Typed | undefined {
  const clean = text
    .trim()
    .toLowerCase()
    .replaceAll(/[’′]/g, "'")
    .replaceAll(/[”″]|''/g, '"')
    .replace(/\bold\b$/, "")
    .trim();
  const parts = [...clean.matchAll(PART)];
  const taken = parts.reduce((length, [part]) => length + part.length, 0);
  if (parts.length === 0 || taken !== clean.length) return undefined;
  let total = ZERO;
  for (const [index, [, number = "", unit = ""]] of parts.entries()) {
    const bare = unit === "" && parts.length === 1 ? plain.toLowerCase() : unit;
    const inches = unit === "" && index === 1 && /^(?:'|ft|feet|foot)$/.test(parts[0]?.[2] ?? "");
    const factor = units[inches ? "in" : bare];
    if (factor === undefined) return undefined;
    total = sum(total, product(exact(number), factor));
  }
  const same = parts.length === 1 && ["", plain.toLowerCase()].includes(parts[0]?.[2] ?? "");
  const conversion = same ? undefined : `${text.trim()} = ${decimal(total, places)} ${plain}`;
  return { value: toNumber(total), conversion };
}

export const readWeight = (text: string): Typed | undefined => read(text, WEIGHT);
export const readHeight = (text: string): Typed | undefined => read(text, HEIGHT);
export const readAge = (text: string): Typed | undefined => read(text, AGE);
export const readCreatinine = (text: string): Typed | undefined => read(text, CREATININE);

/** A bare number; undefined for anything else. */
export function readNumber(text: string): Typed | undefined {
  const [word, ...more] = wordsOf(text).length > 0 ? text.trim().split(/\s+/) : [];
  const plain = word !== undefined && more.length === 0 && /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(word);
  return plain ? { value: Number(word), conversion: undefined } : undefined;
}
