TRUNCATE provider_words, provider_word_totals;
--> statement-breakpoint
DROP INDEX provider_words_name, provider_words_state, provider_words_zip, provider_words_npi;
--> statement-breakpoint
ALTER TABLE "provider_words" ADD COLUMN "code" text COLLATE "C" NOT NULL;
--> statement-breakpoint
ALTER TABLE "provider_words" ADD COLUMN "others" text COLLATE "C" NOT NULL;
--> statement-breakpoint
-- What has been loaded already, as a load writes it from now on.
INSERT INTO provider_words (word, code, npi, name1, name2, others, state, city, zip5, zip)
WITH organizations AS (
  SELECT *, CASE WHEN also_named = '{}' THEN '' ELSE (
    SELECT left(string_agg(split_part(other, '|', 2), ' '), 800) FROM unnest(also_named) AS other
  ) END AS others FROM providers WHERE entity = 2
), usual AS MATERIALIZED (
  SELECT word FROM organizations,
    LATERAL (SELECT DISTINCT unnest(string_to_array(btrim(name1 || ' ' || others), ' ')) COLLATE "C" AS word) AS each
  GROUP BY word HAVING count(*) * 100 > (SELECT count(*) FROM providers WHERE entity = 2)
), paired AS MATERIALIZED (SELECT array_agg(word) AS words FROM usual)
SELECT word, code, npi, name1, name2, others, state, city, zip5, zip FROM organizations, paired, LATERAL (
  WITH each AS (SELECT DISTINCT unnest(string_to_array(btrim(name1 || ' ' || others), ' ')) COLLATE "C" AS word),
    common AS (SELECT word FROM each WHERE word = ANY(paired.words))
  SELECT word, '' AS code FROM each
  UNION ALL
  SELECT word, unnest(taxonomy_codes) FROM each
  UNION ALL
  SELECT one.word || ' ' || other.word, '' FROM common one JOIN common other ON one.word < other.word
) AS words;
--> statement-breakpoint
INSERT INTO provider_word_totals (word, providers, paired)
SELECT word, count(*)::int,
  strpos(word, ' ') = 0 AND count(*) * 100 > (SELECT count(*) FROM providers WHERE entity = 2)
FROM provider_words WHERE code = '' GROUP BY word;
--> statement-breakpoint
CREATE INDEX provider_words_name ON provider_words (word, code, name1, name2, npi) INCLUDE (others, state, city, zip);
--> statement-breakpoint
CREATE INDEX provider_words_state ON provider_words (word, code, state, name1, name2, npi) INCLUDE (others, city, zip);
--> statement-breakpoint
CREATE INDEX provider_words_zip ON provider_words (word, code, zip5, name1, name2, npi) INCLUDE (others, state, city, zip);
--> statement-breakpoint
CREATE INDEX provider_words_npi ON provider_words (npi);
--> statement-breakpoint
ANALYZE provider_words;
