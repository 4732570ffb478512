CREATE TABLE "drug_shortages" (
	"identity" text PRIMARY KEY NOT NULL,
	"product_key" text,
	"generic" text NOT NULL,
	"company" text NOT NULL,
	"presentation" text NOT NULL,
	"status" text NOT NULL,
	"availability" text,
	"reason" text,
	"posted_on" date,
	"updated_on" date
);
--> statement-breakpoint
CREATE TABLE "orange_book_products" (
	"application" text NOT NULL,
	"product_number" text NOT NULL,
	"ingredient" text NOT NULL,
	"form" text NOT NULL,
	"route" text NOT NULL,
	"strength" text NOT NULL,
	"trade_name" text NOT NULL,
	"applicant" text NOT NULL,
	"rating" text,
	"approved_on" date,
	"is_reference" boolean NOT NULL,
	"marketing" text NOT NULL,
	CONSTRAINT "orange_book_products_pkey" PRIMARY KEY("application","product_number")
);
--> statement-breakpoint
CREATE TABLE "safety_label_changes" (
	"application" text NOT NULL,
	"changed_on" date NOT NULL,
	"drug" text NOT NULL,
	"ingredient" text NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "safety_label_changes_pkey" PRIMARY KEY("application","changed_on","number")
);
--> statement-breakpoint
ALTER TABLE "drug_recalls" ADD COLUMN "classified_on" date;--> statement-breakpoint
ALTER TABLE "drug_recalls" ADD COLUMN "event_id" text;--> statement-breakpoint
CREATE INDEX "drug_shortages_product" ON "drug_shortages" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "orange_book_products_alike" ON "orange_book_products" USING btree ("ingredient","form","route");--> statement-breakpoint
CREATE INDEX "orange_book_products_approved" ON "orange_book_products" USING btree ("approved_on");--> statement-breakpoint
CREATE INDEX "safety_label_changes_day" ON "safety_label_changes" USING btree ("changed_on");