import { index, pgTable, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#/features/accounts/server/user.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";

export const likes = pgTable(
  "likes",
  {
    id: uuid().primaryKey().defaultRandom(),
    articleId: uuid("article_id")
      .notNull()
      .references(() => newsArticles.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    likedAt: timestamp("liked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("likes_article_user").on(table.articleId, table.userId),
    index("likes_user").on(table.userId),
  ],
);
