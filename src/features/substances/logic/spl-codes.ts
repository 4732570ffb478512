/** The code lists by which a Structured Product Label describes a pill (FDA SPL resources, NCI Thesaurus codes). */
export const SPL_COLORS = [
  ["C48325", "white"],
  ["C48330", "yellow"],
  ["C48331", "orange"],
  ["C48328", "pink"],
  ["C48326", "red"],
  ["C48327", "purple"],
  ["C48333", "blue"],
  ["C48334", "turquoise"],
  ["C48329", "green"],
  ["C48332", "brown"],
  ["C48324", "gray"],
  ["C48323", "black"],
] as const;

export const SPL_SHAPES = [
  ["C48348", "round"],
  ["C48345", "oval"],
  ["C48336", "capsule"],
  ["C48347", "rectangle"],
  ["C48350", "square"],
  ["C48353", "triangle"],
  ["C48338", "diamond"],
  ["C48346", "pentagon"],
  ["C48343", "hexagon"],
  ["C48342", "heptagon"],
  ["C48344", "octagon"],
  ["C48335", "bullet"],
  ["C48337", "clover"],
  ["C48339", "double circle"],
  ["C48340", "freeform"],
  ["C48341", "gear"],
  ["C48349", "semi-circle"],
  ["C48351", "tear"],
  ["C48352", "trapezoid"],
] as const;

export type SplColor = (typeof SPL_COLORS)[number][1];
export type SplShape = (typeof SPL_SHAPES)[number][1];

/** A colour by its code or its name; nothing for what is neither. */
export function splColor(text: string): SplColor | undefined {
  return lookUp(SPL_COLORS, text);
}

/** A shape by its code or its name, "HEXAGON (6 SIDES)" as well; nothing for what is neither. */
export function splShape(text: string): SplShape | undefined {
  return lookUp(SPL_SHAPES, text.replace(/\s*\(.*\)/, ""));
}

function lookUp<Name extends string>(
  list: readonly (readonly [string, Name])[],
  text: string,
): Name | undefined {
  const plain = text.trim().toLowerCase();
  return list.find(([code, name]) => code.toLowerCase() === plain || name === plain)?.[1];
}
