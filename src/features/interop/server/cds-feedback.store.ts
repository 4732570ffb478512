import { desc, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { cdsFeedback } from "./cds-feedback.table.ts";

export type CdsFeedbackStore = ReturnType<typeof createCdsFeedbackStore>;

export function createCdsFeedbackStore(database: Queries) {
  return {
    async add(rows: readonly (typeof cdsFeedback.$inferInsert)[]): Promise<void> {
      if (rows.length > 0) await database.insert(cdsFeedback).values([...rows]);
    },

    /** By rule and reason, the most overridden first. */
    async byRule() {
      const overridden = sql<number>`(count(*) FILTER (WHERE ${cdsFeedback.outcome} = 'overridden'))::int`;
      const reasons = sql<
        string[]
      >`coalesce(array_agg(${cdsFeedback.reason}) FILTER (WHERE ${cdsFeedback.reason} IS NOT NULL), '{}')`;
      return database
        .select({
          rule: cdsFeedback.rule,
          told: sql<number>`count(*)::int`,
          overridden,
          reasons,
        })
        .from(cdsFeedback)
        .groupBy(cdsFeedback.rule)
        .orderBy(desc(overridden), cdsFeedback.rule);
    },
  };
}
