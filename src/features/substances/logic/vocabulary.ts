/** The vocabulary in memory: every ingredient by id, and the combination products. */
import { antimicrobials } from "../data/antimicrobials.ts";
import { antivirals } from "../data/antivirals.ts";
import { cardiovascular } from "../data/cardiovascular.ts";
import { combinations as combinationTable } from "../data/combinations.ts";
import { endocrine } from "../data/endocrine.ts";
import { eyeAndEar } from "../data/eye-ear.ts";
import { foodsAndHerbs } from "../data/foods-herbs.ts";
import { gastrointestinal } from "../data/gastrointestinal.ts";
import { genitourinary } from "../data/genitourinary.ts";
import { hematology } from "../data/hematology.ts";
import { imaging } from "../data/imaging.ts";
import { immunology } from "../data/immunology.ts";
import { neurology } from "../data/neurology.ts";
import { nutrition } from "../data/nutrition.ts";
import { oncology } from "../data/oncology.ts";
import { pain } from "../data/pain.ts";
import { psychiatry } from "../data/psychiatry.ts";
import { rareAndAntidotes } from "../data/rare-and-antidotes.ts";
import { respiratory } from "../data/respiratory.ts";
import { skin } from "../data/skin.ts";
import { immuneProducts, vaccines } from "../data/vaccines.ts";
import type { Combination, Substance, SubstanceKind } from "../substance.ts";
import { lines, readCombination, readSubstance } from "./record.ts";

const DRUG_TABLES = [
  cardiovascular,
  hematology,
  endocrine,
  psychiatry,
  neurology,
  pain,
  antimicrobials,
  antivirals,
  oncology,
  immunology,
  respiratory,
  gastrointestinal,
  genitourinary,
  skin,
  eyeAndEar,
  immuneProducts,
  nutrition,
  rareAndAntidotes,
  foodsAndHerbs,
];

const read = (table: string, kind: SubstanceKind): Substance[] =>
  lines(table).map((line) => readSubstance(line, kind));

/** Every ingredient, in the order of the data files. */
export const substances: readonly Substance[] = [
  ...DRUG_TABLES.flatMap((table) => read(table, "drug")),
  ...read(vaccines, "vaccine"),
  ...read(imaging, "contrast"),
];

const byId: ReadonlyMap<string, Substance> = new Map(substances.map((entry) => [entry.id, entry]));

export function substanceOf(id: string): Substance | undefined {
  return byId.get(id);
}

/** The name to show for an id; an id that the vocabulary does not have is shown as it is. */
export function nameOf(id: string): string {
  return byId.get(id)?.name ?? id;
}

export const combinations: readonly Combination[] = lines(combinationTable).map(readCombination);
