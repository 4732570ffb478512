import { eq, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { providerSources } from "../server/provider.table.ts";

export type SourceKind = typeof providerSources.$inferSelect.kind;
export type SourceRecord = Omit<typeof providerSources.$inferSelect, "loadedAt">;

export async function loadedSource(
  database: Queries,
  kind: SourceKind,
): Promise<SourceRecord | undefined> {
  const [row] = await database.select().from(providerSources).where(eq(providerSources.kind, kind));
  return row;
}

export async function recordSource(database: Queries, source: SourceRecord): Promise<void> {
  await database
    .insert(providerSources)
    .values(source)
    .onConflictDoUpdate({
      target: providerSources.kind,
      set: { ...source, loadedAt: sql`now()` },
    });
}

export async function forgetSource(database: Queries, kind: SourceKind): Promise<void> {
  await database.delete(providerSources).where(eq(providerSources.kind, kind));
}

/** How many rows a table has. */
export async function rowsOf(database: Queries, table: string): Promise<number> {
  const { rows } = await database.execute<{ n: string }>(
    sql`SELECT count(*) AS n FROM ${sql.raw(table)}`,
  );
  return Number(rows[0]?.n ?? 0);
}
