/** What a person can choose to describe a pill by. */
export const SHAPES = [
  "round",
  "oval",
  "capsule",
  "square",
  "diamond",
  "triangle",
  "rectangular",
  "hexagon",
  "octagon",
  "other",
] as const;

export const COLORS = [
  "white",
  "yellow",
  "pink",
  "blue",
  "green",
  "orange",
  "red",
  "brown",
  "purple",
  "gray",
  "black",
  "clear",
  "multicolor",
] as const;

export const SIZES = ["small", "medium", "large"] as const;

export const SIZE_LABELS = {
  small: "Small (under 6mm)",
  medium: "Medium (6-12mm)",
  large: "Large (over 12mm)",
} as const satisfies Record<Size, string>;

export const SCORES = ["yes", "no"] as const;

/** What can be seen of a pill. */
export const FEATURES = ["imprint", "shape", "color", "size", "score"] as const;

export type Feature = (typeof FEATURES)[number];
export type Shape = (typeof SHAPES)[number];
export type Color = (typeof COLORS)[number];
export type Size = (typeof SIZES)[number];
export type Score = (typeof SCORES)[number];

export const PILL_PAGE_SIZE = 10;

const NO_IMPRINT =
  /^(?:n[\s./]*a|none|no|nil|nothing|blank|plain|unmarked|(?:no|without) (?:imprint|marks?|text)|not? (?:available|applicable|known)|unknown)$/iu;

/** Whether a text names characters that a pill can bear: signs alone do not, and "none" says that there are none. */
export function namesImprint(text: string | undefined): boolean {
  const said = (text ?? "").normalize("NFKC").trim().replace(/\s+/g, " ");
  return /[\p{Script=Latin}\p{N}]/u.test(said) && !NO_IMPRINT.test(said);
}

/** What was seen of a pill; nothing for what was not looked at. */
export type Sighting = {
  readonly shape?: Shape | undefined;
  readonly color?: Color | undefined;
  readonly size?: Size | undefined;
  readonly score?: Score | undefined;
  readonly imprint?: string | undefined;
};
