import { eq, sql } from "drizzle-orm";
import { contactSubmissions } from "#/features/contact/server/contact.table.ts";
import type { Queries } from "#/platform/database/database.ts";

/**
 * Removes what is kept under the e-mail address of an account that is gone.
 * @param proof whether the account's owner had shown that the address is theirs: somebody else's messages stay.
 */
export type ForgetAddress = (email: string, proof: "own" | "unproven") => Promise<void>;

/** @param removeMails removes the e-mails that were written to a folder for an address. */
export function createForgetAddress(
  database: Queries,
  removeMails: (email: string) => Promise<void>,
): ForgetAddress {
  return async (email, proof) => {
    await removeMails(email);
    if (proof === "unproven") return;
    await database
      .delete(contactSubmissions)
      .where(eq(sql`lower(${contactSubmissions.email})`, email.toLowerCase()));
  };
}
