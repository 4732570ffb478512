/** The vocabulary in memory: every ingredient by id, and the combination products. */
import { combinationTable, contrastTable, drugTable, vaccineTable } from "#knowledge/substances.js";
import type { Combination, Substance, SubstanceKind } from "../substance.ts";
import { lines, readCombination, readSubstance } from "./record.ts";

const read = (table: string, kind: SubstanceKind): Substance[] =>
  lines(table).map((line) => readSubstance(line, kind));

/** Every ingredient: drugs, vaccines, contrast agents, each by their ids. */
export const substances: readonly Substance[] = [
  ...read(drugTable, "drug"),
  ...read(vaccineTable, "vaccine"),
  ...read(contrastTable, "contrast"),
];

const byId: ReadonlyMap<string, Substance> = new Map(substances.map((entry) => [entry.id, entry]));

export function substanceOf(id: string): Substance | undefined {
  return byId.get(id);
}

/** The name to show for an id; an id that the vocabulary does not have is shown as it is. */
export function nameOf(id: string): string {
  return byId.get(id)?.name ?? id;
}

/** The name in tall-man letters where it is a look-alike, else as it is shown. */
export function writtenName(id: string): string {
  return byId.get(id)?.tallMan ?? nameOf(id);
}

export const combinations: readonly Combination[] = lines(combinationTable).map(readCombination);
