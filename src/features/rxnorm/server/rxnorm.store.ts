import { eq, getTableColumns, inArray, or } from "drizzle-orm";
import { packageKey, productKey, readNdc } from "#/kernel/ndc.ts";
import type { Queries } from "#/platform/database/database.ts";
import { nameKey } from "../logic/term-types.ts";
import { rxnormConcepts, rxnormNdcs, rxnormUniis } from "./rxnorm.table.ts";

/** A concept with its ingredients; `ingredients` is null where the loaded file does not say them. */
export type RxNormConcept = {
  readonly rxcui: number;
  readonly tty: string;
  readonly name: string;
  readonly prescribableName: string | null;
  readonly isSuppressed: boolean;
  readonly ingredients: readonly { readonly rxcui: number; readonly name: string }[] | null;
};

export type RxNormStore = ReturnType<typeof createRxNormStore>;

const MOST_CODES = 1000;

const { nameKey: _compared, ...SHOWN } = getTableColumns(rxnormConcepts);

/** Codes in, names out. Everything answers nothing where no release was imported. */
export function createRxNormStore(database: Queries) {
  const concepts = async (rxcuis: readonly number[]) => {
    const asked = [...new Set(rxcuis)].slice(0, MOST_CODES);
    if (asked.length === 0) return new Map<number, RxNormConcept>();
    const rows = await database
      .select(SHOWN)
      .from(rxnormConcepts)
      .where(inArray(rxnormConcepts.rxcui, asked));
    const names = await namesOf(rows.flatMap(({ ingredients }) => ingredients ?? []));
    return new Map(
      rows.map(({ ingredients, ...row }) => [
        row.rxcui,
        {
          ...row,
          ingredients:
            ingredients?.map((rxcui) => ({ rxcui, name: names.get(rxcui) ?? "" })) ?? null,
        },
      ]),
    );
  };

  const namesOf = async (rxcuis: readonly number[]) => {
    if (rxcuis.length === 0) return new Map<number, string>();
    const rows = await database
      .select({ rxcui: rxnormConcepts.rxcui, name: rxnormConcepts.name })
      .from(rxnormConcepts)
      .where(inArray(rxnormConcepts.rxcui, [...new Set(rxcuis)]));
    return new Map(rows.map(({ rxcui, name }) => [rxcui, name]));
  };

  return {
    /** By RxCUI. */
    concepts,

    /** Whether a release was imported at all, so that "not found" can be told from "nothing to look in". */
    async isLoaded(): Promise<boolean> {
      const rows = await database
        .select({ rxcui: rxnormConcepts.rxcui })
        .from(rxnormConcepts)
        .limit(1);
      return rows.length > 0;
    },

    /** What an NDC is sold as: of a package, or of a product in any of its packages. In the order of the codes. */
    async ofNdc(text: string): Promise<number[]> {
      const codes = readNdc(text);
      if (codes.length === 0) return [];
      const packages = codes.flatMap((ndc) => packageKey(ndc) ?? []);
      const products = codes.filter((ndc) => ndc.package === undefined).map(productKey);
      const rows = await database
        .selectDistinct({ rxcui: rxnormNdcs.rxcui })
        .from(rxnormNdcs)
        .where(
          or(inArray(rxnormNdcs.packageKey, packages), inArray(rxnormNdcs.productKey, products)),
        )
        .orderBy(rxnormNdcs.rxcui);
      return rows.map(({ rxcui }) => rxcui);
    },

    /** The products that are sold as a concept: their codes at full width (kernel/ndc.ts). */
    async productsOf(rxcui: number): Promise<string[]> {
      const rows = await database
        .selectDistinct({ key: rxnormNdcs.productKey })
        .from(rxnormNdcs)
        .where(eq(rxnormNdcs.rxcui, rxcui))
        .orderBy(rxnormNdcs.productKey);
      return rows.map(({ key }) => key);
    },

    /** The substance that FDA's labels know by this code. */
    async ofUnii(unii: string): Promise<number[]> {
      const rows = await database
        .select({ rxcui: rxnormUniis.rxcui })
        .from(rxnormUniis)
        .where(eq(rxnormUniis.unii, unii.toUpperCase()))
        .orderBy(rxnormUniis.rxcui);
      return rows.map(({ rxcui }) => rxcui);
    },

    async uniisOf(rxcuis: readonly number[]): Promise<{ rxcui: number; unii: string }[]> {
      if (rxcuis.length === 0) return [];
      return database
        .select()
        .from(rxnormUniis)
        .where(inArray(rxnormUniis.rxcui, [...rxcuis]))
        .orderBy(rxnormUniis.unii);
    },

    /** The concepts of this very name, whatever its capitals; those that are current before others. */
    async named(name: string): Promise<number[]> {
      const rows = await database
        .select({ rxcui: rxnormConcepts.rxcui })
        .from(rxnormConcepts)
        .where(eq(rxnormConcepts.nameKey, nameKey(name)))
        .orderBy(rxnormConcepts.isSuppressed, rxnormConcepts.rxcui)
        .limit(20);
      return rows.map(({ rxcui }) => rxcui);
    },
  };
}
