import {
  type Exact,
  compare,
  decimal,
  exact,
  roundDown,
  roundUp,
  toNumber,
} from "#/kernel/exact.ts";
import { type Fitted, holding, isUnderSyringe, weakestLiquid } from "../choosing/fitting.ts";
import { type DoseRange, rangeText } from "../record/measure.ts";
import type { Product } from "../record/notation.ts";
import { type Wishes, inOrder, isSwallowed, isTooSmall } from "../choosing/preparation-choice.ts";

/** `pieces` is what is measured out: "5.6 mL of liquid 160 mg/5 mL". */
export type Measured = DoseRange & {
  readonly pieces: string | undefined;
  readonly product: Product | undefined;
  readonly lines: readonly string[];
  /** What else on record holds the same dose, where one of them is a liquid to swallow; the preferred first. */
  readonly others: readonly string[];
  /** What has to be known of measuring it out. */
  readonly warnings: readonly string[];
};

export type How = Wishes & {
  readonly byWeight: boolean;
  /** A wide range for somebody who swallows tablets: those inside it go before a liquid, and before a quotient. */
  readonly preferPieces?: boolean;
};

const INSIDE_A_RANGE = 0.25;

function fitsOf(range: DoseRange, shelf: readonly Product[], how: How): Fitted[] {
  const fits = inOrder(holding(range, shelf, how.byWeight), how);
  const solid = fits.some(({ product }) => product.volume === undefined);
  if (how.preferPieces !== true || solid || compare(range.low.value, range.high.value) >= 0)
    return fits;
  const pieces = shelf.filter(({ volume }) => volume === undefined);
  return [...inOrder(holding(range, pieces, true, INSIDE_A_RANGE), how), ...fits];
}

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

const PLURAL =
  /^((?:.* )?)(tablet|capsule|suppository|inhalation|nebule|patch|packet|film|lozenge|syringe|pen|kit|tube|device)$/;

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

function piecesText({ product, low, high }: Fitted): string {
  const count =
    compare(low, high) === 0 ? decimal(high, 2) : `${decimal(low, 2)} to ${decimal(high, 2)}`;
  const strength = product.text.slice(product.form.length + 1);
  return product.volume === undefined
    ? `${count} ${pieceName(product.form, high)} of ${strength}`
    : `${count} mL of ${product.form} ${strength}`;
}

/** A fixed range whose ends come in different strengths: "1 tablet of 15 mg to 1 tablet of 60 mg". */
function endsApart(
  range: DoseRange,
  products: readonly Product[],
  how: How,
): { text: string; largest: Product } | undefined {
  if (how.byWeight) return undefined;
  const [low, high] = [range.low, range.high].map((end) =>
    inOrder(holding({ low: end, high: end }, products, how.byWeight), how).at(0),
  );
  return (
    low && high && { text: `${piecesText(low)} to ${piecesText(high)}`, largest: high.product }
  );
}

/** A range of more pieces than this is told by a larger strength for its upper end, where there is one. */
const MANY = exact(4);

function isCrowded({ product, low, high }: Fitted): boolean {
  return product.volume === undefined && compare(low, high) < 0 && compare(high, MANY) > 0;
}

const MOST_OTHERS = 4;
const TOO_SMALL =
  "Under 0.1 mL: no syringe measures this reliably. Use a weaker preparation, or a dilution made for it.";

/**
 * Turns an amount into what can be measured out, never upwards: a liquid to the syringe's marks, solids to whole
 * pieces or halves. A dose by weight may lose up to a tenth to whole pieces; a fixed dose must come out exactly.
 */
export function measureOut(range: DoseRange, products: readonly Product[], how: How): Measured {
  const plain = how.byWeight ? threeDigits(range) : range;
  const shelf = how.weakestFirst ? weakestLiquid(products) : products;
  const [fit, ...others] = fitsOf(range, shelf, how);
  const liquid = fit?.product.volume !== undefined;
  const apart = fit === undefined || (liquid && !how.liquidFirst) || isCrowded(fit);
  const solids = products.filter(({ volume }) => volume === undefined);
  const ends = apart ? endsApart(range, solids, how) : undefined;
  if (fit === undefined || (ends !== undefined && ends.largest !== fit.product)) {
    const pieces = ends?.text;
    const warnings = pieces === undefined && isUnderSyringe(range, shelf) ? [TOO_SMALL] : [];
    return { ...plain, pieces, product: undefined, lines: [], others: [], warnings };
  }
  const { product, got } = fit;
  const measured = piecesText(fit);
  return {
    ...(liquid ? plain : got),
    pieces: measured,
    product,
    lines: [
      `${rangeText(range.low, range.high)} from ${product.text}: ${measured} = ${rangeText(got.low, got.high)}`,
    ],
    others: [fit, ...others].some(isSwallowed) ? others.slice(0, MOST_OTHERS).map(piecesText) : [],
    warnings: isTooSmall(fit) ? [TOO_SMALL] : [],
  };
}
