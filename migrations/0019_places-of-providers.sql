CREATE TABLE "provider_places" (
	"city" text COLLATE "C" NOT NULL,
	"state" text COLLATE "C" NOT NULL,
	"zip5" text COLLATE "C" NOT NULL,
	"providers" integer NOT NULL,
	CONSTRAINT "provider_places_pkey" PRIMARY KEY("city","state","zip5")
);
--> statement-breakpoint
CREATE INDEX "provider_places_zip" ON "provider_places" USING btree ("zip5");
--> statement-breakpoint
INSERT INTO provider_places (city, state, zip5, providers)
SELECT city, state, zip5, count(*)::int FROM providers WHERE entity <> 0 GROUP BY city, state, zip5;
--> statement-breakpoint
-- One provider in five is an organization: among people a walk for one would look at five times as many.
CREATE INDEX IF NOT EXISTS providers_organization ON providers (name1, name2, npi) INCLUDE (state, city, zip) WHERE entity = 2;
--> statement-breakpoint
INSERT INTO provider_totals (specialty, state, providers)
SELECT code, coalesce(state, ''), sum(held)::int FROM (
  SELECT code, state, count(*) AS held FROM provider_specialties GROUP BY code, state
) AS counted GROUP BY GROUPING SETS ((code), (code, state)) HAVING state IS NULL OR state <> '';
