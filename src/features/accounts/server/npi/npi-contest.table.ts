import { sql } from "drizzle-orm";
import { pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";

/** What owners of a number say against those who claim it here, until the operator has settled it. */
export const npiContests = pgTable(
  "npi_contests",
  {
    id: uuid().primaryKey().defaultRandom(),
    npi: text().notNull(),
    /** Where whoever contests can be answered; nobody has shown that it is theirs. */
    email: text().notNull(),
    message: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("npi_contests_npi_email").on(table.npi, sql`lower(${table.email})`)],
);
