CREATE TABLE "source_files" (
	"source" text NOT NULL,
	"key" text NOT NULL,
	"address" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" bigint NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "source_files_pkey" PRIMARY KEY("source","key")
);
--> statement-breakpoint
CREATE TABLE "source_looks" (
	"source" text PRIMARY KEY NOT NULL,
	"looked_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_look_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "source_files_sha256" ON "source_files" USING btree ("source","sha256");