import {
  type Exact,
  ZERO,
  compare,
  difference,
  exact,
  product,
  quotient,
  roundDown,
  roundUp,
  toNumber,
} from "#/kernel/exact.ts";
import { type DoseRange, inUnit } from "../record/measure.ts";
import type { Product } from "../record/notation.ts";

/** Syringes show hundredths under 1 mL, tenths under 10 mL, halves above. */
function volumeStep(volume: Exact): Exact {
  return exact(
    compare(volume, exact(1)) < 0 ? "0.01" : compare(volume, exact(10)) < 0 ? "0.1" : "0.5",
  );
}

/** So many pieces, or mL, of a product for a dose. */
export type Fitted = {
  readonly product: Product;
  readonly low: Exact;
  readonly high: Exact;
  readonly got: DoseRange;
  /** How much of the upper end is lost, and by how much the lower end is missed, as parts of them. */
  readonly loss: number;
  readonly gap: number;
  /** Drug in one piece or one mL, in the unit of the dose. */
  readonly holdsOf: Exact;
};

/** How many pieces or mL of a product hold the dose, never more than it. Undefined where it cannot. */
function fitted(product_: Product, range: DoseRange): Fitted | undefined {
  const one = inUnit(product_.strength, range.high.unit);
  if (one === undefined) return undefined;
  const holdsOf = product_.volume === undefined ? one.value : quotient(one.value, product_.volume);
  const [lowCount, highCount] = [
    quotient(range.low.value, holdsOf),
    quotient(range.high.value, holdsOf),
  ];
  const step =
    product_.volume === undefined ? exact(product_.halves ? "0.5" : "1") : volumeStep(highCount);
  const high = roundDown(highCount, step);
  if (compare(high, ZERO) <= 0) return undefined;
  const up = roundUp(lowCount, step);
  const low = compare(up, high) > 0 ? high : up;
  const got = {
    low: { value: product(low, holdsOf), unit: range.low.unit },
    high: { value: product(high, holdsOf), unit: range.high.unit },
  };
  const loss = toNumber(quotient(difference(range.high.value, got.high.value), range.high.value));
  const gap = toNumber(quotient(difference(got.low.value, range.low.value), range.low.value));
  return {
    product: product_,
    low,
    high,
    got,
    loss,
    gap: compare(low, high) === 0 ? 0 : gap,
    holdsOf,
  };
}

/** Drug in one mL, nothing for what is no liquid. */
function concentrationOf({ strength, volume }: Product): number {
  if (volume === undefined) return 0;
  return toNumber(quotient(inUnit(strength, "mcg")?.value ?? strength.value, volume));
}

/** Of several liquids the weakest, beside all that is no liquid: a mistake with it is the smallest. */
export function weakestLiquid(products: readonly Product[]): readonly Product[] {
  const liquids = products.filter(({ volume }) => volume !== undefined);
  const least = Math.min(...liquids.map(concentrationOf));
  return products.filter((each) => concentrationOf(each) <= least);
}

const MOST_PIECES = 8;

/**
 * The products that hold a range: a dose by weight nearly, a fixed one exactly at both of its ends.
 * @param lost the part of a dose by weight that whole pieces may take away at either end.
 */
export function holding(
  range: DoseRange,
  products: readonly Product[],
  byWeight: boolean,
  lost = 0.1,
): Fitted[] {
  const most = byWeight ? lost : 0;
  const wide = compare(range.low.value, range.high.value) < 0;
  return products
    .map((product) => fitted(product, range))
    .filter((fit) => fit !== undefined)
    .filter(({ product, loss, gap, low, high }) => {
      if (product.volume !== undefined) return loss <= 0.1;
      const collapsed = wide && compare(low, high) === 0 && !byWeight;
      return loss <= most && gap <= most && !collapsed && compare(high, exact(MOST_PIECES)) <= 0;
    });
}

const LEAST_ML = exact("0.1");

/** Whether the weakest of the liquids would take less than a syringe shows. */
export function isUnderSyringe({ high }: DoseRange, products: readonly Product[]): boolean {
  const liquids = products.filter(({ volume }) => volume !== undefined);
  return (
    liquids.length > 0 &&
    liquids.every(({ strength, volume }) => {
      const one = inUnit(strength, high.unit);
      if (one === undefined || volume === undefined) return false;
      return compare(product(quotient(high.value, one.value), volume), LEAST_ML) < 0;
    })
  );
}
