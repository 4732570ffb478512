DROP INDEX "comments_article";--> statement-breakpoint
CREATE INDEX "comments_article_shown" ON "comments" USING btree ("article_id") WHERE NOT is_moderated;--> statement-breakpoint
CREATE INDEX "comments_article_hidden" ON "comments" USING btree ("article_id","user_id") WHERE is_moderated;--> statement-breakpoint
CREATE INDEX "comments_article" ON "comments" USING btree ("article_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);