import type { Resolution } from "#/features/substances/logic/resolve.ts";
import { nameOf } from "#/features/substances/logic/vocabulary.ts";
import type { DrugPage } from "../drugs.contract.ts";
import type { MonographStore } from "./monograph.store.ts";

const MOST = 3;

/** The monographs of the ingredients that a search names, whether or not a product of them is here. */
export async function namedMonographs(
  resolution: Resolution,
  monographs: MonographStore,
): Promise<DrugPage["monographs"]> {
  if (resolution.status === "ambiguous") return [];
  const named = resolution.status === "resolved" ? resolution.ingredients : resolution.understood;
  const covered = await monographs.covered();
  return named
    .filter((id) => covered.has(id))
    .slice(0, MOST)
    .map((id) => ({ id, name: nameOf(id) }));
}
