import { and, desc, eq, isNotNull, like, or, sql } from "drizzle-orm";
import { drugs } from "#/features/drugs/server/drugs.table.ts";
import type { Database } from "#/platform/database/database.ts";
import type { LabelStatement, LabelText } from "../interactions.contract.ts";
import { quotesFrom } from "../logic/rules/label-quotes.ts";

/** The newest version of a label by its set id. */
export type FindLabel = (setId: string) => Promise<LabelText | undefined>;

export type LabelStatementStore = ReturnType<typeof createLabelStatements>;

/** What imported labels say of other drugs. */
export function createLabelStatements(database: Database, findLabel: FindLabel) {
  /** The newest label of a product with this ingredient alone. */
  async function labelOf(ingredient: string): Promise<LabelText | undefined> {
    const name = ingredient.replaceAll("-", " ");
    const [row] = await database
      .select({ setId: drugs.setId })
      .from(drugs)
      .where(
        and(
          isNotNull(drugs.setId),
          or(eq(drugs.genericKey, name), like(drugs.genericKey, `${name} %`)),
          sql`cardinality(${drugs.substances}) = 1`,
        ),
      )
      .orderBy(desc(sql`coalesce(${drugs.labelEffectiveOn}, '0001-01-01')`), drugs.identity)
      .limit(1);
    return row?.setId ? findLabel(row.setId) : undefined;
  }

  return {
    /** What the label of the first ingredient says about the second. */
    async of(of: string, about: string): Promise<LabelStatement> {
      const label = await labelOf(of);
      if (!label) {
        const nothing = { setId: null, version: null, effectiveOn: null, quotes: [] };
        return { of, about, status: "not-imported", ...nothing };
      }
      const { setId, version, effectiveOn } = label;
      const quotes = quotesFrom(label, of, about);
      const status = quotes.length > 0 ? "names" : "silent";
      return { of, about, status, setId, version, effectiveOn, quotes };
    },
  };
}
