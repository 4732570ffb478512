-- Keys are compared byte by byte: upper-case letters and digits, whatever the database's own collation is.
ALTER TABLE providers
  ALTER COLUMN name1 TYPE text COLLATE "C", ALTER COLUMN name2 TYPE text COLLATE "C",
  ALTER COLUMN state TYPE text COLLATE "C", ALTER COLUMN city TYPE text COLLATE "C",
  ALTER COLUMN zip5 TYPE text COLLATE "C", ALTER COLUMN zip TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE provider_specialties
  ALTER COLUMN code TYPE text COLLATE "C",
  ALTER COLUMN name1 TYPE text COLLATE "C", ALTER COLUMN name2 TYPE text COLLATE "C",
  ALTER COLUMN state TYPE text COLLATE "C", ALTER COLUMN city TYPE text COLLATE "C",
  ALTER COLUMN zip5 TYPE text COLLATE "C", ALTER COLUMN zip TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE provider_aliases
  ALTER COLUMN name1 TYPE text COLLATE "C", ALTER COLUMN name2 TYPE text COLLATE "C",
  ALTER COLUMN state TYPE text COLLATE "C", ALTER COLUMN city TYPE text COLLATE "C",
  ALTER COLUMN zip5 TYPE text COLLATE "C", ALTER COLUMN zip TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE provider_exclusions
  ALTER COLUMN name1 TYPE text COLLATE "C", ALTER COLUMN name2 TYPE text COLLATE "C",
  ALTER COLUMN state TYPE text COLLATE "C";
--> statement-breakpoint
ALTER TABLE provider_surnames ALTER COLUMN surname TYPE text COLLATE "C";
--> statement-breakpoint
CREATE INDEX providers_name ON providers (name1, name2, npi) INCLUDE (entity, state, city, zip);
--> statement-breakpoint
CREATE INDEX providers_state ON providers (state, name1, name2, npi) INCLUDE (entity, city, zip);
--> statement-breakpoint
CREATE INDEX providers_city ON providers (city, name1, name2, npi) INCLUDE (entity, state, zip);
--> statement-breakpoint
CREATE INDEX providers_zip ON providers (zip5, name1, name2, npi) INCLUDE (entity, state, city, zip);
--> statement-breakpoint
CREATE INDEX providers_given ON providers (name2, name1, npi) INCLUDE (entity, state, city, zip) WHERE entity = 1;
--> statement-breakpoint
CREATE INDEX providers_words ON providers USING gin (to_tsvector('simple', name1)) WHERE entity = 2;
--> statement-breakpoint
CREATE INDEX provider_specialties_name ON provider_specialties (code, name1, name2, npi) INCLUDE (entity, state, city, zip);
--> statement-breakpoint
CREATE INDEX provider_specialties_state ON provider_specialties (code, state, name1, name2, npi) INCLUDE (entity, city, zip);
--> statement-breakpoint
CREATE INDEX provider_specialties_city ON provider_specialties (code, city, name1, name2, npi) INCLUDE (entity, state, zip);
--> statement-breakpoint
CREATE INDEX provider_specialties_zip ON provider_specialties (code, zip5, name1, name2, npi) INCLUDE (entity, state, city, zip);
--> statement-breakpoint
CREATE INDEX provider_specialties_npi ON provider_specialties (npi) INCLUDE (code);
--> statement-breakpoint
CREATE INDEX provider_aliases_name ON provider_aliases (name1, name2, npi) INCLUDE (entity, state, city, zip);
--> statement-breakpoint
CREATE INDEX provider_aliases_npi ON provider_aliases (npi);
--> statement-breakpoint
CREATE INDEX provider_surnames_similar ON provider_surnames USING gin (surname gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX provider_surnames_sound ON provider_surnames (sound);
--> statement-breakpoint
CREATE INDEX provider_surnames_other_sound ON provider_surnames (other_sound);
