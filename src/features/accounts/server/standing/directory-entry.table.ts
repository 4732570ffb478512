import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../user.table.ts";

/** Accounts that an organization's directory keeps, by its own name for the person. */
export const directoryEntries = pgTable("directory_entries", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  externalId: text("external_id").unique("directory_entries_external_id"),
});
