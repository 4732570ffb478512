import type { Queries } from "#/platform/database/database.ts";
import { feedStates } from "./feed-state.table.ts";

export type FeedState = typeof feedStates.$inferSelect;
export type FeedStateStore = ReturnType<typeof createFeedStateStore>;

export function createFeedStateStore(database: Queries) {
  return {
    /** By the source's id; a source that was never visited has none. */
    async all(): Promise<Map<string, FeedState>> {
      const rows = await database.select().from(feedStates);
      return new Map(rows.map((row) => [row.sourceId, row]));
    },

    async keep(state: FeedState): Promise<void> {
      const { sourceId: _, ...seen } = state;
      await database
        .insert(feedStates)
        .values(state)
        .onConflictDoUpdate({ target: feedStates.sourceId, set: seen });
    },
  };
}
