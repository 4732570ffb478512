import {
  type Exact,
  compare,
  decimal,
  exact,
  product,
  quotient,
  roundDown,
  sum,
} from "#/kernel/exact.ts";
import type { Quantity } from "#/kernel/quantity.ts";
import { type DoseUnit, ratioOf } from "./units.ts";

/** An exact amount with its unit. Amounts of different units do not add up: `plus(mg, mL)` does not compile. */
export type Measure<Unit extends string> = { readonly value: Exact; readonly unit: Unit };

/** An amount whose unit is known only from the record that it was read from. */
export type Amount = Measure<DoseUnit>;

/** From one amount to another, equal where a rule leaves no range. */
export type DoseRange = { readonly low: Amount; readonly high: Amount };

export function measure<Unit extends string>(value: number | string, unit: Unit): Measure<Unit> {
  return { value: exact(value), unit };
}

/** An exact measure of a number that carries its unit in the type. */
export function exactly<Unit extends string>(
  value: Quantity<Unit>,
  unit: NoInfer<Unit>,
): Measure<Unit> {
  return measure(value, unit);
}

export function plus<Unit extends string>(
  a: Measure<Unit>,
  b: Measure<NoInfer<Unit>>,
): Measure<Unit> {
  return { value: sum(a.value, b.value), unit: a.unit };
}

export function times<Unit extends string>(a: Measure<Unit>, factor: Exact): Measure<Unit> {
  return { value: product(a.value, factor), unit: a.unit };
}

export function over<Unit extends string>(a: Measure<Unit>, parts: Exact): Measure<Unit> {
  return { value: quotient(a.value, parts), unit: a.unit };
}

/**
 * The same amount in another unit of the same kind: 1 g is 1,000 mg.
 * @returns undefined where no factor exists between the two (mg and mL).
 */
export function inUnit(amount: Amount, unit: DoseUnit): Amount | undefined {
  const ratio = ratioOf(amount.unit, unit);
  return ratio === undefined
    ? undefined
    : { value: product(amount.value, quotient(exact(ratio.times), exact(ratio.by))), unit };
}

/** The smaller of the two, in the unit of `a`; `a` where they cannot be compared. */
export function atMost(a: Amount, cap: Amount): Amount {
  const limit = inUnit(cap, a.unit);
  return limit !== undefined && compare(a.value, limit.value) > 0 ? limit : a;
}

export function isOver(a: Amount, limit: Amount): boolean {
  const same = inUnit(limit, a.unit);
  return same !== undefined && compare(a.value, same.value) > 0;
}

const ONE: Partial<Record<DoseUnit, string>> = {
  units: "unit",
  puffs: "puff",
  drops: "drop",
  sprays: "spray",
  tablets: "tablet",
  capsules: "capsule",
  patches: "patch",
  applications: "application",
  lozenges: "lozenge",
  packets: "packet",
};

/** So many decimals that a difference shows: four of small numbers, two from 10, one from 100. */
function placesOf(value: Exact): number {
  if (compare(value, exact(100)) >= 0) return 1;
  return compare(value, exact(10)) >= 0 ? 2 : 4;
}

/** A unit behind its number: "1 tablet", "2 tablets". */
export function unitText(number: string, unit: string): string {
  const one = number === "1" ? (ONE as Partial<Record<string, string>>)[unit] : undefined;
  return one ?? unit;
}

export function amountText({ value, unit }: Measure<string>, places = placesOf(value)): string {
  const number = decimal(value, places);
  return `${number} ${unitText(number, unit)}`;
}

/** A limit in words, never rounded upwards. */
export function limitText({ value, unit }: Measure<string>): string {
  const down = roundDown(value, exact(`1e-${placesOf(value)}`));
  return amountText({ value: down, unit });
}

/** "120 mg", or "120 to 180 mg" where the two differ. */
export function rangeText(low: Measure<string>, high: Measure<string>): string {
  const from = decimal(low.value, placesOf(low.value));
  const to = decimal(high.value, placesOf(high.value));
  return from === to ? amountText(high) : `${from} to ${amountText(high)}`;
}
