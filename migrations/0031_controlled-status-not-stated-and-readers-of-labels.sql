ALTER TABLE "drugs" ALTER COLUMN "is_controlled" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "drugs" ALTER COLUMN "is_controlled" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "labels" ADD COLUMN "reader" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "labels_reader" ON "labels" USING btree ("reader");--> statement-breakpoint
UPDATE "drugs" SET "is_controlled" = NULL WHERE "schedule" IS NULL;