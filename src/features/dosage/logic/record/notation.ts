import { type Exact, exact } from "#/kernel/exact.ts";
import { thousands } from "#/kernel/thousands.ts";
import { type Amount, unitText } from "./measure.ts";
import type { DoseText, Interval, LimitText, Preparation, Raise } from "./record.ts";
import { remembering } from "./remembering.ts";
import { DOSE_UNITS, type DoseUnit } from "./units.ts";

export type Per = "kg" | "m2" | undefined;
export type Pace = "day" | "h" | "min" | undefined;

/** A dose as a rule gives it. `low` and `high` are equal unless the rule leaves a range. */
export type DoseSpec = {
  readonly low: Exact;
  readonly high: Exact;
  readonly unit: DoseUnit;
  readonly per: Per;
  readonly pace: Pace;
  readonly text: string;
};

const UNIT = DOSE_UNITS.toSorted((a, b) => b.length - a.length).join("|");
const DOSE = new RegExp(`^([\\d.]+)(?:-([\\d.]+))? (${UNIT})(?:/(kg|m2))?(?:/(day|h|min))?$`);
const FORM = new RegExp(`^(.+) ([\\d.]+) (${UNIT})(?:/([\\d.]*) ?mL)?( halves| concentrate)?$`);

function oneOf<Name extends string>(
  names: readonly Name[],
  text: string | undefined,
): Name | undefined {
  return names.find((name) => name === text);
}

/** With the thousands separated, as ISMP asks: 100000 is misread. */
function grouped(text: string): string {
  return text.replace(/(?<![\d.])\d{4,}/g, (digits) => thousands(Number(digits)));
}

/** @throws RangeError when the text is no dose with a unit. */
function doseOf(text: DoseText | LimitText): DoseSpec {
  const [, low, high, unit, per, pace] = DOSE.exec(text) ?? [];
  const known = oneOf(DOSE_UNITS, unit);
  if (low === undefined || known === undefined) throw new RangeError(`not a dose: ${text}`);
  return {
    low: exact(low),
    high: exact(high ?? low),
    unit: known,
    per: oneOf(["kg", "m2"], per),
    pace: oneOf(["day", "h", "min"], pace),
    text: grouped(
      `${high === undefined ? low : `${low} to ${high}`} ${unitText(high ?? low, known)}${text.slice(text.indexOf(known) + known.length)}`,
    ),
  };
}

/** How often: `least` and `most` doses in a day, undefined where it does not repeat by the day. */
export type Frequency = {
  readonly text: string;
  readonly least: Exact;
  readonly most: Exact;
  /** Between doses at the shortest; none for a single dose or an infusion. */
  readonly hours: number;
};

const HOURS = { min: 1 / 60, h: 1, d: 24, wk: 168, mo: 730.5 } as const;
const WORD = { min: "minutes", h: "hours", d: "days", wk: "weeks", mo: "months" } as const;
const NAMED: Readonly<Record<string, string>> = {
  "24 h": "once daily",
  "1 wk": "once a week",
  "1 mo": "once a month",
  "1 h": "every hour",
  "1 min": "every minute",
  "1 times a day": "once daily",
  "2 times a day": "twice daily",
  "1-2 times a day": "once or twice a day",
};
const COUNTS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** "three times a day", "two or three times a day": a figure beside a dose may be read as part of it. */
function timesText(low: string, high: string): string {
  const [from, to] = [low, high].map((count) => COUNTS[Number(count)] ?? count);
  const joint = Number(high) - Number(low) === 1 ? "or" : "to";
  return `${low === high ? from : `${from} ${joint} ${to}`} times a day`;
}

/** Reads "8 h", "4-6 h", "3 times a day", "once", "continuous". */
function intervalOf(text: Interval): Frequency {
  if (text === "once") return { text: "one dose", least: exact(1), most: exact(1), hours: 0 };
  if (text === "continuous")
    return { text: "continuous infusion", least: exact(1), most: exact(1), hours: 0 };
  const [, low, high = low, unit] = /^([\d.]+)(?:-([\d.]+))? (.+)$/.exec(text) ?? [];
  if (low === undefined || high === undefined) throw new RangeError(`not an interval: ${text}`);
  const range = low === high ? low : `${low} to ${high}`;
  if (unit === "times a day") {
    return {
      text: NAMED[text] ?? timesText(low, high),
      least: exact(low),
      most: exact(high),
      hours: 24 / Number(high),
    };
  }
  const name = oneOf(["min", "h", "d", "wk", "mo"], unit);
  if (name === undefined) throw new RangeError(`not an interval: ${text}`);
  const perDay = (every: string): Exact => {
    const hours = Number(every) * HOURS[name];
    return hours >= 24 ? exact(1) : exact(Math.max(1, Math.ceil(24 / hours - 1e-9)));
  };
  return {
    text: NAMED[text] ?? `every ${range} ${WORD[name]}`,
    least: perDay(high),
    most: perDay(low),
    hours: Number(low) * HOURS[name],
  };
}

export type Step = NonNullable<Raise["every"]>;

const EACH: Readonly<Record<string, string>> = {
  "24 h": "every day",
  "1 d": "every day",
  "1 wk": "every week",
  "1 mo": "every month",
};
const AT_LEAST = "at least ";

/** The time from one step to the next: "every week", "at intervals of at least 2 weeks". */
function stepOf(text: Step): string {
  const least = text.startsWith(AT_LEAST);
  const interval = (least ? text.slice(AT_LEAST.length) : text) as Interval;
  const every = EACH[interval] ?? intervalOf(interval).text;
  if (!least) return every;
  return `at intervals of at least ${every.replace(/^every (?!\d)/, "a ").replace(/^every /, "")}`;
}

/** A preparation: so much drug in one piece, or in `volume` mL. */
export type Product = {
  readonly form: string;
  readonly strength: Amount;
  readonly volume: Exact | undefined;
  readonly halves: boolean;
  /** A strong liquid of a dangerous drug: measured out only for who asks for it by name. */
  readonly concentrate: boolean;
  readonly text: string;
};

/** @throws RangeError when the text is no preparation. */
function preparationOf(text: Preparation): Product {
  const [, form, amount, unit, volume, mark] = FORM.exec(text) ?? [];
  const known = oneOf(DOSE_UNITS, unit);
  if (form === undefined || amount === undefined || known === undefined) {
    throw new RangeError(`not a preparation: ${text}`);
  }
  return {
    form,
    strength: { value: exact(amount), unit: known },
    volume: volume === undefined ? undefined : exact(volume || "1"),
    halves: mark === " halves",
    concentrate: mark === " concentrate",
    text: grouped(text.replace(mark ?? "", "")),
  };
}

export const readDose = remembering(doseOf);
export const readInterval = remembering(intervalOf);
export const readStep = remembering(stepOf);
export const readPreparation = remembering(preparationOf);
