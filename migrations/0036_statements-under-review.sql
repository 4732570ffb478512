CREATE TABLE "label_changes" (
	"statement" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"record" text NOT NULL,
	"says" text NOT NULL,
	"use" text,
	"sections" text NOT NULL,
	"severity" text NOT NULL,
	"judgement" text NOT NULL,
	"found" text NOT NULL,
	"set_id" text NOT NULL,
	"version" integer NOT NULL,
	"supported_by" integer,
	"changed_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "label_checks" (
	"set_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"problem" text,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "label_changes_file" ON "label_changes" USING btree ("file");--> statement-breakpoint
CREATE INDEX "label_changes_set_id" ON "label_changes" USING btree ("set_id");