CREATE TABLE "drug_packages" (
	"ndc" text PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"product_ndc" text NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"set_id" text NOT NULL,
	"version" integer NOT NULL,
	"spl_id" text NOT NULL,
	"effective_on" date,
	"title" text NOT NULL,
	"sections" "bytea" NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "labels_pkey" PRIMARY KEY("set_id","version")
);
--> statement-breakpoint
CREATE TABLE "substance_classes" (
	"substance" text PRIMARY KEY NOT NULL,
	"unii" text NOT NULL,
	"classes" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drug_suggestions" (
	"type" text NOT NULL,
	"term" text NOT NULL,
	"folded" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "drug_suggestions_pkey" PRIMARY KEY("type","term")
);
--> statement-breakpoint
CREATE TABLE "drug_terms" (
	"term" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identity" text NOT NULL,
	"product_key" text,
	"ndc_number" text,
	"brand_name" text NOT NULL,
	"generic_name" text NOT NULL,
	"strength" text NOT NULL,
	"manufacturer" text NOT NULL,
	"imprint" text NOT NULL,
	"shape" text,
	"colors" text[] NOT NULL,
	"size_mm" real,
	"pieces" integer,
	"schedule" text,
	"source_rank" smallint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pills_identity" UNIQUE("identity")
);
--> statement-breakpoint
DROP INDEX "drugs_brand_name";--> statement-breakpoint
DROP INDEX "drugs_generic_name";--> statement-breakpoint
DROP INDEX "drugs_category";--> statement-breakpoint
DROP INDEX "drugs_manufacturer";--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "identity" text NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "product_key" text;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "manufacturer_slug" text NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "brand_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "generic_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "form_family" text NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "substances" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "classes" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "schedule" text;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "marketed_from" date;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "marketed_until" date;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "facts_rank" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "set_id" text;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "label_version" integer;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "label_effective_on" date;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "has_boxed_warning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "search" "tsvector" NOT NULL;--> statement-breakpoint
ALTER TABLE "drugs" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "drug_packages_product" ON "drug_packages" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "labels_spl_id" ON "labels" USING btree ("spl_id");--> statement-breakpoint
CREATE INDEX "drug_suggestions_prefix" ON "drug_suggestions" USING btree ("folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "drug_terms_similar" ON "drug_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pills_product_key" ON "pills" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "drugs_form_family" ON "drugs" USING btree ("form_family","brand_key");--> statement-breakpoint
CREATE INDEX "drugs_set_id" ON "drugs" USING btree ("set_id");--> statement-breakpoint
CREATE INDEX "drugs_product_key" ON "drugs" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "drugs_search" ON "drugs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "drugs_brand_name" ON "drugs" USING btree ("brand_key","manufacturer_slug","identity");--> statement-breakpoint
CREATE INDEX "drugs_generic_name" ON "drugs" USING btree ("generic_key");--> statement-breakpoint
CREATE INDEX "drugs_category" ON "drugs" USING btree ("category","brand_key");--> statement-breakpoint
CREATE INDEX "drugs_manufacturer" ON "drugs" USING btree ("manufacturer_slug","brand_key");--> statement-breakpoint
ALTER TABLE "drugs" ADD CONSTRAINT "drugs_identity" UNIQUE("identity");