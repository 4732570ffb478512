import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { pills } from "#/features/drugs/server/pill.table.ts";
import type { Database } from "#/platform/database/database.ts";
import type { ProductRecord } from "../product-records.contract.ts";
import { DRUG_COLUMNS, drugOf } from "./drug-row.ts";
import { drugs } from "./drugs.table.ts";
import { drugPackages, substanceClasses } from "./label.table.ts";
import { recallsOf } from "./recalls.ts";

const COLUMNS = {
  ...DRUG_COLUMNS,
  classes: drugs.classes,
  productKey: drugs.productKey,
  setId: drugs.setId,
  labelVersion: drugs.labelVersion,
  labelEffectiveOn: drugs.labelEffectiveOn,
  updatedAt: drugs.updatedAt,
};

export type ProductRecords = ReturnType<typeof createProductRecords>;

/** Whole records of several products at once. */
export function createProductRecords(database: Database) {
  return {
    /** By their codes at full width, in the order of the codes. */
    async byKeys(keys: readonly string[]): Promise<ProductRecord[]> {
      if (keys.length === 0) return [];
      const [rows, packages, looks] = await Promise.all([
        database
          .select(COLUMNS)
          .from(drugs)
          .where(inArray(drugs.productKey, [...keys]))
          .orderBy(asc(drugs.identity)),
        database
          .select()
          .from(drugPackages)
          .where(inArray(drugPackages.productKey, [...keys]))
          .orderBy(asc(drugPackages.ndc)),
        database
          .select()
          .from(pills)
          .where(inArray(pills.productKey, [...keys])),
      ]);
      const uniis = await uniisOf(
        database,
        rows.flatMap(({ substances }) => substances),
      );
      const recalled = new Map(
        await Promise.all(
          rows
            .filter(({ isRecalled }) => isRecalled)
            .map(async ({ productKey }) => {
              const key = productKey ?? "";
              return [key, await recallsOf(database, key)] as const;
            }),
        ),
      );
      const now = new Date();
      const records = rows.flatMap((row): ProductRecord[] => {
        const { productKey, setId, labelVersion, labelEffectiveOn, updatedAt, classes } = row;
        const drug = drugOf(row, now);
        if (productKey === null || drug.ndcNumber === null) return [];
        return [
          {
            ...drug,
            ndc: drug.ndcNumber,
            productKey,
            classes,
            uniis: drug.substances.map((name) => uniis.get(name.toLowerCase()) ?? null),
            label:
              setId === null || labelVersion === null
                ? null
                : { setId, version: labelVersion, effectiveOn: labelEffectiveOn },
            updatedAt: updatedAt.toISOString(),
            packages: packages.filter((each) => each.productKey === productKey),
            pill: looks.find((each) => each.productKey === productKey) ?? null,
            recalls: recalled.get(productKey) ?? [],
          },
        ];
      });
      const place = new Map(keys.map((key, at) => [key, at]));
      return records.toSorted(
        (a, b) => (place.get(a.productKey) ?? 0) - (place.get(b.productKey) ?? 0),
      );
    },

    /** The codes of products whose imprint this is, whatever stands between its letters. */
    async keysOfImprint(imprint: string): Promise<string[]> {
      const bare = imprint.toUpperCase().replace(/[^A-Z0-9]/g, "");
      if (bare === "") return [];
      const rows = await database
        .selectDistinct({ key: pills.productKey })
        .from(pills)
        .where(
          and(
            isNotNull(pills.productKey),
            eq(sql`regexp_replace(upper(${pills.imprint}), '[^A-Z0-9]', '', 'g')`, bare),
          ),
        )
        .orderBy(asc(pills.productKey))
        .limit(200);
      return rows.flatMap(({ key }) => key ?? []);
    },

    /** What FDA calls the substance of this code. */
    async nameOfUnii(unii: string): Promise<string | undefined> {
      const [row] = await database
        .select({ name: substanceClasses.substance })
        .from(substanceClasses)
        .where(eq(substanceClasses.unii, unii.toUpperCase()))
        .limit(1);
      return row?.name;
    },
  };
}

async function uniisOf(
  database: Database,
  substances: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(substances.map((name) => name.toLowerCase()))];
  if (names.length === 0) return new Map();
  const rows = await database
    .select({ name: substanceClasses.substance, unii: substanceClasses.unii })
    .from(substanceClasses)
    .where(inArray(substanceClasses.substance, names));
  return new Map(rows.map(({ name, unii }) => [name, unii]));
}
