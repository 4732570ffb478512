-- What has been loaded already gets its names with the next file of other names, the same or a later one.
ALTER TABLE "provider_sides" ADD COLUMN "name" text COLLATE "C" DEFAULT '' NOT NULL;
