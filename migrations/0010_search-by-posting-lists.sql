CREATE TABLE "drug_places" (
	"generation" integer NOT NULL,
	"place" integer NOT NULL,
	"drug_id" uuid NOT NULL,
	CONSTRAINT "drug_places_pkey" PRIMARY KEY("generation","place")
);
--> statement-breakpoint
CREATE TABLE "drug_postings" (
	"generation" integer NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"products" integer NOT NULL,
	"places" "bytea" NOT NULL,
	"named" "bytea"
);
--> statement-breakpoint
CREATE TABLE "drug_search_builds" (
	"generation" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "drug_search_builds_generation_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"as_of" timestamp with time zone DEFAULT now() NOT NULL,
	"products" integer DEFAULT 0 NOT NULL,
	"by_labeler" "bytea",
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "drugs_category";--> statement-breakpoint
DROP INDEX "drugs_manufacturer";--> statement-breakpoint
DROP INDEX "drugs_form_family";--> statement-breakpoint
DROP INDEX "drugs_search";--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "indication_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "drugs" SET "indication_words" = array_to_string(tsvector_to_array("search"), ' ');--> statement-breakpoint
CREATE INDEX "drug_postings_term" ON "drug_postings" USING btree ("generation","kind","term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "drugs_updated_at" ON "drugs" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "drug_suggestions_within" ON "drug_suggestions" USING gin ("folded" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "drugs" DROP COLUMN "search";