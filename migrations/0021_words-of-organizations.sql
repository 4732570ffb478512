CREATE TABLE "provider_word_totals" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"providers" integer NOT NULL,
	"paired" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_words" (
	"word" text COLLATE "C" NOT NULL,
	"npi" bigint NOT NULL,
	"name1" text COLLATE "C" NOT NULL,
	"name2" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"city" text COLLATE "C" NOT NULL,
	"zip5" text COLLATE "C" NOT NULL,
	"zip" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
-- What has been loaded already, as a load writes it from now on.
INSERT INTO provider_words (word, npi, name1, name2, state, city, zip5, zip)
WITH usual AS MATERIALIZED (
  SELECT word FROM providers, unnest(string_to_array(name1, ' ')) AS word WHERE entity = 2 GROUP BY word
  HAVING count(*) * 100 > (SELECT count(*) FROM providers WHERE entity = 2)
), paired AS MATERIALIZED (SELECT array_agg(word) AS words FROM usual)
SELECT word, npi, name1, name2, state, city, zip5, zip FROM providers, paired, LATERAL (
  WITH each AS (SELECT DISTINCT unnest(string_to_array(name1, ' ')) COLLATE "C" AS word),
    common AS (SELECT word FROM each WHERE word = ANY(paired.words))
  SELECT word FROM each
  UNION ALL
  SELECT one.word || ' ' || other.word FROM common one JOIN common other ON one.word < other.word
) AS words
WHERE entity = 2;
--> statement-breakpoint
INSERT INTO provider_word_totals (word, providers, paired)
SELECT word, count(*)::int,
  strpos(word, ' ') = 0 AND count(*) * 100 > (SELECT count(*) FROM providers WHERE entity = 2)
FROM provider_words GROUP BY word;
--> statement-breakpoint
CREATE INDEX provider_words_name ON provider_words (word, name1, name2, npi) INCLUDE (state, city, zip);
--> statement-breakpoint
CREATE INDEX provider_words_state ON provider_words (word, state, name1, name2, npi) INCLUDE (city, zip);
--> statement-breakpoint
CREATE INDEX provider_words_zip ON provider_words (word, zip5, name1, name2, npi) INCLUDE (state, city, zip);
--> statement-breakpoint
CREATE INDEX provider_words_npi ON provider_words (npi);
--> statement-breakpoint
ANALYZE provider_words;
--> statement-breakpoint
DROP INDEX providers_words;
--> statement-breakpoint
CREATE INDEX provider_specialties_organization ON provider_specialties (code, name1, name2, npi) INCLUDE (state, city, zip) WHERE entity = 2;
