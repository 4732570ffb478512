import { eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { productCategory } from "../../logic/substance-category.ts";
import { drugs } from "../../server/drugs.table.ts";

type Inheritance = {
  classes: string[];
  route: string | null;
  substances: string[];
  ids: string[];
};

/**
 * A pharmacologic class belongs to a substance, yet many listings leave it out. Where FDA has named the classes
 * of a substance, in its index or in another listing of that substance alone, products of it without any get them.
 */
export async function inheritClasses(tx: Queries): Promise<void> {
  await tx.execute(sql`
    INSERT INTO substance_classes (substance, unii, classes)
    SELECT DISTINCT ON (lower(substances[1])) lower(substances[1]), '', classes FROM drugs
      WHERE cardinality(substances) = 1 AND cardinality(classes) > 0
      ORDER BY lower(substances[1]), facts_rank DESC, identity
    ON CONFLICT (substance) DO NOTHING`);
  const { rows } = await tx.execute<Inheritance>(sql`
    SELECT known.classes, route, substances, array_agg(drugs.id) AS ids FROM drugs
      JOIN substance_classes AS known ON known.substance = lower(substances[1])
      WHERE cardinality(drugs.classes) = 0 AND cardinality(substances) = 1
      GROUP BY known.classes, route, substances`);
  for (const { classes, route, substances, ids } of rows) {
    const routes = (route ?? "").split("; ");
    await tx
      .update(drugs)
      .set({ classes, category: productCategory({ classes, routes, substances }) })
      .where(eq(drugs.id, sql`ANY(${sql.param(ids)}::uuid[])`));
  }
}
