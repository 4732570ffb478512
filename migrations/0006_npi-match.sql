ALTER TABLE "users" ADD COLUMN "npi_match" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "npi_checked_at" timestamp with time zone;