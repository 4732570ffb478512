import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What search looks in, words of the title counting most. The database holds no array's text for settled enough to be
 * stored; `joined_words`, which a migration makes, joins texts alone and is.
 */
const SEARCHABLE = sql`setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', coalesce(description, '')), 'B')
  || setweight(to_tsvector('english', category || ' ' || source || ' ' || joined_words(tags)), 'C')
  || setweight(to_tsvector('english', left(coalesce(content, ''), 30000)), 'D')`;

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
    /** The date as the source wrote it. */
    publishedAt: text("published_at"),
    /** What it means; null where the source gave none that means a day. Such articles stand behind all others. */
    publishedDate: timestamp("published_date", { withTimezone: true }),
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
    /** Articles of several sources on one event share their story; lists show the one that leads it. */
    storyId: uuid("story_id").notNull().defaultRandom(),
    isLead: boolean("is_lead").notNull().default(true),
    /** Hashes by which the same story is found again, see logic/story.ts. */
    storyKeys: integer("story_keys").array().notNull().default([]),
    /** Which version of the rules made them. */
    storyRules: smallint("story_rules").notNull().default(0),
    /** Ids of the ingredients that it names. */
    drugs: text().array().notNull().default([]),
    searchable: tsvector().notNull().generatedAlwaysAs(SEARCHABLE),
  },
  (table) => [
    uniqueIndex("news_articles_category_slug").on(table.category, table.slug),
    index("news_articles_category_ticker_slug").on(table.category, table.tickerSlug),
    index("news_articles_searchable").using("gin", table.searchable),
    index("news_articles_story").on(table.storyId),
    // Each batch of an import looks its keys up at once: keys that wait in a list would all be read for each of them.
    index("news_articles_story_keys").using("gin", table.storyKeys).with({ fastupdate: false }),
    index("news_articles_drugs").using("gin", table.drugs),
    index("news_articles_lead_published")
      .on(table.publishedDate.desc().nullsLast(), table.id)
      .where(sql`is_lead`),
    // With what lists ask of an article at its end: counts and late pages are read from the index alone.
    index("news_articles_category_published").on(
      table.category,
      table.publishedDate.desc().nullsLast(),
      table.id,
      table.isLead,
    ),
    index("news_articles_lead_image_published")
      .on(table.hasImage.desc().nullsFirst(), table.publishedDate.desc().nullsLast(), table.id)
      .where(sql`is_lead`),
    index("news_articles_source_published").on(
      table.source,
      table.publishedDate.desc().nullsLast(),
      table.id,
    ),
    // An index in another order of nulls than is asked for is not used.
    index("news_articles_published").on(table.publishedDate.desc().nullsLast(), table.id),
  ],
);
