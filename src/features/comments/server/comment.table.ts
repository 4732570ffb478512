import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "#/features/accounts/server/user.table.ts";
import { newsArticles } from "#/features/news/server/news.table.ts";

export const comments = pgTable(
  "comments",
  {
    id: uuid().primaryKey().defaultRandom(),
    articleId: uuid("article_id")
      .notNull()
      .references(() => newsArticles.id, { onDelete: "cascade" }),
    /** Null when the author's account was deleted. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    content: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
    isModerated: boolean("is_moderated").notNull().default(false),
    /** What it replies to. Of one that was deleted since, the replies keep the id: by that they stay one thread. */
    parentCommentId: uuid("parent_comment_id"),
  },
  (table) => [
    // In the very order of the list, so that a page of ten thousand comments is read from where it begins.
    index("comments_article").on(
      table.articleId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // What most see: passed over and counted without reading the comments themselves.
    index("comments_article_shown")
      .on(table.articleId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`NOT is_moderated`),
    index("comments_article_hidden")
      .on(table.articleId, table.userId)
      .where(sql`is_moderated`),
    index("comments_user").on(table.userId),
    index("comments_parent_comment").on(table.parentCommentId),
    check("comments_content_length", sql`char_length(${table.content}) BETWEEN 1 AND 1000`),
  ],
);
