/** How much an ingredient is used in the US, as a rank from 0 on. */
import { oftenUsed } from "#knowledge/drug-words.js";

const ranks: ReadonlyMap<string, number> = new Map(
  oftenUsed.split(" ").map((id, index) => [id, index]),
);

export const NEVER_RANKED = ranks.size;

export function useRank(id: string): number | undefined {
  return ranks.get(id);
}
