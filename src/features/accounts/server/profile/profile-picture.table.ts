import { customType, index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../user.table.ts";

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Pictures of people, drawn anew by us; one an account. */
export const profilePictures = pgTable(
  "profile_pictures",
  {
    /** New with each picture: caches need never ask again, and nobody finds one by an account's id. */
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** WebP. */
    image: bytes().notNull(),
    madeAt: timestamp("made_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("profile_pictures_user").on(table.userId)],
);
