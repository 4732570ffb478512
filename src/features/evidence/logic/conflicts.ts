/** Whether a section speaks of the same thing with another figure, unit or limit. A false alarm is worse than a silence. */
import type { Amount } from "./amounts.ts";
import { figuresOf, type Figures } from "./claim.ts";
import { sameNumber } from "./same-number.ts";
import type { Part, Window } from "./windows.ts";
import { isOfChild } from "./scope.ts";
import type { Statement } from "../statement.ts";
import { sameThreshold } from "./thresholds.ts";
import { denies, forbids } from "./stance.ts";

/** The label's words that say otherwise, where all that it says of the thing agrees with itself and not with the statement. */
export function conflictIn(
  { fields, kind, context }: Statement,
  parts: readonly Part[],
): string | undefined {
  if (fields.says !== undefined || fields.names !== undefined) return undefined;
  const windows = parts.flatMap((part) => part.windows);
  const claim = figuresOf(fields, context);
  if (claim.never === "yes" && claim.threshold !== undefined) return otherLimit(claim, windows);
  if (claim.amount === undefined || claim.others.length > 0) return undefined;
  if (claim.threshold !== undefined || claim.hepatic !== undefined) return undefined;
  const isAnywhere = windows.some(({ amounts }) => amounts.some((one) => isOf(one, claim)));
  if (isAnywhere) return undefined;
  return (
    otherUnit(claim, windows) ??
    (kind === "day-max" && !isOfChild(fields) ? otherMost(claim, windows) : undefined)
  );
}

/** The figure itself, its multiples by the times of a day among them: a label may count by dose what a record counts by day. */
function isOf(one: Amount, { amount }: Figures): boolean {
  if (amount === undefined || one.kind !== amount.kind) return false;
  return [1, 2, 3, 4, 6, 1 / 2, 1 / 3, 1 / 4, 1 / 6].some(
    (times) =>
      sameNumber(one.low * times, amount.high) ||
      sameNumber(one.high * times, amount.high) ||
      sameNumber(one.low * times, amount.low),
  );
}

/** "Contraindicated under 45" where the label says so under 30, and names no 45 at all. */
function otherLimit({ threshold }: Figures, windows: readonly Window[]): string | undefined {
  if (threshold === undefined) return undefined;
  const ends = [threshold.low, threshold.high].filter(Number.isFinite);
  const named = windows.some(({ text }) =>
    ends.some((end) => new RegExp(`(?<![\\d.])(?:${end}|${end - 1})(?![\\d.])`).test(text)),
  );
  if (named) return undefined;
  const forbidding = windows.filter(
    ({ text }) =>
      /contraindicated|do not use|should not be used/i.test(text) &&
      forbids(text) &&
      !denies(text.replace(/do not use|should not/gi, " ")),
  );
  const limits = forbidding.flatMap((window) =>
    window.thresholds
      .filter((one) => one.measure === threshold.measure)
      .map((one) => ({ one, window })),
  );
  const [first] = limits;
  if (first === undefined || !limits.every(({ one }) => sameThreshold(one, first.one)))
    return undefined;
  return Number.isFinite(first.one.low) === Number.isFinite(threshold.low)
    ? first.window.text
    : undefined;
}

/** The same number, in micrograms where the record says milligrams. */
function otherUnit({ amount, frequency }: Figures, windows: readonly Window[]): string | undefined {
  if (amount === undefined || amount.kind !== "mass" || frequency === undefined) return undefined;
  const all = windows.flatMap((window) => window.amounts.map((one) => ({ one, window })));
  const shifted = all.filter(
    ({ one }) =>
      one.kind === "mass" &&
      one.per === amount.per &&
      [1000, 0.001].some(
        (times) =>
          sameNumber(one.low * times, amount.low) && sameNumber(one.high * times, amount.high),
      ),
  );
  const often = shifted.find(({ window }) =>
    window.frequencies.some(({ low, high }) => low === frequency.low && high === frequency.high),
  );
  return often?.window.text;
}

/** One most a day in the whole section, and another than the record's. */
function otherMost({ amount }: Figures, windows: readonly Window[]): string | undefined {
  if (amount === undefined) return undefined;
  const named = windows.flatMap((window) =>
    window.amounts
      .filter((one) => one.most && !one.step && one.kind === amount.kind && one.per === amount.per)
      .map((one) => ({ one, window })),
  );
  const daily = named.filter(
    ({ one, window }) => one.pace === "day" || /daily dose|in 24 hours|per day/i.test(window.text),
  );
  const [first] = daily;
  if (first === undefined || named.length !== daily.length) return undefined;
  const [other, agrees] = [
    first.one.high,
    daily.every(({ one }) => sameNumber(one.high, first.one.high)),
  ];
  return agrees && /maximum|exceed/i.test(first.window.text) && other < amount.high
    ? first.window.text
    : undefined;
}
