import { toNumber } from "#/kernel/exact.ts";
import type { Fitted } from "./fitting.ts";

/** What decides between preparations that all hold a dose. */
export type Wishes = {
  /** For who cannot swallow tablets. */
  readonly liquidFirst: boolean;
  /** A high-alert drug: of its liquids the weakest, whose mistakes are the smallest. */
  readonly weakestFirst: boolean;
  /** The volumes, in mL, that this patient swallows easily and a syringe measures well. */
  readonly comfortable: { readonly low: number; readonly high: number };
};

/** A measuring cup or syringe holds a dose of 2.5 to 10 mL well; an infant takes less at a time. */
export function comfortableVolume(weightKg: number): Wishes["comfortable"] {
  return weightKg < 10 ? { low: 1, high: 5 } : { low: 2.5, high: 10 };
}

/** Less cannot be drawn up with a syringe to a tenth of the dose. */
const LEAST_ML = 0.1;

export function isTooSmall({ product: { volume }, high }: Fitted): boolean {
  return volume !== undefined && toNumber(high) < LEAST_ML;
}

const SWALLOWED = new Set(["liquid", "solution", "drops"]);

/** A liquid that is swallowed or squirted into the mouth, as against one that is injected or breathed in. */
export function isSwallowed({ product: { form, volume } }: Fitted): boolean {
  return volume !== undefined && SWALLOWED.has(form);
}

/** How far a volume lies outside what is comfortable, in tenths of a doubling; 0 inside. */
function awkwardness(fit: Fitted, { low, high }: Wishes["comfortable"]): number {
  if (!isSwallowed(fit)) return 0;
  const volume = toNumber(fit.high);
  const times = volume > high ? volume / high : low / volume;
  return times <= 1 ? 0 : Math.ceil(Math.log2(times) * 10);
}

/** One whole piece is better than half a larger one, and both than many. */
function handling({ product, high }: Fitted): number {
  if (product.volume !== undefined) return 0;
  const count = toNumber(high);
  return Number.isInteger(count) ? count : count + 1;
}

const PREFILLED = new Set(["syringe", "pen", "auto-injector"]);

/** Several prefilled syringes for one dose are several injections: what is drawn up goes before them. */
function isSeveral({ product: { form }, high }: Fitted): boolean {
  return PREFILLED.has(form) && toNumber(high) > 1;
}

function rank(fit: Fitted, { liquidFirst, weakestFirst, comfortable }: Wishes): number[] {
  const liquid = fit.product.volume !== undefined;
  const strength = liquid && weakestFirst ? toNumber(fit.holdsOf) : 0;
  return [
    isSeveral(fit) ? 1 : 0,
    liquidFirst === liquid ? 0 : 1,
    strength,
    isTooSmall(fit) ? 1 : 0,
    awkwardness(fit, comfortable),
    // A weaker liquid is not passed over for a drop more of the dose.
    liquid ? Math.round(fit.loss * 50) : Math.round(fit.loss * 1000),
    handling(fit),
  ];
}

/** The preparations that hold a dose, the preferred one first; of equals the first on record. */
export function inOrder(candidates: readonly Fitted[], wishes: Wishes): Fitted[] {
  return candidates
    .map((fit) => ({ fit, rank: rank(fit, wishes) }))
    .toSorted((a, b) => {
      const at = a.rank.findIndex((value, index) => value !== b.rank[index]);
      return at < 0 ? 0 : (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
    })
    .map(({ fit }) => fit);
}
