import { index, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#/features/accounts/server/user.table.ts";

/** Keeps the article's particulars, and no foreign key: a bookmark outlives an article that is taken down. */
export const bookmarks = pgTable(
  "bookmarks",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    articleId: uuid("article_id").notNull(),
    articleTitle: text("article_title").notNull(),
    articleUrl: text("article_url").notNull(),
    articleSource: text("article_source"),
    articleCategory: text("article_category"),
    bookmarkedAt: timestamp("bookmarked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("bookmarks_user").on(table.userId, table.bookmarkedAt.desc()),
    unique("bookmarks_user_article").on(table.userId, table.articleId),
  ],
);
