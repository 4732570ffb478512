import {
  type Exact,
  ZERO,
  compare,
  decimal,
  difference,
  exact,
  product,
  quotient,
  roundDown,
  roundUp,
  toNumber,
} from "#/kernel/exact.ts";
import { type Amount, inUnit, rangeText } from "./measure.ts";
import type { Product } from "./notation.ts";

export type DoseRange = { readonly low: Amount; readonly high: Amount };
/** `pieces` is what is measured out: "5.6 mL of liquid 160 mg/5 mL". */
export type Measured = DoseRange & {
  readonly pieces: string | undefined;
  readonly product: Product | undefined;
  readonly lines: readonly string[];
};

/** Two hundredths of a value or less: three significant digits. */
function stepFor(value: Exact): Exact {
  const power = Math.floor(Math.log10(Math.max(toNumber(value), 1e-6))) - 2;
  return exact(`1e${power}`);
}

function threeDigits({ low, high }: DoseRange): DoseRange {
  const down = { value: roundDown(high.value, stepFor(high.value)), unit: high.unit };
  const up = { value: roundUp(low.value, stepFor(low.value)), unit: low.unit };
  return { high: down, low: compare(up.value, down.value) > 0 ? down : up };
}

/** Syringes show hundredths under 1 mL, tenths under 10 mL, halves above. */
function volumeStep(volume: Exact): Exact {
  return exact(
    compare(volume, exact(1)) < 0 ? "0.01" : compare(volume, exact(10)) < 0 ? "0.1" : "0.5",
  );
}

const PLURAL =
  /^((?:.* )?)(tablet|capsule|suppository|inhaler|nebule|patch|packet|film|lozenge|syringe|pen|kit|tube|device)$/;

function pieceName(form: string, count: Exact): string {
  if (compare(count, exact(1)) <= 0) return form;
  return form.replace(PLURAL, (_, before: string, noun: string) => {
    const many = noun.endsWith("y")
      ? `${noun.slice(0, -1)}ies`
      : noun.endsWith("ch")
        ? `${noun}es`
        : `${noun}s`;
    return before + many;
  });
}

type Fitted = {
  readonly product: Product;
  readonly low: Exact;
  readonly high: Exact;
  readonly got: DoseRange;
  /** How much of the upper end is lost, and by how much the lower end is missed, as parts of them. */
  readonly loss: number;
  readonly gap: number;
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
  return { product: product_, low, high, got, loss, gap: compare(low, high) === 0 ? 0 : gap };
}

/** One whole piece is better than half a larger one, and both than many. */
function handling({ product, high }: Fitted): number {
  if (product.volume !== undefined) return 0;
  const count = toNumber(high);
  return Number.isInteger(count) ? count : count + 1;
}

/** Who cannot swallow tablets gets the first liquid on record that fits; others the fewest pieces. */
function best(candidates: readonly Fitted[], liquidFirst: boolean): Fitted | undefined {
  const rank = (fit: Fitted): number[] => [
    liquidFirst === (fit.product.volume !== undefined) ? 0 : 1,
    Math.round(fit.loss * 1000),
    handling(fit),
  ];
  return candidates.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  })[0];
}

const MOST_PIECES = 8;

type How = { readonly byWeight: boolean; readonly liquidFirst: boolean };

/** The products that hold a range: a dose by weight nearly, a fixed one exactly at both of its ends. */
function holding(range: DoseRange, products: readonly Product[], { byWeight }: How): Fitted[] {
  const most = byWeight ? 0.1 : 0;
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

function piecesText({ product, low, high }: Fitted): string {
  const count =
    compare(low, high) === 0 ? decimal(high, 2) : `${decimal(low, 2)} to ${decimal(high, 2)}`;
  const strength = product.text.slice(product.form.length + 1);
  return product.volume === undefined
    ? `${count} ${pieceName(product.form, high)} of ${strength}`
    : `${count} mL of ${product.form} ${strength}`;
}

/** A fixed range whose ends come in different strengths: "1 tablet of 15 mg to 1 tablet of 60 mg". */
function endsApart(range: DoseRange, products: readonly Product[], how: How): string | undefined {
  if (how.byWeight) return undefined;
  const [low, high] = [range.low, range.high].map((end) =>
    best(holding({ low: end, high: end }, products, how), how.liquidFirst),
  );
  return low && high && `${piecesText(low)} to ${piecesText(high)}`;
}

/**
 * Turns an amount into what can be measured out, never upwards: a liquid to the syringe's marks, solids to whole
 * pieces or halves. A dose by weight may lose up to a tenth to whole pieces; a fixed dose must come out exactly.
 */
export function measureOut(range: DoseRange, products: readonly Product[], how: How): Measured {
  const plain = how.byWeight ? threeDigits(range) : range;
  const fit = best(holding(range, products, how), how.liquidFirst);
  const liquid = fit?.product.volume !== undefined;
  const apart = fit === undefined || (liquid && !how.liquidFirst);
  const solids = products.filter(({ volume }) => volume === undefined);
  const pieces = apart ? endsApart(range, solids, how) : undefined;
  if (pieces !== undefined || fit === undefined) {
    return { ...plain, pieces, product: undefined, lines: [] };
  }
  const { product, got } = fit;
  const measured = piecesText(fit);
  return {
    ...(liquid ? plain : got),
    pieces: measured,
    product,
    lines: [
      `${rangeText(range.low, range.high)} from ${product.text}: ${measured}, which hold ${rangeText(got.low, got.high)}`,
    ],
  };
}
