import { rxnormConcepts, rxnormNdcs, rxnormUniis } from "#/features/rxnorm/server/rxnorm.table.ts";
import { packageKey, productKey, readNdc } from "#/kernel/ndc.ts";
import type { Database } from "#/platform/database/database.ts";

type Made = {
  readonly rxcui: number;
  readonly tty: string;
  readonly name: string;
  readonly ingredients?: readonly number[];
  readonly ndc?: string;
  readonly unii?: string;
};

/** A small release: real names of drugs, numbers that we made up. */
export const WARFARIN = 900_001;
export const KETOROLAC = 900_002;
export const LISINOPRIL = 900_003;
export const WARFARIN_TABLET = 900_011;
export const KETOROLAC_TABLET = 900_012;
export const LISINOPRIL_TABLET = 900_013;

const ALL: readonly Made[] = [
  { rxcui: WARFARIN, tty: "IN", name: "warfarin", ingredients: [WARFARIN] },
  { rxcui: KETOROLAC, tty: "IN", name: "ketorolac", ingredients: [KETOROLAC] },
  {
    rxcui: LISINOPRIL,
    tty: "IN",
    name: "lisinopril",
    ingredients: [LISINOPRIL],
    unii: "E7199S1YWR",
  },
  {
    rxcui: LISINOPRIL_TABLET,
    tty: "SCD",
    name: "lisinopril 10 MG Oral Tablet",
    ingredients: [LISINOPRIL],
  },
  {
    rxcui: WARFARIN_TABLET,
    tty: "SCD",
    name: "warfarin sodium 5 MG Oral Tablet",
    ingredients: [WARFARIN],
  },
  {
    rxcui: KETOROLAC_TABLET,
    tty: "SCD",
    name: "ketorolac tromethamine 10 MG Oral Tablet",
    ingredients: [KETOROLAC],
  },
];

/** @param ndc of a product that is sold as the tablet of lisinopril */
export async function loadRxNorm(database: Database, ndc?: string): Promise<void> {
  await database.insert(rxnormConcepts).values(
    ALL.map(({ rxcui, tty, name, ingredients }) => ({
      rxcui,
      tty,
      name,
      prescribableName: null,
      isSuppressed: false,
      ingredients: [...(ingredients ?? [])],
      nameKey: name.toLowerCase(),
    })),
  );
  const uniis = ALL.flatMap(({ rxcui, unii }) => (unii === undefined ? [] : [{ rxcui, unii }]));
  await database.insert(rxnormUniis).values(uniis);
  const codes = ndc === undefined ? [] : readNdc(`${ndc}-01`);
  for (const code of codes) {
    const row = { packageKey: packageKey(code) ?? "", productKey: productKey(code) };
    await database.insert(rxnormNdcs).values({ ...row, rxcui: LISINOPRIL_TABLET });
  }
}
