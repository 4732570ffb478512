DROP INDEX "news_articles_search";--> statement-breakpoint
DROP INDEX "news_articles_category_published";--> statement-breakpoint
DROP INDEX "news_articles_image_published";--> statement-breakpoint
DROP INDEX "news_articles_published";--> statement-breakpoint
DROP INDEX "news_articles_source_published";--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "story_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "is_lead" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "story_keys" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "drugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "searchable" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', coalesce(description, '')), 'B')
  || setweight(to_tsvector('english', category || ' ' || source), 'C')
  || setweight(to_tsvector('english', left(coalesce(content, ''), 30000)), 'D')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "news_articles_searchable" ON "news_articles" USING gin ("searchable");--> statement-breakpoint
CREATE INDEX "news_articles_story" ON "news_articles" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "news_articles_story_keys" ON "news_articles" USING gin ("story_keys");--> statement-breakpoint
CREATE INDEX "news_articles_drugs" ON "news_articles" USING gin ("drugs");--> statement-breakpoint
CREATE INDEX "news_articles_lead_published" ON "news_articles" USING btree ("published_date" DESC NULLS FIRST,"id") WHERE is_lead;--> statement-breakpoint
CREATE INDEX "news_articles_lead_category_published" ON "news_articles" USING btree ("category","published_date" DESC NULLS FIRST,"id") WHERE is_lead;--> statement-breakpoint
CREATE INDEX "news_articles_lead_image_published" ON "news_articles" USING btree ("has_image" DESC NULLS FIRST,"published_date" DESC NULLS FIRST,"id") WHERE is_lead;--> statement-breakpoint
CREATE INDEX "news_articles_published" ON "news_articles" USING btree ("published_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "news_articles_source_published" ON "news_articles" USING btree ("source","published_date" DESC NULLS FIRST,"id");