import { inArray } from "drizzle-orm";
import { drugs } from "#/features/drugs/server/drugs.table.ts";
import { productKey, readNdc } from "#/kernel/ndc.ts";
import type { Database } from "#/platform/database/database.ts";

export type ProductNames = ReturnType<typeof createProductNames>;

/** What the products of the NDC directory contain, for entries that are a code and not a name. */
export function createProductNames(database: Database) {
  return {
    /** The ingredients of an NDC's product, as a text to read; undefined for what is no NDC, unknown or several products. */
    async ofNdc(text: string): Promise<string | undefined> {
      const keys = readNdc(text).map(productKey);
      if (keys.length === 0) return undefined;
      const rows = await database
        .select({ substances: drugs.substances, genericName: drugs.genericName })
        .from(drugs)
        .where(inArray(drugs.productKey, keys));
      const names = new Set(
        rows.map(({ substances, genericName }) =>
          substances.length > 0 ? substances.join(" / ") : (genericName ?? ""),
        ),
      );
      const [name] = names;
      return names.size === 1 && name !== "" ? name : undefined;
    },
  };
}
