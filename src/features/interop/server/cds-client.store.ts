import { and, arrayContains, asc, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "#/platform/database/database.ts";
import { cdsClients } from "./cds-client.table.ts";

export type CdsClient = typeof cdsClients.$inferSelect;
export type CdsClientStore = ReturnType<typeof createCdsClientStore>;

export function createCdsClientStore(database: Queries) {
  return {
    /** Adds a client, or replaces what is recorded of it; one that was disabled may call again. */
    async add(client: typeof cdsClients.$inferInsert): Promise<void> {
      const set = { ...client, disabledAt: null };
      await database
        .insert(cdsClients)
        .values(client)
        .onConflictDoUpdate({ target: cdsClients.iss, set });
    },

    async list(): Promise<CdsClient[]> {
      return database.select().from(cdsClients).orderBy(asc(cdsClients.iss));
    },

    /** @returns whether there was such a client that could call. */
    async disable(iss: string): Promise<boolean> {
      const rows = await database
        .update(cdsClients)
        .set({ disabledAt: sql`now()` })
        .where(and(eq(cdsClients.iss, iss), isNull(cdsClients.disabledAt)))
        .returning({ iss: cdsClients.iss });
      return rows.length > 0;
    },

    /** The client that may call under this name. */
    async find(iss: string): Promise<CdsClient | undefined> {
      const [client] = await database
        .select()
        .from(cdsClients)
        .where(and(eq(cdsClients.iss, iss), isNull(cdsClients.disabledAt)));
      return client;
    },

    /** Whether a page of this origin may ask at all, which a browser wants to know before it sends a token. */
    async isListedOrigin(origin: string): Promise<boolean> {
      const [client] = await database
        .select({ iss: cdsClients.iss })
        .from(cdsClients)
        .where(and(arrayContains(cdsClients.origins, [origin]), isNull(cdsClients.disabledAt)))
        .limit(1);
      return client !== undefined;
    },
  };
}
