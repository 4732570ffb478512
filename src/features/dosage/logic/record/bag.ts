/** A bag or syringe that an infusion runs from: "4 mg in 250 mL", "25,000 units/250 mL", "16 mcg/mL". */
import {
  type Exact,
  compare,
  decimal,
  exact,
  product,
  quotient,
  roundDown,
  roundUp,
  ZERO,
} from "#/kernel/exact.ts";
import { type Amount, type DoseRange, amountText, inUnit } from "./measure.ts";
import { DOSE_UNITS, type DoseUnit } from "./units.ts";

export type Bag = { readonly amount: Amount; readonly volume: Exact; readonly text: string };

export const BAG_SHAPE = 'like "4 mg in 250 mL" or "16 mcg/mL"';

const UNITS: readonly DoseUnit[] = DOSE_UNITS.filter((unit) => unit !== "mL");
const WRITTEN = new RegExp(
  `^([\\d.,]+) ?(${UNITS.toSorted((a, b) => b.length - a.length).join("|")}|unit|mcgs|mgs) ?(?:in|/|per) ?([\\d.,]*) ?mL$`,
  "i",
);

/** A number with its thousands separated or not; "1,5" is neither. */
function numberOf(text: string): Exact | undefined {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  return /^(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? exact(plain) : undefined;
}

/** @returns undefined where it is no amount in a volume. */
export function readBag(written: string): Bag | undefined {
  const [, number = "", name = "", milliliters = ""] = WRITTEN.exec(written.trim()) ?? [];
  const unit = UNITS.find(
    (each) =>
      each.toLowerCase() ===
      name
        .toLowerCase()
        .replace(/^unit$/, "units")
        .replace(/gs$/, "g"),
  );
  const value = numberOf(number);
  const volume = milliliters === "" ? exact(1) : numberOf(milliliters);
  if (unit === undefined || value === undefined || volume === undefined) return undefined;
  if (compare(value, ZERO) <= 0 || compare(volume, ZERO) <= 0) return undefined;
  const amount = { value, unit };
  const text =
    milliliters === ""
      ? `${amountText(amount)}/mL`
      : `${amountText(amount)} in ${decimal(volume)} mL`;
  return { amount, volume, text };
}

const MINUTES = exact(60);
const LEAST_RATE = exact("0.1");

export type Flow = {
  readonly text: string;
  readonly line: string;
  readonly warnings: readonly string[];
};

/** Pumps are set in tenths of a mL/h. Never faster than the upper rate; the lower one is rounded up, as far as it stays under it. */
const setting = (value: Exact, up: boolean): Exact => (up ? roundUp : roundDown)(value, LEAST_RATE);

function hourlyOf(bag: Bag, amount: Amount, pace: "h" | "min"): Exact | undefined {
  const same = inUnit(amount, bag.amount.unit);
  const hourly = same && (pace === "min" ? product(same.value, MINUTES) : same.value);
  return hourly && quotient(hourly, quotient(bag.amount.value, bag.volume));
}

/** What a pump is set to for one rate, never faster than it; undefined where bag and rate have no factor between them. */
export function settingOf(bag: Bag, amount: Amount, pace: "h" | "min"): Exact | undefined {
  const hourly = hourlyOf(bag, amount, pace);
  return hourly && setting(hourly, false);
}

/** The mL/h at which a bag gives a rate; undefined where bag and dose are counted in units that have no factor between them. */
export function flowOf(bag: Bag, range: DoseRange, pace: "h" | "min"): Flow | undefined {
  const perMl = quotient(bag.amount.value, bag.volume);
  const [low, high] = [range.low, range.high].map((end) => hourlyOf(bag, end, pace));
  if (low === undefined || high === undefined) return undefined;
  const to = setting(high, false);
  const up = setting(low, true);
  const from = compare(up, to) > 0 ? to : up;
  const span = compare(from, to) === 0 ? decimal(to) : `${decimal(from)} to ${decimal(to)}`;
  const hour = pace === "min" ? " x 60 minutes" : "";
  return {
    text: `${span} mL/h of ${bag.text}`,
    line: `${amountText(range.high)}/${pace}${hour} / (${amountText({ value: perMl, unit: bag.amount.unit })}/mL) = ${decimal(high)} mL/h`,
    warnings:
      compare(high, LEAST_RATE) < 0
        ? ["Under 0.1 mL/h: no pump runs this reliably. Use a weaker bag."]
        : [],
  };
}
