/** How a statement stands; the first two are what a label says. */
export const STANDINGS = [
  "supported twice",
  "supported",
  "guideline",
  "not found",
  "no label at hand",
  "no document",
  "contradicted",
] as const;
export type Standing = (typeof STANDINGS)[number];

export type Standings = Record<Standing, number>;
