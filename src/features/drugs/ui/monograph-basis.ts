import type { Monograph } from "../monographs.contract.ts";

/** What a statement rests on, in a few words beside it. */
export function basisWords(basis: Monograph["class"]["basis"]): string {
  if (basis === "general knowledge") return "General knowledge, unchecked";
  return "label" in basis ? `Label: ${basis.label}` : `${basis.guideline}, ${basis.year}`;
}

const ROUTE_WORDS: Readonly<Record<string, string>> = { inhalation: "inhal|respiratory" };

/** Whether any dose is for the way in which this product is given; a product that names none is taken to fit. */
export function fitsRoute(doses: Monograph["doses"], productRoute: string | null): boolean {
  if (productRoute === null || productRoute === "") return true;
  return doses.some(({ route }) => new RegExp(ROUTE_WORDS[route] ?? route, "i").test(productRoute));
}

/** "None on label": the part is there, and says that there is none. */
export function isNone(points: readonly string[]): boolean {
  return points.every((point) => /^none\b/i.test(point));
}
