import type { Color, Shape, Sighting } from "../pills.terms.ts";

const DRAWN_SHAPE: Partial<Record<Shape, string>> = { rectangular: "rectangle", other: "freeform" };
const DRAWN_COLOR: Partial<Record<Color, readonly string[]>> = {
  clear: ["white"],
  multicolor: ["white", "blue"],
};

/** The description as a pill to draw. */
export function drawnFrom({ shape, color, imprint, score }: Sighting) {
  return {
    imprint: imprint?.trim().replace(/\s+/g, ";") ?? "",
    shape: shape === undefined ? null : (DRAWN_SHAPE[shape] ?? shape),
    colors: color === undefined ? [] : (DRAWN_COLOR[color] ?? [color]),
    pieces: score === "yes" ? 2 : null,
  };
}
