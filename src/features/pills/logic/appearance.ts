import {
  SPL_COLORS,
  SPL_SHAPES,
  type SplColor,
  type SplShape,
} from "#/features/substances/logic/spl-codes.ts";
import { COLOR_CALLED, SHAPE_CALLED } from "./data/appearance.ts";
import { COLORS, type Color, type Score, type Shape, SHAPES, type Size } from "../pills.terms.ts";

/** Shape and colour weigh and never exclude: anything may be called anything, rarely. */
const FLOOR = 0.002;

export function shapeLikelihood(seen: Shape, real: SplShape | undefined): number {
  if (real === undefined) return 1 / SHAPES.length;
  return Math.max(FLOOR, (SHAPE_CALLED[real][seen] ?? 0) / 100);
}

/** A pill of several colours is called by one of them, or multicolor. */
export function colorLikelihood(seen: Color, real: readonly SplColor[]): number {
  if (real.length === 0) return 1 / COLORS.length;
  const called = (color: SplColor) => (COLOR_CALLED[color][seen] ?? 0) / 100;
  const [only] = real;
  if (real.length === 1 && only !== undefined) {
    return Math.max(FLOOR, seen === "multicolor" ? 0.02 : called(only));
  }
  const mean = real.reduce((sum, color) => sum + called(color), 0) / real.length;
  return Math.max(FLOOR, seen === "multicolor" ? 0.45 : 0.55 * mean);
}

const SMALL_BELOW = 6;
const LARGE_ABOVE = 12;
/** Millimetres by which a size is misjudged, as a rule. */
const JUDGED_WITHIN = 1.2;

export function sizeLikelihood(seen: Size, mm: number | undefined): number {
  if (mm === undefined) return 1 / 3;
  const over = (bound: number) => 1 / (1 + Math.exp(-(mm - bound) / (JUDGED_WITHIN / 1.7)));
  const large = over(LARGE_ABOVE);
  const small = 1 - over(SMALL_BELOW);
  const share = { small, large, medium: Math.max(0, 1 - small - large) }[seen];
  return 0.02 + 0.94 * share;
}

export function scoreLikelihood(seen: Score, pieces: number | undefined): number {
  if (pieces === undefined) return 0.5;
  const scored = pieces > 1 ? 0.86 : 0.05;
  return seen === "yes" ? scored : 1 - scored;
}

/** Colours as bits of a number, so that 80,000 pills are compared by look-up. */
export function colorMask(colors: readonly string[]): number {
  return SPL_COLORS.reduce(
    (mask, [, name], bit) => (colors.includes(name) ? mask | (1 << bit) : mask),
    0,
  );
}

export function colorsOfMask(mask: number): SplColor[] {
  return SPL_COLORS.flatMap(([, name], bit) => (mask & (1 << bit) ? [name] : []));
}

/** Place of a shape in the code list; 0 for none. */
export function shapeNumber(shape: string | null): number {
  return SPL_SHAPES.findIndex(([, name]) => name === shape) + 1;
}

export function shapeOfNumber(number: number): SplShape | undefined {
  return SPL_SHAPES[number - 1]?.[1];
}
