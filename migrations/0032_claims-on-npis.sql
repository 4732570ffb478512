CREATE TABLE "npi_contests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"npi" text NOT NULL,
	"email" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "proven_npi" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "npi_proof" text;--> statement-breakpoint
CREATE UNIQUE INDEX "npi_contests_npi_email" ON "npi_contests" USING btree ("npi",lower("email"));--> statement-breakpoint
-- A match with the registry no longer verifies anybody, and it counts only where the e-mail address is confirmed.
UPDATE "users" SET "is_verified" = false WHERE "is_verified";--> statement-breakpoint
UPDATE "users" SET "npi_match" = 'unconfirmed' WHERE "npi_match" IN ('matched', 'claimed-twice') AND "email_confirmed_at" IS NULL;--> statement-breakpoint
-- Where an unconfirmed claim had taken a mark away, the next round of the job gives it back.
UPDATE "users" SET "npi_checked_at" = NULL WHERE "npi_match" = 'claimed-twice';
