import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

export const newsArticles = pgTable(
  "news_articles",
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    url: text().notNull(),
    /** Names the article whatever its address: the same item from two feeds is stored once. */
    articleHash: text("article_hash").notNull().unique("news_articles_article_hash"),
    category: text().notNull(),
    collectedAt: timestamp("collected_at", { withTimezone: true }).notNull().defaultNow(),
    content: text(),
    description: text(),
    firstCollectedAt: timestamp("first_collected_at", { withTimezone: true })
      .notNull()
      .defaultNow(),
    hasContent: boolean("has_content").notNull().default(false),
    hasImage: boolean("has_image").notNull().default(false),
    imageUrl: text("image_url"),
    /** The date as the source wrote it; `publishedDate` is what it means. */
    publishedAt: text("published_at"),
    publishedDate: timestamp("published_date", { withTimezone: true }).notNull(),
    modifiedDate: timestamp("modified_date", { withTimezone: true }),
    author: text(),
    tags: text().array().notNull().default([]),
    /** The canonical slug: with a short suffix where the category has the title already. */
    slug: text().notNull(),
    /** The other way in, as the ticker links. */
    tickerSlug: text("ticker_slug").notNull(),
    source: text().notNull(),
    sourceUrl: text("source_url"),
    wordCount: integer("word_count").notNull().default(0),
    /** A past event that Wardbook itself tells; not read from a feed. */
    isArchive: boolean("is_archive").notNull().default(false),
  },
  (table) => [
    uniqueIndex("news_articles_category_slug").on(table.category, table.slug),
    index("news_articles_category_ticker_slug").on(table.category, table.tickerSlug),
    index("news_articles_search").using(
      "gin",
      sql`to_tsvector('english', ${table.title} || ' ' || coalesce(${table.description}, ''))`,
    ),
    index("news_articles_published").on(table.publishedDate.desc(), table.id),
    index("news_articles_category_published").on(table.category, table.publishedDate.desc()),
    index("news_articles_source_published").on(table.source, table.publishedDate.desc()),
    index("news_articles_image_published").on(table.hasImage.desc(), table.publishedDate.desc()),
  ],
);
