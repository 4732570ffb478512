import { sql } from "drizzle-orm";
import type { Database } from "#/platform/database/database.ts";
import { inheritClasses } from "./inherit-classes.ts";

/**
 * Derives what hangs on all products together, after an import has changed some: inherited classes, the
 * dictionary of words, the suggestions.
 * Words of names only: a typing error is looked for among what people search by.
 */
export async function refreshSearch(database: Database): Promise<void> {
  await database.transaction(async (tx) => {
    await inheritClasses(tx);
    await tx.execute(sql`DELETE FROM drug_terms`);
    await tx.execute(sql`
      INSERT INTO drug_terms (term, products)
      SELECT term, count(*) FROM (
        SELECT DISTINCT id, unnest(string_to_array(brand_key || ' ' || generic_key, ' ')) AS term FROM drugs
      ) AS words WHERE length(term) > 3 GROUP BY term`);
    await tx.execute(sql`DELETE FROM drug_suggestions`);
    await tx.execute(sql`
      INSERT INTO drug_suggestions (type, term, folded, products)
      SELECT 'brand', min(brand_name), brand_key, count(*) FROM drugs
        WHERE brand_key <> generic_key AND brand_key <> '' GROUP BY brand_key
      UNION ALL
      SELECT 'generic', min(lower(generic_name)), generic_key, count(*) FROM drugs
        WHERE generic_key <> '' GROUP BY generic_key
      UNION ALL
      SELECT 'labeler', min(manufacturer), replace(manufacturer_slug, '-', ' '), count(*) FROM drugs
        GROUP BY manufacturer_slug
      UNION ALL
      SELECT 'category', category, lower(category), count(*) FROM drugs
        WHERE category IS NOT NULL GROUP BY category
      UNION ALL
      SELECT 'class', split_part(name, ' [', 1), lower(split_part(name, ' [', 1)), count(*) FROM (
        SELECT unnest(classes) AS name FROM drugs
      ) AS named WHERE name LIKE '%[EPC]' GROUP BY name
      ON CONFLICT (type, term) DO NOTHING`);
  });
  // Counts are read off indexes only where the table has been vacuumed.
  await database.execute(sql`VACUUM (ANALYZE) drugs, drug_terms, drug_suggestions`);
}
