import type { SplColor, SplShape } from "#/features/substances/logic/spl-codes.ts";
import type { Color, Shape } from "../../pills.terms.ts";

/**
 * What people call a pill of a listed shape or colour, as shares of a hundred; what is not named shares the
 * rest. Set by judgement from the neighbourhood of shapes and colours, not fitted to any collection of pills.
 */
export const SHAPE_CALLED: Readonly<Record<SplShape, Partial<Record<Shape, number>>>> = {
  round: { round: 92, oval: 4 },
  oval: { oval: 76, capsule: 14, round: 4, rectangular: 2 },
  capsule: { capsule: 80, oval: 15, rectangular: 2 },
  rectangle: { rectangular: 72, oval: 8, square: 8, capsule: 7 },
  square: { square: 76, rectangular: 8, diamond: 6, round: 4 },
  triangle: { triangle: 84, other: 8 },
  diamond: { diamond: 76, square: 8, other: 6, oval: 3 },
  pentagon: { other: 58, hexagon: 16, octagon: 6, round: 6 },
  hexagon: { hexagon: 76, octagon: 10, other: 6, round: 3 },
  heptagon: { hexagon: 28, octagon: 26, other: 34, round: 5 },
  octagon: { octagon: 74, hexagon: 12, round: 7 },
  bullet: { capsule: 36, oval: 24, other: 32, triangle: 3 },
  clover: { other: 76, round: 8 },
  "double circle": { other: 60, oval: 18, capsule: 10, round: 6 },
  freeform: { other: 66, oval: 10, round: 6, triangle: 4, diamond: 4 },
  gear: { other: 62, round: 16, octagon: 12 },
  "semi-circle": { other: 64, round: 10, oval: 10, triangle: 4 },
  tear: { other: 60, oval: 18, triangle: 12 },
  trapezoid: { other: 42, rectangular: 20, square: 14, triangle: 12 },
};

export const COLOR_CALLED: Readonly<Record<SplColor, Partial<Record<Color, number>>>> = {
  white: { white: 88, yellow: 4, gray: 3, clear: 2 },
  yellow: { yellow: 78, orange: 7, white: 6, green: 2, brown: 2, clear: 3 },
  orange: { orange: 72, red: 7, pink: 7, yellow: 6, brown: 5, clear: 1 },
  pink: { pink: 74, red: 7, purple: 5, orange: 5, white: 4, brown: 2 },
  red: { red: 72, pink: 8, orange: 6, brown: 7, purple: 3 },
  purple: { purple: 72, pink: 9, blue: 9, red: 4, gray: 2 },
  blue: { blue: 80, green: 6, purple: 5, gray: 4, white: 2 },
  turquoise: { blue: 46, green: 44, gray: 3 },
  green: { green: 80, blue: 6, yellow: 6, gray: 2, brown: 2 },
  brown: { brown: 66, red: 9, orange: 9, pink: 4, gray: 4, yellow: 3, clear: 1 },
  gray: { gray: 66, white: 9, blue: 7, black: 6, green: 4, purple: 2 },
  black: { black: 80, gray: 7, brown: 6, blue: 2, purple: 2 },
};
