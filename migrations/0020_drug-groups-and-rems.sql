ALTER TABLE "drugs" ADD COLUMN "is_under_rems" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drug_search_builds" ADD COLUMN "groups" "bytea";--> statement-breakpoint
ALTER TABLE "drug_search_builds" ADD COLUMN "labelers" "bytea";