/** Figures that follow from others of the same record: a cap from the dose, the most in a day from dose and interval. */
import type { Fields } from "../statement.ts";
import { type Amount, amountsIn } from "./amounts.ts";
import { inWords } from "./claim.ts";
import { frequenciesIn } from "./frequencies.ts";
import { sameNumber } from "./same-number.ts";

/**
 * @param beside what else the record gives there.
 * @returns lists of statements: a label that supports all of a list supports this one.
 */
export function reckoned(fields: Fields, beside: readonly Fields[]): Fields[][] {
  if (fields.never !== undefined || fields.says !== undefined) return [];
  return beside.flatMap((other) => follows(fields, other));
}

function follows(fields: Fields, other: Fields): Fields[][] {
  const { at, measure, hepatic, dose, every, dayMax, cap, part } = fields;
  const isOfOrgan = at !== undefined || hepatic !== undefined;
  const sameOrgan = other.at === at && other.measure === measure && other.hepatic === hepatic;
  const isPlain = other.at === undefined && other.hepatic === undefined;
  if (isOfOrgan && isPlain) {
    const given = { dose, every, dayMax, cap };
    const isUnchanged =
      part === undefined &&
      (Object.keys(given) as (keyof typeof given)[]).every(
        (key) => given[key] === undefined || given[key] === other[key],
      );
    const where = { ...(at && { at }), ...(measure && { measure }), ...(hepatic && { hepatic }) };
    // The same dose as elsewhere needs the label's word that nothing is changed; a limit, that it speaks of the organ.
    const isLimit = dose === undefined && every === undefined;
    const said: Fields = isLimit ? where : { ...where, never: "no" };
    const { for: use, age } = other;
    const plain: Fields = { ...(use && { for: use }), ...(age && { age }) };
    const base = isLimit ? { ...plain, ...(dayMax && { dayMax }), ...(cap && { cap }) } : other;
    return [...(isUnchanged ? [[base, said]] : []), ...asPart(fields, other)];
  }
  if (!sameOrgan) return [];
  if (isOfOrgan && dose !== undefined && every === undefined && dose === other.dose)
    return [[other]];
  if (cap !== undefined && isMostOf(cap, other.dose)) return [[other]];
  if (dayMax === undefined) return [];
  return dayMax === other.dayMax || isDayOf(dayMax, other) ? [[other]] : [];
}

/** Half the dose, where the label says "half" and names no figure. */
function asPart(fields: Fields, { dose, every }: Fields): Fields[][] {
  const [own, whole] = [amountOf(fields.dose), amountOf(dose)];
  if (own === undefined || whole === undefined || fields.every !== every) return [];
  if (own.kind !== whole.kind || own.per !== whole.per || own.pace !== whole.pace) return [];
  const part = own.low / whole.low;
  if (part >= 1 || !sameNumber(own.high, whole.high * part)) return [];
  const { dose: _dose, every: _every, ...where } = fields;
  return [[{ ...where, part: String(part) }]];
}

const amountOf = (text: string | undefined): Amount | undefined =>
  text === undefined ? undefined : amountsIn(text)[0];

/** It is the upper end of this dose. */
function isMostOf(limit: string, dose: string | undefined): boolean {
  const [most, given] = [amountOf(limit), amountOf(dose)];
  return isSame(most, given) && sameNumber(most?.high ?? 0, given?.high ?? -1);
}

/** It is what this dose comes to in a day. */
function isDayOf(limit: string, { dose, every = "" }: Fields): boolean {
  const [most, given] = [amountOf(limit), amountOf(dose)];
  if (most === undefined || given === undefined || !isSame(most, given)) return false;
  const [often] = frequenciesIn(inWords(every));
  const times = given.pace === "day" || often === undefined || often.low === 0 ? 1 : 24 / often.low;
  return sameNumber(most.high, given.high * Math.max(times, 1));
}

const isSame = (a: Amount | undefined, b: Amount | undefined): boolean =>
  a !== undefined && b !== undefined && a.kind === b.kind && a.per === b.per;
