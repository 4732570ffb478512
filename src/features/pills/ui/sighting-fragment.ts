import { COLORS, SCORES, type Sighting, SHAPES, SIZES } from "../pills.terms.ts";

/** What was seen, as the address's fragment carries it: it never reaches a server with the page. */
export function sightingFrom(fragment: string): Sighting {
  const said = new URLSearchParams(fragment.replace(/^#/, ""));
  return {
    shape: SHAPES.find((shape) => shape === said.get("shape")),
    color: COLORS.find((color) => color === said.get("color")),
    size: SIZES.find((size) => size === said.get("size")),
    score: SCORES.find((score) => score === said.get("score")),
    imprint: said.get("imprint")?.slice(0, 100) || undefined,
  };
}

export function fragmentOf(seen: Sighting): string {
  const said = Object.entries(seen).filter(([, value]) => value !== undefined && value !== "");
  return new URLSearchParams(said).toString();
}
