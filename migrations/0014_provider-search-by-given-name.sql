-- A given name or its initial together with a state or a specialty: without these a large state is walked from end to end.
CREATE INDEX IF NOT EXISTS providers_state_given ON providers (state, name2, name1, npi) INCLUDE (entity, city, zip) WHERE entity = 1;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS provider_specialties_given ON provider_specialties (code, name2, name1, npi) INCLUDE (entity, state, city, zip);
