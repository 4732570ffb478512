DROP INDEX "news_articles_lead_published";--> statement-breakpoint
DROP INDEX "news_articles_category_published";--> statement-breakpoint
DROP INDEX "news_articles_lead_image_published";--> statement-breakpoint
DROP INDEX "news_articles_source_published";--> statement-breakpoint
DROP INDEX "news_articles_published";--> statement-breakpoint
ALTER TABLE "news_articles" ALTER COLUMN "published_date" DROP NOT NULL;--> statement-breakpoint
-- Until now it was the time at which an article without a date was found.
UPDATE "news_articles" SET "published_date" = NULL WHERE "published_at" IS NULL;--> statement-breakpoint
CREATE INDEX "news_articles_lead_published" ON "news_articles" USING btree ("published_date" DESC NULLS LAST,"id") WHERE is_lead;--> statement-breakpoint
CREATE INDEX "news_articles_category_published" ON "news_articles" USING btree ("category","published_date" DESC NULLS LAST,"id","is_lead");--> statement-breakpoint
CREATE INDEX "news_articles_lead_image_published" ON "news_articles" USING btree ("has_image" DESC NULLS FIRST,"published_date" DESC NULLS LAST,"id") WHERE is_lead;--> statement-breakpoint
CREATE INDEX "news_articles_source_published" ON "news_articles" USING btree ("source","published_date" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "news_articles_published" ON "news_articles" USING btree ("published_date" DESC NULLS LAST,"id");