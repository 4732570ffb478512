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
  /^((?:.* )?)(tablet|capsule|suppository|inhaler|nebule|patch|packet|film|lozenge|pen|kit|tube|device)$/;

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
  readonly loss: number;
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
  return { product: product_, low, high, got, loss };
}

/** Who cannot swallow tablets gets the first liquid on record that fits; others the fewest pieces. */
function best(candidates: readonly Fitted[], liquidFirst: boolean): Fitted | undefined {
  const rank = ({ product, loss, high }: Fitted): number[] => [
    liquidFirst === (product.volume !== undefined) ? 0 : 1,
    Math.round(loss * 1000),
    product.volume === undefined ? toNumber(high) : 0,
  ];
  return candidates.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  })[0];
}

const MOST_PIECES = 8;

/**
 * Turns an amount into what can be measured out, never upwards: a liquid to the syringe's marks, solids to whole
 * pieces or halves. A dose by weight may lose up to a tenth to whole pieces; a fixed dose must come out exactly.
 */
export function measureOut(
  range: DoseRange,
  products: readonly Product[],
  how: { byWeight: boolean; liquidFirst: boolean },
): Measured {
  const plain = how.byWeight ? threeDigits(range) : range;
  const candidates = products
    .map((product) => fitted(product, range))
    .filter((fit) => fit !== undefined)
    .filter(({ product, loss, high }) =>
      product.volume !== undefined
        ? loss <= 0.1
        : loss <= (how.byWeight ? 0.1 : 0) && compare(high, exact(MOST_PIECES)) <= 0,
    );
  const fit = best(candidates, how.liquidFirst);
  if (fit === undefined) return { ...plain, pieces: undefined, product: undefined, lines: [] };
  const { product, low, high, got } = fit;
  const liquid = product.volume !== undefined;
  const count =
    compare(low, high) === 0 ? decimal(high, 2) : `${decimal(low, 2)} to ${decimal(high, 2)}`;
  const strength = product.text.slice(product.form.length + 1);
  const pieces = liquid
    ? `${count} mL of ${product.form} ${strength}`
    : `${count} ${pieceName(product.form, high)} of ${strength}`;
  const given = liquid ? plain : got;
  return {
    ...given,
    pieces,
    product,
    lines: [
      `${rangeText(range.low, range.high)} from ${product.form} ${strength}: ${pieces}, which hold ${rangeText(got.low, got.high)}`,
    ],
  };
}
