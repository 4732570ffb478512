import {
  type Exact,
  compare,
  decimal,
  difference,
  exact,
  product,
  quotient,
} from "#/kernel/exact.ts";
import type { DoseAnswer } from "../answer.ts";
import { type Amount, amountText, inUnit, rangeText } from "../record/measure.ts";

/** A dose as somebody ordered it. Without an interval only the single dose is compared. */
export type Order = { readonly amount: Amount; readonly everyHours?: number | undefined };

export type Finding = { readonly verdict: "meets" | "breaks" | "open"; readonly text: string };

const HUNDRED = exact(100);

/** "by 40 mg (25 %)". */
function by(larger: Amount, smaller: Amount): string {
  const gap = { value: difference(larger.value, smaller.value), unit: larger.unit };
  const part = quotient(product(gap.value, HUNDRED), smaller.value);
  return `by ${amountText(gap)} (${decimal(part, 0)} %)`;
}

function againstLimit(given: Amount, limit: Amount | undefined, name: string): Finding[] {
  const same = limit && inUnit(limit, given.unit);
  if (same === undefined) return [];
  return compare(given.value, same.value) > 0
    ? [
        {
          verdict: "breaks",
          text: `${amountText(given)} is above the ${name} of ${amountText(same)}, ${by(given, same)}.`,
        },
      ]
    : [
        {
          verdict: "meets",
          text: `${amountText(given)} is within the ${name} of ${amountText(same)}.`,
        },
      ];
}

function againstRange(given: Amount, low: Amount, high: Amount): Finding {
  const range = rangeText(low, high);
  if (compare(given.value, high.value) > 0) {
    const text = `${amountText(given)} a dose is above the rule's ${range}, ${by(given, high)}.`;
    return { verdict: "breaks", text };
  }
  if (compare(given.value, low.value) < 0) {
    const short = { value: difference(low.value, given.value), unit: given.unit };
    const part = quotient(product(short.value, HUNDRED), low.value);
    const text = `${amountText(given)} a dose is below the rule's ${range}, by ${amountText(short)} (${decimal(part, 0)} %).`;
    return { verdict: "breaks", text };
  }
  return {
    verdict: "meets",
    text: `${amountText(given)} a dose is what the rule gives: ${range}.`,
  };
}

/** Doses in a day, to the millionth: the interval may have come from minutes. */
function perDay(hours: number): Exact {
  return hours >= 24 ? exact(1) : exact((24 / hours).toFixed(6));
}

/** The longest time between doses of a schedule, none where they are given as needed or the rule leaves it open. */
function longestOf({ perDay: times, everyHours, frequency }: DoseAnswer): number {
  if (times > 1) return 24 / times;
  return everyHours >= 24 && !frequency.includes(" to ") ? everyHours : Infinity;
}

function againstInterval(hours: number, answer: DoseAnswer): Finding[] {
  const ordered = `Every ${decimal(exact(hours))} hours`;
  if (answer.frequency === "one dose")
    return [{ verdict: "breaks", text: `${ordered} repeats what the rule gives once.` }];
  if (answer.everyHours === 0) return [];
  if (hours < answer.everyHours) {
    return [
      { verdict: "breaks", text: `${ordered} is more often than the rule's ${answer.frequency}.` },
    ];
  }
  if (hours > longestOf(answer) + 1e-6) {
    return [
      { verdict: "breaks", text: `${ordered} is less often than the rule's ${answer.frequency}.` },
    ];
  }
  return [
    { verdict: "meets", text: `${ordered} is not more often than the rule's ${answer.frequency}.` },
  ];
}

/** Which part of the rule behind an answer an order meets or breaks, and by how much. */
export function checkOrder({ amount, everyHours }: Order, answer: DoseAnswer): readonly Finding[] {
  const low = inUnit(answer.low, amount.unit);
  const high = inUnit(answer.high, amount.unit);
  if (low === undefined || high === undefined) {
    return [
      {
        verdict: "open",
        text: `An order in ${amount.unit} cannot be compared: the rule is in ${answer.high.unit}.`,
      },
    ];
  }
  const findings = [
    againstRange(amount, low, high),
    ...againstLimit(amount, answer.cap, "largest single dose"),
  ];
  if (everyHours === undefined) {
    const text = "No interval was given: the day's total was not compared.";
    return [...findings, { verdict: "open", text }];
  }
  findings.push(...againstInterval(everyHours, answer));
  const day = { value: product(amount.value, perDay(everyHours)), unit: amount.unit };
  return [...findings, ...againstLimit(day, answer.dayLimit, "day's limit")];
}
