CREATE TABLE "rxnorm_concepts" (
	"rxcui" integer PRIMARY KEY NOT NULL,
	"tty" text NOT NULL,
	"name" text NOT NULL,
	"prescribable_name" text,
	"is_suppressed" boolean NOT NULL,
	"ingredients" integer[],
	"name_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rxnorm_ndcs" (
	"package_key" text NOT NULL,
	"product_key" text NOT NULL,
	"rxcui" integer NOT NULL,
	CONSTRAINT "rxnorm_ndcs_pkey" PRIMARY KEY("package_key","rxcui")
);
--> statement-breakpoint
CREATE TABLE "rxnorm_uniis" (
	"unii" text NOT NULL,
	"rxcui" integer NOT NULL,
	CONSTRAINT "rxnorm_uniis_pkey" PRIMARY KEY("unii","rxcui")
);
--> statement-breakpoint
ALTER TABLE "ingest_runs" ADD COLUMN "content_on" date;--> statement-breakpoint
CREATE INDEX "rxnorm_concepts_name" ON "rxnorm_concepts" USING hash ("name_key");--> statement-breakpoint
CREATE INDEX "rxnorm_ndcs_product" ON "rxnorm_ndcs" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "rxnorm_ndcs_rxcui" ON "rxnorm_ndcs" USING btree ("rxcui");--> statement-breakpoint
CREATE INDEX "rxnorm_uniis_rxcui" ON "rxnorm_uniis" USING btree ("rxcui");