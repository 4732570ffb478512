ALTER TABLE "news_articles" ADD COLUMN "modified_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "slug" text NOT NULL;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "ticker_slug" text NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "news_articles_category_slug" ON "news_articles" USING btree ("category","slug");--> statement-breakpoint
CREATE INDEX "news_articles_category_ticker_slug" ON "news_articles" USING btree ("category","ticker_slug");--> statement-breakpoint
CREATE INDEX "news_articles_search" ON "news_articles" USING gin (to_tsvector('english', "title" || ' ' || coalesce("description", '')));