import { inArray } from "drizzle-orm";
import { drugs } from "#/features/drugs/server/drugs.table.ts";
import { productKey, readNdc } from "#/kernel/ndc.ts";
import type { Database } from "#/platform/database/database.ts";

type Row = typeof drugs.$inferSelect;

export type ProductNames = ReturnType<typeof createProductNames>;

/** What the products of the NDC directory contain, for entries that are a code and not a name. */
export function createProductNames(database: Database) {
  return {
    /** For each text the ingredients of its product, as a text to read; null for what is no NDC, unknown or several products. */
    async ofEach(texts: readonly string[]): Promise<(string | null)[]> {
      const keys = texts.map((text) => readNdc(text).map(productKey));
      const wanted = [...new Set(keys.flat())];
      if (wanted.length === 0) return texts.map(() => null);
      const rows = await database
        .select({
          key: drugs.productKey,
          substances: drugs.substances,
          genericName: drugs.genericName,
        })
        .from(drugs)
        .where(inArray(drugs.productKey, wanted));
      return keys.map((own) => {
        const contents = rows.filter(({ key }) => key !== null && own.includes(key)).map(contentOf);
        const [only = ""] = contents;
        return new Set(contents).size === 1 && only !== "" ? only : null;
      });
    },
  };
}

function contentOf({ substances, genericName }: Pick<Row, "substances" | "genericName">): string {
  return substances.length > 0 ? substances.join(" / ") : (genericName ?? "");
}
