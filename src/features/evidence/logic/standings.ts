import { STANDINGS, type Standings } from "../standing.ts";

export const NO_STATEMENTS: Standings = {
  "supported twice": 0,
  supported: 0,
  guideline: 0,
  "not found": 0,
  "no label at hand": 0,
  "no document": 0,
  contradicted: 0,
};

export const totalOf = (counts: Standings): number =>
  STANDINGS.reduce((sum, standing) => sum + counts[standing], 0);

export function sumOf(all: readonly Standings[]): Standings {
  const sum = { ...NO_STATEMENTS };
  for (const counts of all) {
    for (const standing of STANDINGS) sum[standing] += counts[standing];
  }
  return sum;
}
