CREATE INDEX provider_aliases_state ON provider_aliases (state, name1, name2, npi) INCLUDE (city, zip) WHERE entity = 2;
