import { customType, pgTable, text } from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** A text sealed with the key of all servers of this database, by which a server with another one is found out at its start. */
export const sealChecks = pgTable("seal_checks", {
  /** What the sealed text is, and whose it is. */
  text: text().primaryKey(),
  sealed: bytes().notNull(),
});
