ALTER INDEX "news_articles_story_keys" SET (fastupdate = off);--> statement-breakpoint
SELECT gin_clean_pending_list('news_articles_story_keys');
