import { desc } from "drizzle-orm";
import { offsetOf, type PageOf } from "#/kernel/page.ts";
import type { Queries } from "#/platform/database/database.ts";
import type { ContactMessage } from "../contact.contract.ts";
import { contactSubmissions } from "./contact.table.ts";

export type ContactStore = ReturnType<typeof createContactStore>;

type Sender = { readonly ipAddress: string; readonly userAgent: string };

export function createContactStore(database: Queries) {
  return {
    /** @returns the id of the stored submission. */
    async add(submission: ContactMessage & Sender): Promise<string> {
      const [row] = await database
        .insert(contactSubmissions)
        .values(submission)
        .returning({ id: contactSubmissions.id });
      if (!row) throw new Error("an insert returned no row");
      return row.id;
    },

    /** For whoever answers them: the newest first. */
    async newest(page: PageOf) {
      const rows = await database
        .select()
        .from(contactSubmissions)
        .orderBy(desc(contactSubmissions.submittedAt), desc(contactSubmissions.id))
        .limit(page.limit)
        .offset(offsetOf(page));
      const messages = rows.map((row) => ({ ...row, submittedAt: row.submittedAt.toISOString() }));
      return { messages, total: await database.$count(contactSubmissions) };
    },
  };
}
