import { eq, ilike, inArray, like, sql, type SQL } from "drizzle-orm";
import { productKeys } from "#/kernel/ndc.ts";
import { slugOf } from "#/kernel/text.ts";
import type { DrugQuery } from "../drugs.contract.ts";
import { categoryNamed } from "../logic/category.ts";
import { FORM_FAMILIES } from "../logic/dosage-form.ts";
import { drugs } from "./drugs.table.ts";

const NOTHING = sql`false`;

/** The filters of a query other than its words. */
export function filters({ category, form, manufacturer, rx }: DrugQuery): SQL[] {
  const conditions: (SQL | undefined)[] = [];
  if (category !== undefined) {
    const name = categoryNamed(category);
    conditions.push(name === undefined ? NOTHING : eq(drugs.category, name));
  }
  if (form !== undefined) {
    const family = FORM_FAMILIES.find((family) => family === form.toLowerCase());
    conditions.push(
      family === undefined
        ? ilike(drugs.dosageForm, `%${escapeLike(form)}%`)
        : eq(drugs.formFamily, family),
    );
  }
  if (manufacturer !== undefined) conditions.push(eq(drugs.manufacturerSlug, slugOf(manufacturer)));
  if (rx !== undefined) {
    conditions.push(ilike(drugs.productType, rx === "rx" ? "%PRESCRIPTION%" : "%OTC%"));
  }
  return conditions.filter((condition) => condition !== undefined);
}

/** A search that is an NDC, whole in any form or begun with its hyphen; nothing for other words. */
export function ndcCondition(search: string): SQL | undefined {
  const keys = productKeys(search);
  if (keys.length > 0) return inArray(drugs.productKey, keys);
  const begun = search.trim();
  return /^\d{4,6}-\d{0,3}$/.test(begun) ? like(drugs.ndcNumber, `${begun}%`) : undefined;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
