-- An array's text may depend on settings for some types of elements, so that the database lets no stored column have it;
-- that of texts does not.
CREATE FUNCTION "joined_words"(words text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN array_to_string(words, ' ');--> statement-breakpoint
ALTER TABLE "news_articles" drop column "searchable";--> statement-breakpoint
ALTER TABLE "news_articles" ADD COLUMN "searchable" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A')
  || setweight(to_tsvector('english', coalesce(description, '')), 'B')
  || setweight(to_tsvector('english', category || ' ' || source || ' ' || joined_words(tags)), 'C')
  || setweight(to_tsvector('english', left(coalesce(content, ''), 30000)), 'D')) STORED NOT NULL;--> statement-breakpoint
-- Went with the column.
CREATE INDEX "news_articles_searchable" ON "news_articles" USING gin ("searchable");--> statement-breakpoint
-- How common a word is, which the search asks, is known of the column as it was.
ANALYZE "news_articles";
