CREATE TABLE "drug_recalls" (
	"recall_number" text PRIMARY KEY NOT NULL,
	"classification" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"firm" text NOT NULL,
	"product" text NOT NULL,
	"initiated_on" date,
	"terminated_on" date,
	"product_keys" text[] NOT NULL
);
--> statement-breakpoint
CREATE INDEX "drug_recalls_products" ON "drug_recalls" USING gin ("product_keys");