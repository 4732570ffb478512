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
  };
}
